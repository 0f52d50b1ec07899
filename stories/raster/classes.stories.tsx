import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { RasterGraduatedOptions } from '@gep/map-engine/scheme';
import type { RasterStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { inRasterDialog } from '../support/in-raster-dialog';
import { hostCalls, rasterDialog } from '../support/raster-dialog';
import { bandSource, countedBand, satelliteBands } from '../support/sample-rasters';
import { said } from '../support/said';

const graduated = (options: RasterGraduatedOptions) =>
  generateCategories(createScheme('raster-graduated', 'raster', { bands: satelliteBands, ...options }));

const meta = {
  title: 'Raster/Classes',
  ...rasterDialog,
  args: {
    value: graduated({ classes: 4 }),
    ports: { bands: bandSource(satelliteBands) },
    ...hostCalls,
  },
  argTypes: styleDialog,
} satisfies Meta<typeof RasterStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourClasses: Story = {
  play: async ({ args }) => {
    const { pick, type, press } = await inRasterDialog();
    await pick(said('分级方法'), said('分位数'));
    await type(said('分级数'), '6');
    await press(said('应用'));
    await expect(args.onApply).toHaveBeenLastCalledWith(
      expect.objectContaining({
        classification: expect.objectContaining({ method: 'quantile', classes: 6 }) as unknown,
      }),
      { close: false },
    );
  },
};

export const OneClass: Story = { args: { value: graduated({ classes: 1 }) } };

export const ThirtyOneClasses: Story = {
  args: { value: graduated({ classes: 31, ramp: 'viridis' }) },
  play: async () => {
    const { dialog } = await inRasterDialog();
    await expect(dialog.getByRole('spinbutton', { name: said('分级数') })).toHaveAttribute(
      'aria-valuemax',
      '31',
    );
  },
};

export const StandardDeviations: Story = {
  args: { value: graduated({ method: 'standard-deviation', interval: 1 / 2, ramp: 'RdBu' }) },
};

const bytes = [countedBand('ndvi_byte', [3, 250, 140, 40], 'uint8')];

export const ByteRaster: Story = {
  args: {
    value: graduated({ bands: bytes, classes: 5, method: 'natural-breaks' }),
    ports: { bands: bandSource(bytes) },
  },
};

export const AnotherBand: Story = {
  play: async () => {
    const { pick, shows } = await inRasterDialog();
    await pick(said('波段'), 'nir');
    await shows(said('波段'), 'nir');
  },
};

export const NoBandChosen: Story = {
  globals: { locale: 'zh-CN' },
  args: { value: createScheme('raster-graduated', 'raster', { bands: satelliteBands, band: null }) },
  play: async ({ args }) => {
    const { press, says } = await inRasterDialog();
    await press(said('确定'));
    await says(said('波段不能为空'));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const English: Story = { args: ByteRaster.args, globals: { locale: 'en' } };

export const Dark: Story = { args: ThirtyOneClasses.args, globals: { theme: 'dark' } };
