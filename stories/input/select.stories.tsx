import { Select } from '@gep/style-editor/controls';
import type { SelectProps } from '@gep/style-editor/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, id, json, leftOut, text, toggle } from '../support/controls';
import { Stateful } from '../support/stateful';

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const many = named(Array.from({ length: 300 }, (_, i) => `FIELD_${String(i + 1).padStart(3, '0')}`));

const meta = {
  title: 'Input/Select',
  component: Select<string>,
  parameters: { docs: { story: { inline: true } } },
  args: {
    label: '字段',
    value: 'AREA',
    options: named(['NAME', 'AREA', 'Sum', 'TYPE']),
    onChange: fn(),
    placeholder: '请选择',
  },
  render: (args: SelectProps<string>) => (
    <Stateful first={args.value} onChange={(next) => next !== null && args.onChange(next)}>
      {(value, onChange) => <Select {...args} value={value} onChange={onChange} />}
    </Stateful>
  ),
  argTypes: {
    value: text,
    options: json,
    label: text,
    placeholder: text,
    disabled: toggle,
    invalid: toggle,
    id,
    typedOption: leftOut('makes the list a search, see Search select'),
    onChange: action,
  },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = { args: { value: null, invalid: true } };
export const LongNames: Story = {
  args: {
    value: '2023年度全县生态系统生产总值核算结果',
    options: named(['2023年度全县生态系统生产总值核算结果', 'Gross ecosystem product of all counties, 2023']),
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };

/** Letters jump to the option that begins with them. */
export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'TYPE' });
    await userEvent.keyboard('su');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('Sum');
  },
};

/** A long list is searched. */
export const ThreeHundred: Story = {
  args: { options: many, value: 'FIELD_007' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('29');
    await expect(await screen.findAllByRole('option')).toHaveLength(13);
    await userEvent.keyboard('9{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('FIELD_299');
    await expect(screen.getByRole('combobox')).toHaveValue('FIELD_299');
  },
};

export const NothingFound: Story = {
  args: { options: many, value: null },
  globals: { locale: 'zh-CN' },
  play: async () => {
    await userEvent.type(screen.getByRole('combobox'), 'xyz');
    await expect(await screen.findByText('没有匹配项')).toBeVisible();
  },
};
