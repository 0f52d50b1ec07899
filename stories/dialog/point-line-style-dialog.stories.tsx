import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { LineStyleDialog, PointStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { byColor, bySize } from '../support/in-dialog';
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
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof PointStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const types = (geometry: 'point' | 'line') =>
  generateCategories(
    createScheme('unique-values', geometry, {
      field: sampleFields[3],
      statistics: sampleStatistics('TYPE'),
    }),
  );

/** Lines have a separate dialog. */
const asLine: Pick<Story, 'render'> = { render: (args) => <LineStyleDialog {...args} /> };

export const Point: Story = {};

export const PointUniqueValues: Story = { args: { value: types('point') } };

export const PointColors: Story = { args: { value: byColor('point', 4) } };

export const PointNoFieldYet: Story = { args: { value: createScheme('graduated-size', 'point') } };

export const PointSizes: Story = { args: { value: bySize('point', 4) } };

export const PointThirtyOneSizes: Story = { args: { value: bySize('point', 31) } };

export const PointEnglishDark: Story = {
  args: { value: bySize('point', 7) },
  globals: { locale: 'en', theme: 'dark' },
};

export const Line: Story = { args: { value: createScheme('single-symbol', 'line') }, ...asLine };

export const LineUniqueValues: Story = { args: { value: types('line') }, ...asLine };

export const LineOneWidth: Story = { args: { value: bySize('line', 1) }, ...asLine };

export const LineFiftyWidths: Story = { args: { value: bySize('line', 50) }, ...asLine };

export const LineEnglish: Story = {
  args: { value: byColor('line', 5) },
  globals: { locale: 'en' },
  ...asLine,
};
