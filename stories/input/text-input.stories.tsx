import { TextInput } from '@gep/style-editor/controls';
import type { TextInputProps } from '@gep/style-editor/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, choice, figure, id, leftOut, text, toggle } from '../support/controls';
import { inputPage, inReadOnly, longChinese, longEnglish } from '../support/input-page';
import { withState } from '../support/with-state';

const meta = {
  title: 'Input/Text',
  component: TextInput,
  ...inputPage,
  args: { label: '名称', value: '林地', onChange: fn() },
  argTypes: {
    value: text,
    label: text,
    placeholder: text,
    invalid: toggle,
    disabled: toggle,
    id,
    unit: text,
    type: choice(['text', 'password']),
    inputMode: choice(['text', 'numeric']),
    maxLength: figure,
    name: leftOut('of a form'),
    autoComplete: leftOut('of a form'),
    autoFocus: leftOut('when it appears'),
    ref: leftOut('of the element'),
    describedBy: leftOut('an id of the page'),
    onChange: action,
    onBlur: action,
  },
  render: withState<string, TextInputProps>(TextInput),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Empty: Story = { args: { value: '', placeholder: '请输入符号名称' } };
export const Invalid: Story = { args: { value: '', invalid: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithUnit: Story = { args: { label: '年份', value: '2020', unit: '年', inputMode: 'numeric' } };
export const LongChinese: Story = { args: { value: longChinese } };
export const LongEnglish: Story = { args: { label: 'Name', value: longEnglish } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '与草地');
    await expect(args.onChange).toHaveBeenLastCalledWith('林地与草地');
  },
};
export const ReadOnly: Story = {
  decorators: [inReadOnly],
  play: async () => {
    await userEvent.type(screen.getByRole('textbox'), '与草地');
    await expect(screen.getByRole('textbox')).toHaveValue('林地');
  },
};
