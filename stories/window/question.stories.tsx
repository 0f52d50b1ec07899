import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Question } from '../../packages/style-editor/src/window';
import { action, text, toggle } from '../support/controls';
import { longChinese, longEnglish } from '../support/input-page';

const meta = {
  title: 'Window/Question',
  component: Question,
  parameters: { layout: 'fullscreen', docs: { story: { iframeHeight: 320 } } },
  args: { title: '栅格设置', text: '该波段没有直方图，是否计算？', yes: '计算', onAnswer: fn() },
  argTypes: { title: text, text, yes: text, danger: toggle, onAnswer: action },
} satisfies Meta<typeof Question>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: () => expect(screen.findByRole('alertdialog', { name: '栅格设置' })).resolves.toBeVisible(),
};
export const LongChinese: Story = { args: { text: `${longChinese}：${longChinese}` } };
export const LongEnglish: Story = { args: { title: 'Raster settings', text: longEnglish, yes: 'Compute' } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** What is lost when the answer is yes. */
export const Danger: Story = {
  args: { title: '删除样式', text: '确定删除“林地”吗？', yes: '删除', danger: true },
};

/** Escape is a no. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const yes = await screen.findByRole('button', { name: '计算' });
    yes.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};
