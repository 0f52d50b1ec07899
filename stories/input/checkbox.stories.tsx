import { Checkbox } from '@gep/style-editor';
import type { CheckboxProps } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, choice, text, toggle } from '../support/controls';
import { inputPage, inReadOnly } from '../support/input-page';
import { withState } from '../support/with-state';

const meta = {
  title: 'Input/Checkbox',
  component: Checkbox,
  ...inputPage,
  args: { label: '全选', value: false, onChange: fn() },
  argTypes: {
    value: toggle,
    mixed: toggle,
    label: text,
    disabled: toggle,
    tabIndex: choice([0, -1]),
    onChange: action,
  },
  render: withState<boolean, CheckboxProps>(Checkbox),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { value: true } };
export const Mixed: Story = {
  args: { mixed: true },
  play: () => expect(screen.getByRole('checkbox')).toBePartiallyChecked(),
};
export const Disabled: Story = { args: { value: true, disabled: true } };
export const Dark: Story = { args: { value: true }, globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('checkbox', { name: '全选' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const ReadOnly: Story = {
  args: { value: true },
  decorators: [inReadOnly],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox'));
    await expect(screen.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
