import { Checkbox, Segmented, Switch, TextInput } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Held } from '../support/held';

interface AnyControl {
  readonly onChange: (value: unknown) => void;
}

const meta = {
  title: 'Input/Controls',
  args: { onChange: fn() },
} satisfies Meta<AnyControl>;

export default meta;
type Story = StoryObj<AnyControl>;

const dashes = [
  { value: 'solid', label: '实线' },
  { value: 'dash', label: '短划线' },
  { value: 'dot', label: '点线' },
];

export const SwitchOffAndOn: Story = {
  render: ({ onChange }) => (
    <Held first={false} onChange={onChange}>
      {(value, change) => <Switch label="显示标注" value={value} onChange={change} />}
    </Held>
  ),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('switch', { name: '显示标注' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const SwitchDisabled: Story = {
  render: ({ onChange }) => (
    <div className="gep-root">
      <Switch label="背景" value onChange={onChange} disabled />
    </div>
  ),
};

export const CheckboxStates: Story = {
  render: ({ onChange }) => (
    <Held first={false} onChange={onChange}>
      {(value, change) => (
        <span style={{ display: 'flex', gap: 16 }}>
          <Checkbox label="全选" value={value} onChange={change} />
          <Checkbox label="部分" value={false} mixed onChange={onChange} />
          <Checkbox label="已选" value onChange={onChange} />
          <Checkbox label="不可用" value={false} disabled onChange={onChange} />
        </span>
      )}
    </Held>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: '全选' }));
    await expect(screen.getByRole('checkbox', { name: '全选' })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: '部分' })).toBePartiallyChecked();
  },
};

export const SegmentedChoice: Story = {
  render: ({ onChange }) => (
    <Held first="solid" onChange={onChange}>
      {(value, change) => <Segmented label="线型" value={value} options={dashes} onChange={change} />}
    </Held>
  ),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenCalledWith('dash');
    await expect(screen.getByRole('radio', { name: '短划线' })).toBeChecked();
  },
};

export const SegmentedDisabled: Story = {
  render: ({ onChange }) => (
    <div className="gep-root">
      <Segmented label="线型" value="dash" options={dashes} onChange={onChange} disabled />
    </div>
  ),
};

export const Text: Story = {
  render: ({ onChange }) => (
    <Held first="林地" onChange={onChange}>
      {(value, change) => <TextInput label="名称" value={value} onChange={change} />}
    </Held>
  ),
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: '名称' }), '与草地');
    await expect(args.onChange).toHaveBeenLastCalledWith('林地与草地');
  },
};

export const TextInvalidAndDisabled: Story = {
  render: ({ onChange }) => (
    <div className="gep-root" style={{ display: 'grid', gap: 8, width: 220, padding: 8 }}>
      <TextInput label="空" value="" placeholder="请输入符号名称" invalid onChange={onChange} />
      <TextInput label="不可用" value="林地" disabled onChange={onChange} />
    </div>
  ),
};

export const AllDark: Story = {
  globals: { theme: 'dark' },
  render: ({ onChange }) => (
    <div className="gep-root" style={{ display: 'grid', gap: 8, width: 220, padding: 8 }}>
      <Switch label="显示标注" value onChange={onChange} />
      <Checkbox label="全选" value onChange={onChange} />
      <Segmented label="线型" value="dash" options={dashes} onChange={onChange} />
      <TextInput label="名称" value="林地" onChange={onChange} />
    </div>
  ),
};
