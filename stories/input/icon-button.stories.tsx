import { IconButton } from '@gep/style-editor/controls';
import { ArrowLeftRight, Copy, Plus, Trash2 } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, choice, path, text, toggle } from '../support/controls';
import { inputPage, inReadOnly } from '../support/input-page';

const icons = { Copy, Plus, Trash2, ArrowLeftRight };

const meta = {
  title: 'Input/Icon button',
  component: IconButton,
  ...inputPage,
  args: { icon: Copy, label: '复制图层', onClick: fn() },
  argTypes: {
    at: path,
    icon: { ...choice(Object.keys(icons)), mapping: icons },
    label: text,
    title: text,
    pressed: toggle,
    disabled: toggle,
    unavailable: toggle,
    onClick: action,
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Pressed: Story = { args: { icon: ArrowLeftRight, label: '反转色带', pressed: true } };
export const Disabled: Story = { args: { disabled: true } };
export const Unavailable: Story = {
  args: { icon: Trash2, label: '删除图层', title: '至少保留一个图层', unavailable: true },
};
export const Dark: Story = {
  args: { icon: ArrowLeftRight, label: '反转色带', pressed: true },
  globals: { theme: 'dark' },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(screen.getByRole('button')).toHaveAttribute('title', '复制图层');
  },
};
export const ReadOnly: Story = {
  decorators: [inReadOnly],
  play: () => expect(screen.queryByRole('button')).toBeNull(),
};
