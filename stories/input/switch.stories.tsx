import { Switch } from '@gep/style-editor/controls';
import type { SwitchProps } from '@gep/style-editor/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, id, text, toggle } from '../support/controls';
import { inputPage, inReadOnly, longChinese, longEnglish } from '../support/input-page';
import { withState } from '../support/with-state';

const meta = {
  title: 'Input/Switch',
  component: Switch,
  ...inputPage,
  args: { label: '显示标注', value: false, onChange: fn() },
  argTypes: { value: toggle, label: text, bare: toggle, disabled: toggle, id, onChange: action },
  render: withState<boolean, SwitchProps>(Switch),
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { value: true } };
export const Bare: Story = { args: { value: true, bare: true } };
export const Disabled: Story = { args: { value: true, disabled: true } };
export const LongChinese: Story = { args: { label: longChinese } };
export const LongEnglish: Story = { args: { label: longEnglish } };
export const Dark: Story = { args: { value: true }, globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('switch', { name: '显示标注' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
/** It takes the focus and is read out, and stays as it is. */
export const ReadOnly: Story = {
  args: { value: true },
  decorators: [inReadOnly],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('switch')).toHaveFocus();
    await expect(screen.getByRole('switch')).toHaveAttribute('aria-readonly', 'true');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
