import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DialogFooter } from '../../packages/style-editor/src/window';
import { action, json, optionalAction, text, toggle } from '../support/controls';
import { longEnglish } from '../support/input-page';
import { said } from '../support/said';

const meta = {
  title: 'Window/Dialog footer',
  component: DialogFooter,
  parameters: { docs: { story: { inline: true } } },
  decorators: [
    (Story) => (
      <div className="gep-root gep-dialog-footer" style={{ width: 560 }}>
        <Story />
      </div>
    ),
  ],
  args: { onCancel: fn(), onOk: fn() },
  argTypes: {
    line: json,
    ok: text,
    disabled: toggle,
    unavailable: toggle,
    onApply: optionalAction,
    onCancel: action,
    onOk: optionalAction,
  },
} satisfies Meta<typeof DialogFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithApply: Story = { args: { onApply: fn() } };
export const Problem: Story = { args: { line: { text: '至少一个符号图层可见' }, disabled: true } };
export const LongProblem: Story = { args: { line: { text: longEnglish } }, globals: { locale: 'en' } };
export const Waiting: Story = { args: { unavailable: true } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** With nothing to take over the other button closes. */
export const CloseOnly: Story = {
  args: { onOk: undefined },
  play: async () => {
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await expect(screen.getByRole('button', { name: said('关闭') })).toBeVisible();
  },
};
