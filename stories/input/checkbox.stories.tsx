import { Checkbox } from '@gep/style-editor/controls';
import type { CheckboxProps } from '@gep/style-editor/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, choice, id, text, toggle } from '../support/controls';
import { inputPage, inReadOnly } from '../support/input-page';
import { withState } from '../support/with-state';

const meta = {
  title: 'Input/Checkbox',
  component: Checkbox,
  ...inputPage,
  args: { label: '全选', value: false, bare: true, onChange: fn() },
  argTypes: {
    value: toggle,
    mixed: toggle,
    label: text,
    disabled: toggle,
    bare: toggle,
    id,
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
/** The words are a part of what is clicked. */
export const WithWords: Story = {
  args: { label: '记住密码', bare: false },
  play: async ({ args }) => {
    await userEvent.click(screen.getByText('记住密码'));
    await expect(screen.getByRole('checkbox', { name: '记住密码' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
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
