import { Segmented } from '@gep/style-editor/controls';
import type { SegmentedProps } from '@gep/style-editor/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, id, json, text, toggle } from '../support/controls';
import { inputPage, inReadOnly } from '../support/input-page';
import { withState } from '../support/with-state';

const meta = {
  title: 'Input/Segmented',
  component: Segmented<string>,
  ...inputPage,
  args: {
    label: '线型',
    value: 'solid',
    options: [
      { value: 'solid', label: '实线' },
      { value: 'dash', label: '短划线' },
      { value: 'dot', label: '点线' },
    ],
    onChange: fn(),
  },
  argTypes: { value: text, options: json, label: text, disabled: toggle, id, onChange: action },
  render: withState<string, SegmentedProps<string>>(Segmented<string>),
} satisfies Meta<typeof Segmented<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
/** Pictures in place of words; the words stay names and tooltips. */
export const Pictures: Story = {
  args: {
    options: ['0', '4 2', '1 2'].map((dash, i) => ({
      value: ['solid', 'dash', 'dot'][i],
      label: ['实线', '短划线', '点线'][i],
      content: (
        <svg width={32} height={8}>
          <path d="M0 4H32" stroke="currentColor" strokeWidth={2} strokeDasharray={dash} />
        </svg>
      ),
    })),
  },
  play: () => expect(screen.getByRole('radio', { name: '短划线' })).toBeVisible(),
};
export const Disabled: Story = { args: { value: 'dash', disabled: true } };
export const LongChinese: Story = {
  args: { value: 'b', options: ['沿要素中心线放置', '点上'].map((label, i) => ({ value: 'ab'[i], label })) },
};
export const LongEnglish: Story = {
  args: {
    value: 'a',
    options: ['Along the line', 'At the middle'].map((label, i) => ({ value: 'ab'[i], label })),
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('dash');
    await expect(screen.getByRole('radio', { name: '短划线' })).toBeChecked();
  },
};
export const ReadOnly: Story = {
  decorators: [inReadOnly],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: '实线' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
