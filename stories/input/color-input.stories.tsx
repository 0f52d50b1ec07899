import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ColorInput, forgetRecent } from '../../packages/style-editor/src/input';
import type { ColorInputProps } from '../../packages/style-editor/src/input';
import { action, choice, color, id, json, text, toggle } from '../support/controls';
import { inputPage, inReadOnly } from '../support/input-page';
import { withState } from '../support/with-state';

const meta = {
  title: 'Input/Colour',
  component: ColorInput,
  ...inputPage,
  args: { label: '填充', value: '#769868', onChange: fn() },
  argTypes: {
    value: color,
    label: text,
    palette: json,
    compact: toggle,
    disabled: toggle,
    tabIndex: choice([0, -1]),
    id,
    onChange: action,
  },
  render: withState<string, ColorInputProps>(ColorInput),
  beforeEach: () => {
    forgetRecent();
    // Whether the browser of the tests has one is its own affair.
    Object.assign(globalThis, { EyeDropper: undefined });
  },
} satisfies Meta<typeof ColorInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.getByRole('button', { name: /^填充/ });

export const Plain: Story = {};
export const Compact: Story = { args: { compact: true } };
export const None: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Opened: Story = {
  args: { palette: ['#ffffcc', '#78c679', '#238443'] },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: '#238443' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('#238443');
  },
};
export const ReadOnly: Story = {
  decorators: [inReadOnly],
  play: async () => {
    await userEvent.click(button());
    await expect(button()).toHaveFocus();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
