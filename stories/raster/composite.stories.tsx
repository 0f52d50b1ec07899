import { createScheme } from '@gep/map-engine/scheme';
import type { RgbCompositeOptions } from '@gep/map-engine/scheme';
import type { RasterStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { inRasterDialog } from '../support/in-raster-dialog';
import { hostCalls, rasterDialog } from '../support/raster-dialog';
import { bandSource, longNamedBands, satelliteBands } from '../support/sample-rasters';
import { said } from '../support/said';

const composite = (options: RgbCompositeOptions = {}) =>
  createScheme('rgb-composite', 'raster', { bands: satelliteBands, ...options });

const meta = {
  title: 'Raster/RGB composite',
  ...rasterDialog,
  args: {
    value: composite(),
    ports: { bands: bandSource(satelliteBands) },
    ...hostCalls,
  },
  argTypes: styleDialog,
} satisfies Meta<typeof RasterStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeBands: Story = {
  play: async ({ args }) => {
    const { pick, shows, press } = await inRasterDialog();
    await shows(said('波段组合'), '1 - 2 - 3');
    await pick(said('波段组合'), '4 - 3 - 2');
    await shows(said('红波段'), 'nir');
    await pick(said('蓝波段'), 'blue');
    await shows(said('波段组合'), said('自定义'));
    await press(said('应用'));
    const channels = expect.objectContaining({
      red: { used: true, band: 3 },
      green: { used: true, band: 2 },
      blue: { used: true, band: 0 },
    }) as unknown;
    await expect(args.onApply).toHaveBeenLastCalledWith(expect.objectContaining({ channels }), {
      close: false,
    });
  },
};

export const WithOpacity: Story = {
  args: { value: composite({ channels: { alpha: { used: true, band: 3 } } }) },
};

export const OpacityWithoutBand: Story = {
  play: async ({ args }) => {
    const { dialog, press, says, shows } = await inRasterDialog();
    // Nothing is asked for a channel that is not used.
    await shows(said('不透明度波段'), said('无'));
    await userEvent.click(dialog.getByRole('checkbox', { name: said('使用不透明度通道') }));
    await press(said('应用'));
    await expect((await dialog.findAllByText(said('请选择不透明度波段'))).length).toBeGreaterThan(1);
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: said('使用不透明度通道') }));
    await says('1 - 2 - 3');
  },
};

const none = { used: true, band: null };

export const ColoursWithoutBand: Story = {
  args: { value: composite({ channels: { red: none, green: none, blue: none } }) },
  play: async () => {
    const { dialog, pick, press } = await inRasterDialog();
    /** The list says it, and the footer for the first channel. */
    const asked = (text: string) =>
      waitFor(() => expect(dialog.getAllByText(text, { exact: false })).toHaveLength(2));
    await press(said('应用'));
    await asked(said('请选择红色波段'));
    await pick(said('红波段'), 'red');
    await asked(said('请选择绿色波段'));
    await pick(said('绿波段'), 'green');
    await asked(said('请选择蓝色波段'));
  },
};

export const NothingUsed: Story = {
  play: async ({ args }) => {
    const { dialog, press, says } = await inRasterDialog();
    for (const channel of ['红', '绿', '蓝']) {
      await userEvent.click(dialog.getByRole('checkbox', { name: said(`使用${channel}通道`) }));
    }
    await press(said('应用'));
    await says(said('请至少选择一个颜色'));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const PercentClip: Story = {
  args: { value: composite({ stretch: 'percent-clip', minClip: 2, maxClip: 2 }) },
};

export const SameEndsForAll: Story = {
  args: { value: composite({ stretch: 'min-max', min: 0, max: 4000 }) },
};

export const StatisticsOfTheView: Story = { args: { value: composite({ statisticsFrom: 'view' }) } };

export const BackgroundColour: Story = {
  args: {
    value: composite({ background: { used: true, value: [0, 0, 0], color: '#ffffff' } }),
  },
  play: async ({ args }) => {
    const { type, press } = await inRasterDialog();
    await type(said('背景值 G'), '128');
    await press(said('应用'));
    await expect(args.onApply).toHaveBeenLastCalledWith(
      expect.objectContaining({ background: { used: true, value: [0, 128, 0], color: '#ffffff' } }),
      { close: false },
    );
  },
};

export const TwelveLongNames: Story = {
  args: { value: composite({ bands: longNamedBands }), ports: { bands: bandSource(longNamedBands) } },
  play: async () => {
    const { dialog } = await inRasterDialog();
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${said('绿波段')}: `) }));
    await expect(await screen.findAllByRole('option')).toHaveLength(12);
  },
};

export const English: Story = { args: WithOpacity.args, globals: { locale: 'en' } };

export const Dark: Story = { args: WithOpacity.args, globals: { theme: 'dark' } };
