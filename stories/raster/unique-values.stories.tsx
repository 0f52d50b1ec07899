import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { RasterStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { inRasterDialog } from '../support/in-raster-dialog';
import { hostCalls, rasterDialog } from '../support/raster-dialog';
import {
  bandSource,
  coverBand,
  coverPalette,
  manyValuesBand,
  satelliteBands,
} from '../support/sample-rasters';
import { said } from '../support/said';

const few = createScheme('raster-unique-values', 'raster', { bands: [coverBand, satelliteBands[0]] });

const meta = {
  title: 'Raster/Unique values',
  ...rasterDialog,
  args: {
    value: generateCategories(few),
    ports: { bands: bandSource([coverBand]) },
    ...hostCalls,
  },
  argTypes: styleDialog,
} satisfies Meta<typeof RasterStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SixValues: Story = {
  play: async () => {
    const { dialog } = await inRasterDialog();
    await expect(dialog.getAllByRole('textbox').length).toBeGreaterThanOrEqual(6);
  },
};

export const TenThousandValues: Story = {
  args: {
    value: generateCategories(createScheme('raster-unique-values', 'raster', { bands: [manyValuesBand] })),
    ports: { bands: bandSource([manyValuesBand]) },
  },
};

/** The file's own colours, and back to them after a ramp was tried. */
export const ColoursOfTheFile: Story = {
  args: {
    value: createScheme('stretch', 'raster', { bands: [coverBand] }),
    ports: { bands: bandSource([coverBand], [coverPalette]) },
  },
  play: async ({ args }) => {
    const { entry, press, says } = await inRasterDialog();
    await userEvent.click(entry(said('唯一值')));
    await says(said('使用文件色表'));
    await press(said('反转色带'));
    await press(said('使用文件色表'));
    await press(said('应用'));
    await expect(args.onApply).toHaveBeenLastCalledWith(
      expect.objectContaining({
        categories: expect.arrayContaining([
          expect.objectContaining({ key: '[1]', color: '#196f3d' }),
        ]) as unknown,
      }),
      { close: false },
    );
  },
};

export const NoneChecked: Story = {
  args: {
    value: {
      ...generateCategories(few),
      categories: generateCategories(few).categories.map((row) => ({ ...row, visible: false })),
    },
  },
  play: async ({ args }) => {
    const { press, says } = await inRasterDialog();
    await press(said('应用'));
    await says(said('请选择一种颜色'));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const English: Story = { args: ColoursOfTheFile.args, globals: { locale: 'en' } };

export const Dark: Story = { globals: { theme: 'dark' } };
