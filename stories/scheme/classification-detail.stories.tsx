import { ClassificationDetailDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inChinese } from '../support/in-chinese';

const meta = {
  title: 'Scheme/Classification detail',
  component: ClassificationDetailDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: [0, 12.5, 40, 88.25, 160],
    colors: ['#ffffcc', '#c2e699', '#78c679', '#238443'],
    onApply: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ClassificationDetailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourClasses: Story = {};

export const NeighbourRule: Story = {
  globals: inChinese,
  play: async ({ args }) => {
    const upper = await screen.findByRole('textbox', { name: '第 1 类的上限' });
    await userEvent.clear(upper);
    await userEvent.type(upper, '40');
    await expect(screen.getByText('输入值不可大于或等于下一个间断值')).toBeVisible();
    await expect(screen.getByRole('button', { name: '确定' })).toBeDisabled();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
