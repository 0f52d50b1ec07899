import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ProblemLine } from '../../packages/style-editor/src/input';
import { choice, optionalAction, text } from '../support/controls';
import { inputPage, longChinese, longEnglish } from '../support/input-page';

const meta = {
  title: 'Input/Problem line',
  component: ProblemLine,
  ...inputPage,
  args: { text: '标注字段不能为空' },
  argTypes: { text, look: choice(['error', 'warning', 'done']), onGo: optionalAction },
} satisfies Meta<typeof ProblemLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {};
export const Warning: Story = { args: { look: 'warning', text: '裁剪百分比之和超过 100，已恢复为 2' } };
export const Done: Story = { args: { look: 'done', text: '已复制到剪贴板' } };
export const Nothing: Story = { args: { text: null } };
export const LongChinese: Story = { args: { text: longChinese } };
export const LongEnglish: Story = { args: { text: longEnglish } };
export const Dark: Story = { args: Warning.args, globals: { theme: 'dark' } };

/** The line leads to the culprit. */
export const Leading: Story = {
  args: { onGo: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '标注字段不能为空' }));
    await expect(args.onGo).toHaveBeenCalledOnce();
  },
};
