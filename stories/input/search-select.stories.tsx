import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SearchSelect } from '../../packages/style-editor/src/input';
import { action, id, json, leftOut, text, toggle } from '../support/controls';
import { inputPage, inReadOnly, longChinese, longEnglish } from '../support/input-page';
import { withState } from '../support/with-state';

const named = (...names: string[]) => names.map((name) => ({ value: name, label: name }));

const meta = {
  title: 'Input/Search select',
  component: SearchSelect<string>,
  ...inputPage,
  args: {
    label: '字体',
    value: 'SimSun',
    options: named('SimSun', 'SimHei', 'KaiTi', 'Arial'),
    onChange: fn(),
  },
  argTypes: {
    value: text,
    options: json,
    label: text,
    placeholder: text,
    disabled: toggle,
    invalid: toggle,
    id,
    typedOption: leftOut('a function that makes options of texts'),
    onChange: action,
  },
  render: withState<string, ComponentProps<typeof SearchSelect<string>>>(SearchSelect<string>),
} satisfies Meta<typeof SearchSelect<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const NothingChosen: Story = { args: { value: null, placeholder: '请选择' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { value: null, invalid: true } };
export const LongChinese: Story = { args: { value: longChinese, options: named(longChinese) } };
export const LongEnglish: Story = { args: { value: longEnglish, options: named(longEnglish) } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('kai');
    await screen.findByRole('option', { name: 'KaiTi' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('KaiTi');
  },
};
/** What the list lacks is typed. */
export const Typed: Story = {
  args: { typedOption: (name) => ({ value: name, label: name }) },
  play: async ({ args }) => {
    const box = screen.getByRole('combobox', { name: '字体' });
    await userEvent.clear(box);
    await userEvent.type(box, 'Fira Sans');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('Fira Sans');
  },
};
export const ReadOnly: Story = {
  decorators: [inReadOnly],
  play: () => expect(screen.getByRole('textbox', { name: '字体' })).toHaveAttribute('readonly'),
};
