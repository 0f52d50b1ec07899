import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { LineStyleDialog, PointStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleFieldSource, sampleFields, sampleStatistics } from '../support/sample-fields';

const meta = {
  title: 'Dialog/Point and line',
  component: PointStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: createScheme('single-symbol', 'point'),
    ports: { fields: sampleFieldSource },
    onApply: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof PointStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Point: Story = {};

export const PointSizes: Story = {
  args: {
    value: generateCategories(
      createScheme('graduated-size', 'point', {
        field: sampleFields[2],
        statistics: sampleStatistics('AREA'),
      }),
    ),
  },
};

export const Line: Story = {
  args: { value: createScheme('single-symbol', 'line') },
  render: (args) => <LineStyleDialog {...args} />,
};
