import { Button } from '@gep/style-editor/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, choice, leftOut, text, toggle } from '../support/controls';
import { inputPage, inReadOnly, longChinese, longEnglish } from '../support/input-page';

const meta = {
  title: 'Input/Button',
  component: Button,
  ...inputPage,
  args: { children: '编辑间断值', look: 'plain', onClick: fn() },
  argTypes: {
    children: text,
    look: choice(['plain', 'primary', 'danger', 'warning', 'quiet', 'text']),
    disabled: toggle,
    unavailable: toggle,
    title: text,
    type: leftOut('submits a form'),
    form: leftOut('id of the form that it submits'),
    autoFocus: leftOut('when it appears'),
    ref: leftOut('of the element'),
    onClick: action,
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Primary: Story = { args: { look: 'primary', children: '确定' } };
export const Danger: Story = { args: { look: 'danger', children: '删除' } };
export const Quiet: Story = { args: { look: 'quiet' } };
export const Warning: Story = { args: { look: 'warning', children: '停止' } };
export const Text: Story = { args: { look: 'text', children: '打开' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongChinese: Story = { args: { children: longChinese } };
export const LongEnglish: Story = { args: { children: longEnglish } };
export const Dark: Story = { args: { look: 'primary' }, globals: { theme: 'dark' } };

/** It does nothing for now and keeps the focus, so that the keyboard is not thrown out of a window. */
export const Unavailable: Story = {
  args: { unavailable: true },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('button')).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
/** What would change something is not there. */
export const ReadOnly: Story = {
  decorators: [inReadOnly],
  play: () => expect(screen.queryByRole('button')).toBeNull(),
};
