import { LimitField, NumberInput } from '@gep/style-editor/controls';
import type { NumberInputProps } from '@gep/style-editor/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, figure, id, optionalAction, text, toggle } from '../support/controls';
import { Stateful } from '../support/stateful';
import { said } from '../support/said';

const meta = {
  title: 'Field/Number field',
  component: NumberInput,
  parameters: { docs: { story: { inline: true } } },
  args: { label: '宽度', value: 8, min: 1, max: 100, step: 1, unit: 'px', onChange: fn() },
  render: (args: NumberInputProps) => (
    <Stateful first={args.value} onChange={args.onChange}>
      {(value, onChange) => <NumberInput {...args} value={value} onChange={onChange} />}
    </Stateful>
  ),
  argTypes: {
    value: figure,
    min: figure,
    max: figure,
    step: figure,
    label: text,
    prefix: text,
    unit: text,
    placeholder: text,
    integer: toggle,
    disabled: toggle,
    invalid: toggle,
    id,
    onChange: action,
    onEmpty: optionalAction,
  },
} satisfies Meta<typeof NumberInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('spinbutton');
const fill = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

export const WithUnit: Story = {};
export const Plain: Story = { args: { unit: undefined } };
export const Degrees: Story = { args: { label: '旋转', value: -45, min: -360, max: 360, unit: '°' } };
export const Scale: Story = {
  args: { label: '比例尺', value: 50000, max: 1e8, step: 1000, unit: undefined, prefix: '1 :' },
};
export const Empty: Story = { args: { value: NaN, placeholder: '不限', onEmpty: fn() } };
export const Disabled: Story = { args: { disabled: true } };
export const AtItsBound: Story = { args: { value: 100 } };
export const LongNumber: Story = { args: { value: -123456789.123456, min: undefined, max: undefined } };
export const TinyNumber: Story = { args: { value: 1.25e-9, min: 0, max: 1, step: 1e-10, unit: undefined } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Comfortable: Story = { globals: { density: 'comfortable' } };

/** What is wrong stays in the field until it is left, and is said under it. */
export const Invalid: Story = {
  play: async ({ args }) => {
    await fill('300');
    await expect(field()).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.getByText(said('应在 1 到 100 之间'))).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalledWith(300);
  },
};

/** After it is left, the last allowed value is back, and why. */
export const Restored: Story = {
  play: async () => {
    await fill('abc');
    await userEvent.tab();
    await expect(field()).toHaveValue('8');
    await expect(screen.getByText(said('请输入数字，已恢复为 8'))).toBeVisible();
  },
};

export const RestoredEnglishDark: Story = {
  globals: { locale: 'en', theme: 'dark' },
  play: async () => {
    await fill('0');
    await userEvent.tab();
    await expect(screen.getByText('Must be 1 to 100; reset to 8')).toBeVisible();
  },
};

/** Full-width digits and commas, as Chinese input methods write them. */
export const FullWidthDigits: Story = {
  play: async ({ args }) => {
    await fill('１２，５');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.tab();
    await expect(field()).toHaveValue('12.5');
  },
};

export const Thousands: Story = {
  args: { max: 1e6, unit: undefined },
  play: async ({ args }) => {
    await fill('12,500');
    await expect(args.onChange).toHaveBeenLastCalledWith(12500);
  },
};

/** Arrows step by one, with Shift and by page keys by ten; never beyond the bounds. */
export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}{PageDown}{PageDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(field()).toHaveValue('1');
  },
};

export const StepsWithoutNoise: Story = {
  args: { value: 0.1, min: 0, max: 1, step: 0.1, unit: undefined },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field()).toHaveValue('0.3');
  },
};

/** Bounds, step and unit of a field come from the model's limits. */
export const FromLimits: Story = {
  render: (args) => (
    <Stateful first={12} onChange={args.onChange}>
      {(value, onChange) => <LimitField label="字号" limit="labelSize" value={value} onChange={onChange} />}
    </Stateful>
  ),
  play: async ({ args }) => {
    await fill('101');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalledWith(101);
    await expect(field()).toHaveAttribute('aria-valuetext', '12 px');
  },
};
