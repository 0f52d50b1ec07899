import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Popup } from '../../packages/style-editor/src/input';
import { choice, json, leftOut, text } from '../support/controls';
import { inputPage, inReadOnly } from '../support/input-page';

const meta = {
  title: 'Input/Popup',
  component: Popup,
  ...inputPage,
  args: {
    label: '添加值',
    button: { className: 'gep-control', children: '添加值' },
    children: (close) => (
      <button type="button" className="gep-button" onClick={close}>
        完成
      </button>
    ),
  },
  argTypes: {
    label: text,
    button: json,
    edge: choice(['start', 'end']),
    className: text,
    children: leftOut('a function that draws what opens'),
  },
} satisfies Meta<typeof Popup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const AtTheEnd: Story = {
  args: { edge: 'end' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '添加值' }));
    await expect(await screen.findByRole('dialog', { name: '添加值' })).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { button: { className: 'gep-control', children: '添加值', disabled: true } },
};

/** Focus goes in and comes back. */
export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: '完成' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: '添加值' })).toHaveFocus();
  },
};
export const ReadOnly: Story = {
  decorators: [inReadOnly],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '添加值' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
