import { Slider } from '@gep/style-editor/controls';
import type { SliderProps } from '@gep/style-editor/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import { action, figure, text, toggle } from '../support/controls';
import { inputPage, inReadOnly } from '../support/input-page';
import { withState } from '../support/with-state';

const meta = {
  title: 'Input/Slider',
  component: Slider,
  ...inputPage,
  args: { label: '不透明度', value: 0.6, min: 0, max: 1, step: 0.05, onChange: fn() },
  argTypes: {
    value: figure,
    min: figure,
    max: figure,
    step: figure,
    label: text,
    valueText: text,
    disabled: toggle,
    onChange: action,
  },
  render: withState<number, SliderProps>(Slider),
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

const slider = () => screen.getByRole('slider', { name: '不透明度' });

export const Plain: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 1 } };
export const Disabled: Story = { args: { disabled: true } };
export const Dark: Story = { globals: { theme: 'dark' } };
/** Said as words in place of the bare figure. */
export const Words: Story = {
  args: { valueText: '60 %' },
  play: () => expect(slider()).toHaveAttribute('aria-valuetext', '60 %'),
};
export const Moved: Story = {
  play: async ({ args }) => {
    fireEvent.change(slider(), { target: { value: '0.25' } });
    await expect(args.onChange).toHaveBeenCalledWith(0.25);
    await expect(slider()).toHaveValue('0.25');
  },
};
export const ReadOnly: Story = { decorators: [inReadOnly], play: () => expect(slider()).toBeDisabled() };
