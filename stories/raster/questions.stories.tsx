import { createScheme } from '@gep/map-engine/scheme';
import { RasterStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { inRasterDialog } from '../support/in-raster-dialog';
import {
  bandSource,
  brokenSource,
  coverBand,
  endlessSource,
  satelliteBands,
  uncounted,
} from '../support/sample-rasters';
import { said } from '../support/said';

const known = [coverBand, ...satelliteBands.slice(0, 3)];
const plain = known.map(uncounted);
const value = createScheme('stretch', 'raster', { bands: plain });

const meta = {
  title: 'Raster/Questions',
  component: RasterStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value,
    ports: { bands: bandSource(known) },
    onApply: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof RasterStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HistogramAsked: Story = {
  play: async () => {
    const { entry } = await inRasterDialog();
    await userEvent.click(entry(said('分级')));
    await expect(await screen.findByText(said('该波段没有直方图，是否计算？'))).toBeVisible();
  },
};

export const HistogramComputed: Story = {
  play: async () => {
    const { entry, answer } = await inRasterDialog();
    await userEvent.click(entry(said('分级')));
    await answer(true);
    await expect(entry(said('分级'))).toHaveAttribute('aria-selected', 'true');
  },
};

export const HistogramRefused: Story = {
  play: async () => {
    const { entry, answer } = await inRasterDialog();
    await userEvent.click(entry(said('分级')));
    await answer(false);
    await expect(entry(said('拉伸'))).toHaveAttribute('aria-selected', 'true');
  },
};

export const UniqueValuesAsked: Story = {
  play: async () => {
    const { entry } = await inRasterDialog();
    await userEvent.click(entry(said('唯一值')));
    await expect(await screen.findByText(said('该波段没有唯一值，是否计算？'))).toBeVisible();
  },
};

export const UniqueValuesComputed: Story = {
  play: async () => {
    const { entry, answer } = await inRasterDialog();
    await userEvent.click(entry(said('唯一值')));
    await answer(true);
    await expect(entry(said('唯一值'))).toHaveAttribute('aria-selected', 'true');
  },
};

const crowded = known.map((band, i) =>
  i === 0 ? { ...band, statistics: { ...band.statistics, enableUniqueValue: false } } : band,
);

/** The count finds too many values: the previous kind stays and the entry is disabled from now on. */
export const TooManyValuesFound: Story = {
  args: { ports: { bands: { ...bandSource(crowded), bands: plain } } },
  play: async () => {
    const { entry, answer, says } = await inRasterDialog();
    await userEvent.click(entry(said('唯一值')));
    await answer(true);
    await says(said('此字段唯一值过多，不建议使用'));
    await expect(entry(said('拉伸'))).toHaveAttribute('aria-selected', 'true');
    await expect(entry(said('唯一值'))).toHaveAttribute('aria-disabled', 'true');
  },
};

export const StretchRefused: Story = {
  play: async () => {
    const { pick, answer, shows } = await inRasterDialog();
    await pick(said('拉伸类型'), said('百分比截断'));
    await answer(false);
    await shows(said('拉伸类型'), said('最小值最大值'));
  },
};

export const StretchFailed: Story = {
  args: { ports: { bands: brokenSource(plain) } },
  play: async () => {
    const { pick, answer, shows, says } = await inRasterDialog();
    await pick(said('拉伸类型'), said('直方图均衡化'));
    await answer(true);
    await says(said('统计计算失败，已恢复原来的选择'));
    await shows(said('拉伸类型'), said('最小值最大值'));
  },
};

export const BandRefused: Story = {
  args: {
    value: createScheme('stretch', 'raster', { bands: [known[1], plain[2]], stretch: 'percent-clip' }),
  },
  play: async () => {
    const { pick, answer, shows } = await inRasterDialog();
    await pick(said('波段'), 'green');
    await answer(false);
    await shows(said('波段'), 'blue');
  },
};

export const CompositeFailed: Story = {
  args: { ports: { bands: brokenSource(plain) } },
  play: async () => {
    const { entry, says } = await inRasterDialog();
    await userEvent.click(entry(said('RGB 合成')));
    await says(said('统计计算失败，已恢复原来的选择'));
    await expect(entry(said('拉伸'))).toHaveAttribute('aria-selected', 'true');
  },
};

export const ComputingStatistics: Story = {
  args: { ports: { bands: endlessSource(plain) } },
  play: async () => {
    const { pick, says, shows } = await inRasterDialog();
    await pick(said('拉伸类型'), said('标准差', 'stretch.standard-deviation'));
    await says(said('正在计算统计信息...'));
    await shows(said('拉伸类型'), said('最小值最大值'));
  },
};

export const ComputingHistogram: Story = {
  args: { ports: { bands: endlessSource(plain) } },
  play: async () => {
    const { entry, answer, says } = await inRasterDialog();
    await userEvent.click(entry(said('分级')));
    await answer(true);
    await says(said('正在计算直方图...'));
  },
};

export const ComputingUniqueValues: Story = {
  args: { ports: { bands: endlessSource(plain) } },
  play: async () => {
    const { entry, answer, says } = await inRasterDialog();
    await userEvent.click(entry(said('唯一值')));
    await answer(true);
    await says(said('正在计算唯一值...'));
  },
};

/** A host that computes nothing: what the band lacks is disabled, without a question, and the tooltips say why. */
export const NothingComputed: Story = {
  args: { ports: { bands: { bands: plain } } },
  play: async () => {
    const { entry, dialog } = await inRasterDialog();
    await expect(entry(said('分级'))).toHaveAttribute('title', said('没有直方图，且无法计算'));
    await expect(entry(said('唯一值'))).toHaveAttribute('title', said('唯一值未知，且无法计算'));
    await userEvent.click(entry(said('分级')));
    await expect(entry(said('拉伸'))).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${said('拉伸类型')}: `) }));
    const clip = await screen.findByRole('option', {
      name: `${said('百分比截断')} – ${said('没有直方图，且无法计算')}`,
    });
    await expect(clip).toHaveAttribute('aria-disabled', 'true');
  },
};

/** One band with many values: neither unique values nor a composite can be chosen, and the tooltips say why. */
export const DisabledEntries: Story = {
  args: {
    value: createScheme('stretch', 'raster', { bands: satelliteBands.slice(0, 1) }),
    ports: { bands: bandSource(satelliteBands.slice(0, 1)) },
  },
  play: async () => {
    const { entry } = await inRasterDialog();
    await expect(entry(said('唯一值'))).toHaveAttribute('title', said('唯一值过多或未启用唯一值'));
    await expect(entry(said('RGB 合成'))).toHaveAttribute('title', said('波段少于 3 个'));
    await userEvent.click(entry(said('RGB 合成')));
    await expect(entry(said('拉伸'))).toHaveAttribute('aria-selected', 'true');
  },
};

export const NoBandsAtAll: Story = {
  args: { value: createScheme('stretch', 'raster', { band: null }), ports: {} },
  play: async () => {
    const { press, says } = await inRasterDialog();
    await press(said('应用'));
    await says(said('波段不能为空'));
  },
};
