import { colorRamps, toRamp } from '@gep/map-engine/color';
import { ColorRampSelect } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const meta = {
  title: 'Scheme/Colour ramp',
  component: ColorRampSelect,
  args: { value: toRamp(colorRamps[0]), onChange: fn() },
  decorators: [
    (Story) => (
      <div className="gep-root" style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ColorRampSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Preset: Story = {};
export const Reversed: Story = { args: { reverse: true } };
export const Custom: Story = { args: { value: { name: '', colors: ['#ffffff', '#2f6fb2'] } } };
export const Disabled: Story = { args: { disabled: true } };
