import { createScheme } from '@gep/map-engine/scheme';
import type { StretchOptions } from '@gep/map-engine/scheme';
import type { RasterStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { inRasterDialog } from '../support/in-raster-dialog';
import { hostCalls, rasterDialog } from '../support/raster-dialog';
import { bandSource, longNamedBands, satelliteBands, uncounted } from '../support/sample-rasters';
import { said } from '../support/said';

const [, , , nir] = satelliteBands;
const stretch = (options: StretchOptions = {}) =>
  createScheme('stretch', 'raster', { bands: [nir], ramp: 'viridis', ...options });

const meta = {
  title: 'Raster/Stretch',
  ...rasterDialog,
  args: {
    value: stretch(),
    ports: { bands: bandSource([nir]) },
    ...hostCalls,
  },
  argTypes: styleDialog,
} satisfies Meta<typeof RasterStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MinimumAndMaximum: Story = {
  play: async ({ args }) => {
    const { dialog, type, press } = await inRasterDialog();
    const automatic = dialog.getByRole('button', { name: said('恢复自动：最小值') });
    await expect(automatic).toBeDisabled();
    await expect(dialog.getByRole('spinbutton', { name: said('最小值') })).toHaveValue('210');
    await type(said('最小值'), '500');
    await press(said('应用'));
    await expect(args.onApply).toHaveBeenLastCalledWith(expect.objectContaining({ min: 500, max: null }), {
      close: false,
    });
    await userEvent.click(automatic);
    await expect(dialog.getByRole('spinbutton', { name: said('最小值') })).toHaveValue('210');
  },
};

export const EndsCrossed: Story = {
  args: { value: stretch({ min: 3000, max: 2000 }) },
  play: async ({ args }) => {
    const { dialog, press } = await inRasterDialog();
    await press(said('应用'));
    await expect((await dialog.findAllByText(said('最小值必须小于最大值'))).length).toBeGreaterThan(0);
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const StandardDeviation: Story = {
  play: async () => {
    const { dialog, pick } = await inRasterDialog();
    await pick(said('拉伸类型'), said('标准差', 'stretch.standard-deviation'));
    await expect(dialog.getByRole('spinbutton', { name: said('标准差倍数') })).toHaveValue('2.5');
  },
};

export const PercentClip: Story = {
  args: { value: stretch({ stretch: 'percent-clip' }) },
  play: async () => {
    const { dialog } = await inRasterDialog();
    await expect(dialog.getByRole('spinbutton', { name: said('低端截断') })).toHaveValue('0.5');
    await expect(dialog.getByRole('spinbutton', { name: said('高端截断') })).toHaveValue('0.5');
  },
};

export const ClipReset: Story = {
  args: { value: stretch({ stretch: 'percent-clip' }) },
  play: async () => {
    const { dialog, type, says } = await inRasterDialog();
    await type(said('低端截断'), '99.6');
    await says(said('两个百分比之和不能超过100，已重置为2'));
    await userEvent.tab();
    await expect(dialog.getByRole('spinbutton', { name: said('低端截断') })).toHaveValue('2');
    await expect(dialog.getByRole('spinbutton', { name: said('高端截断') })).toHaveValue('2');
  },
};

export const HistogramEqualisation: Story = {
  args: { value: stretch({ stretch: 'histogram-equalization' }) },
};

export const None: Story = {
  args: { value: stretch({ stretch: 'none' }) },
  play: async () => {
    const { dialog } = await inRasterDialog();
    await expect(
      dialog.getByRole('button', { name: `${said('统计范围')}: ${said('整个栅格')}` }),
    ).toBeDisabled();
  },
};

export const Sigmoid: Story = { args: { value: stretch({ stretch: 'sigmoid' }) } };

export const Logarithm: Story = { args: { value: stretch({ stretch: 'logarithmic', min: 300, max: 5000 }) } };

export const SquareRoot: Story = { args: { value: stretch({ stretch: 'square-root' }) } };

export const WithoutHistogram: Story = {
  args: { value: stretch({ bands: [uncounted(nir)] }), ports: { bands: bandSource([uncounted(nir)]) } },
};

export const StatisticsOfTheView: Story = {
  play: async () => {
    const { dialog, pick, shows } = await inRasterDialog();
    await pick(said('统计范围'), said('当前视图'));
    await shows(said('统计范围'), said('当前视图'));
    await expect(dialog.getByRole('spinbutton', { name: said('最小值') })).toHaveAttribute(
      'placeholder',
      said('自动'),
    );
    await expect(dialog.getByRole('spinbutton', { name: said('最小值') })).toHaveValue('');
  },
};

export const EveryDisplaySetting: Story = {
  args: {
    value: stretch({
      ...{
        noDataColor: '#d9e0dc',
        opacity: 0.8,
        brightness: 12,
        contrast: -8,
        gamma: 1.4,
        resampling: 'bilinear',
      },
      background: { used: true, value: [255, 0, 0], color: '#ffffff' },
      relief: { used: true, sunAngle: 35, azimuth: 290, zFactor: 2.5 },
    }),
  },
};

export const BackgroundValue: Story = {
  play: async ({ args }) => {
    const { dialog, type, press } = await inRasterDialog();
    await userEvent.click(dialog.getByRole('switch', { name: said('背景值') }));
    await type(said('背景值'), '255');
    await press(said('应用'));
    await expect(args.onApply).toHaveBeenLastCalledWith(
      expect.objectContaining({ background: { used: true, value: [255, 0, 0], color: null } }),
      { close: false },
    );
  },
};

export const Hillshade: Story = {
  play: async ({ args }) => {
    const { dialog, type, press } = await inRasterDialog();
    await userEvent.click(dialog.getByRole('switch', { name: said('山体阴影') }));
    await expect(dialog.getByRole('slider', { name: said('太阳高度角') })).toHaveAttribute('max', '50');
    await type(said('Z 因子'), '3');
    await press(said('应用'));
    await expect(args.onApply).toHaveBeenLastCalledWith(
      expect.objectContaining({ relief: { used: true, sunAngle: 45, azimuth: 315, zFactor: 3 } }),
      { close: false },
    );
  },
};

export const NoBandChosen: Story = {
  args: { value: stretch({ band: null }) },
  play: async ({ args }) => {
    const { press, says } = await inRasterDialog();
    await press(said('应用'));
    await says(said('波段不能为空'));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const TwelveLongNames: Story = {
  args: {
    value: stretch({ bands: longNamedBands, band: 4, stretch: 'standard-deviation' }),
    ports: { bands: bandSource(longNamedBands) },
  },
  play: async () => {
    const { pick, shows } = await inRasterDialog();
    await pick(said('波段'), longNamedBands[11].name);
    await shows(said('波段'), longNamedBands[11].name);
  },
};

export const English: Story = { globals: { locale: 'en' }, args: EveryDisplaySetting.args };

export const Dark: Story = { globals: { theme: 'dark' }, args: EveryDisplaySetting.args };

export const Narrow: Story = {
  args: EveryDisplaySetting.args,
  globals: { viewport: { value: 'mobile2', isRotated: false } },
};

/** Chooses another stretch, types its number and applies it without a mouse. */
export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    const { dialog } = await inRasterDialog();
    dialog.getByRole('button', { name: `${said('拉伸类型')}: ${said('最小值最大值')}` }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: said('标准差', 'stretch.standard-deviation') });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(
      await dialog.findByRole('button', {
        name: `${said('拉伸类型')}: ${said('标准差', 'stretch.standard-deviation')}`,
      }),
    ).toHaveFocus();
    dialog.getByRole('spinbutton', { name: said('标准差倍数') }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    dialog.getByRole('button', { name: said('应用') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.objectContaining({ stretch: 'standard-deviation', stddevNumber: 2.7 }),
      { close: false },
    );
  },
};
