import { limits } from '@gep/map-engine/model';
import { SliderField } from '@gep/style-editor/controls';
import type { SliderFieldProps } from '@gep/style-editor/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, choice, figure, path, text, toggle } from '../support/controls';
import { Stateful } from '../support/stateful';
import { said } from '../support/said';

const meta = {
  title: 'Field/Slider field',
  component: SliderField,
  parameters: { docs: { story: { inline: true } } },
  args: { label: '不透明度', limit: 'opacity', value: 0.6, onChange: fn() },
  argTypes: {
    at: path,
    value: figure,
    limit: choice(Object.keys(limits)),
    label: text,
    disabled: toggle,
    wide: toggle,
    onChange: action,
  },
  render: (args: SliderFieldProps) => (
    <Stateful first={args.value} onChange={args.onChange}>
      {(value, onChange) => <SliderField {...args} value={value} onChange={onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof SliderField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opacity: Story = {};
export const Percent: Story = { args: { label: '亮度', limit: 'brightness', value: -20 } };
export const Disabled: Story = { args: { disabled: true } };
export const LongLabel: Story = { args: { label: '研究区范围以外像元与无数据像元的不透明度' } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** Slider and figure are one value. */
export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    const [slider, figure] = [screen.getByRole('slider'), screen.getByRole('spinbutton')];
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0.62);
    await expect(slider).toHaveValue('0.62');
    await userEvent.clear(figure);
    await userEvent.type(figure, '.5');
    await expect(slider).toHaveValue('0.5');
  },
};

export const Refused: Story = {
  globals: { locale: 'zh-CN' },
  play: async () => {
    const figure = screen.getByRole('spinbutton');
    await userEvent.clear(figure);
    await userEvent.type(figure, '2');
    await userEvent.tab();
    await expect(screen.getByText(said('应在 0 到 1 之间，已恢复为 0.6'))).toBeVisible();
  },
};
