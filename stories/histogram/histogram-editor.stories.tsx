import type { HistogramEditor } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { copiedText } from '../support/copied-text';
import { drag } from '../support/drag';
import { colors, editedHistogram, handle, StatefulHistogram, isAt } from '../support/histogram-desk';
import { evenBreaks, skewedHistogram, twoBells } from '../support/sample-histograms';
import { said } from '../support/said';

const meta = {
  title: 'Histogram/Editor',
  ...editedHistogram,
} satisfies Meta<typeof HistogramEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourClasses: Story = {};

export const OneClass: Story = { args: { breaks: [0, 100], colors: colors(1) } };

export const ThirtyOneClasses: Story = { args: { breaks: evenBreaks(0, 100, 31), colors: colors(31) } };

export const FiftyClasses: Story = {
  args: { breaks: evenBreaks(0, 100, 50), colors: colors(50), maxClasses: 50 },
};

export const CountsOfTheHost: Story = {
  args: { counts: [12, 1_048_576, null, 7] },
  globals: { locale: 'zh-CN' },
  play: async () => {
    handle(1).focus();
    await expect(handle(1)).toHaveAccessibleName('间断值 1');
    await expect(handle(1).getAttribute('aria-valuetext')).toBe(
      '25, 第 1 类：12, 第 2 类：1\u2009048\u2009576',
    );
  },
};

export const SkewedCounts: Story = {
  args: {
    histogram: skewedHistogram,
    breaks: [0, 12_000, 40_000, 200_000, 1_000_000],
    mean: 40_000,
    stddev: 52_000,
  },
};

export const LogScale: Story = {
  ...SkewedCounts,
  play: async () => {
    const log = screen.getByRole('switch', { name: said('对数刻度') });
    await userEvent.click(log);
    await expect(log).toBeChecked();
  },
};

export const NoHistogram: Story = {
  args: { histogram: null, mean: undefined, stddev: undefined },
  play: async () => {
    await expect(screen.getByText(said('没有直方图'))).toBeVisible();
    drag(handle(1), 20);
    await isAt(handle(1), '30');
  },
};

export const NothingKnown: Story = {
  args: { histogram: null, breaks: [], colors: [], mean: undefined, stddev: undefined },
};

/** Every feature has the same value. */
export const OneValue: Story = {
  args: {
    histogram: { min: 5, max: 5, counts: [84] },
    breaks: [5, 5],
    colors: colors(1),
    mean: 5,
    stddev: 0,
  },
};

export const WholeNumbers: Story = {
  args: {
    histogram: twoBells(1, 12, 12),
    breaks: [1, 4, 8, 12],
    type: 'INT4',
    mean: 5,
    stddev: 2,
    colors: colors(3),
  },
  play: async () => {
    drag(handle(1), 30);
    await isAt(handle(1), '5');
  },
};

/** Breaks of 1-byte rasters are between -255 and 255. */
export const ByteRaster: Story = {
  args: {
    histogram: twoBells(0, 255, 256),
    breaks: [-255, 60, 130, 255],
    colors: colors(3),
    byteRaster: true,
    type: 'INT8',
    mean: 113,
    stddev: 52,
  },
  play: async () => {
    drag(handle(1), -9999);
    await isAt(handle(1), '-250');
  },
};

export const NegativeNumbers: Story = {
  args: { histogram: twoBells(-420, 380), breaks: [-420, -200, 0, 200, 380], mean: -86, stddev: 164 },
  play: async () => {
    // One way of writing numbers: minus signs as before the deviations, whole ends as the ticks between them.
    for (const text of ['\u2212420', '\u2212200', '0', '200', '380'])
      await expect(await screen.findByText(text)).toBeVisible();
  },
};

export const TinyNumbers: Story = {
  args: {
    histogram: twoBells(1.2e-7, 9.6e-6),
    breaks: [1.2e-7, 2e-6, 5e-6, 7e-6, 9.6e-6],
    mean: 4.3e-6,
    stddev: 1.9e-6,
  },
  play: async () => {
    drag(handle(2), 40, { keep: true });
    await isAt(handle(2), '0.0000059');
    await expect(handle(2).getAttribute('aria-valuetext')).toMatch(/^5.9e-6, /);
  },
};

export const WideNumbers: Story = {
  args: {
    histogram: twoBells(1_181_127.06, 98_765_432.1),
    breaks: evenBreaks(1_181_127.06, 98_765_432.1, 4),
    mean: 44_000_000.25,
    stddev: 20_000_000,
  },
};

/** An edge far outside the data does not make the bars vanish. */
export const EdgeFarOutside: Story = { args: { breaks: [-9e9, 25, 50, 75, 100] } };

export const EndsOfAStretch: Story = {
  args: { breaks: [10, 90], moves: 'ends', colors: colors(64), maxClasses: undefined },
  play: async () => {
    const least = screen.getByRole('slider', { name: said('最小值') });
    drag(least, 62);
    await isAt(least, '26');
    const most = screen.getByRole('slider', { name: said('最大值') });
    drag(most, 9999);
    await isAt(most, '100');
  },
};

export const Narrow: Story = { render: (args) => <StatefulHistogram {...args} width={200} /> };

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args }) => {
    await expect(handle(1)).toHaveAttribute('aria-disabled', 'true');
    drag(handle(1), 40);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  args: { onChange: undefined, maxClasses: undefined },
  play: async () => {
    await expect(screen.queryByRole('slider')).toBeNull();
    await expect(screen.getByRole('img', { name: 'Sum' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = {
  globals: { locale: 'en' },
  play: async () => {
    screen.getByRole('slider', { name: 'Break 2' }).focus();
    await expect(screen.getByText('Mean 44.20')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add a break' })).toBeEnabled();
  },
};

/** The toolbar copies the edges, before and after they are edited. */
export const CopyAsJson: Story = {
  play: async () => {
    const copied = async () => JSON.parse((await copiedText()) ?? 'null') as unknown;
    await expect(await copied()).toEqual([0, 25, 50, 75, 100]);
    handle(1).focus();
    await userEvent.keyboard('{Delete}');
    await expect(await copied()).toEqual([0, 50, 75, 100]);
  },
};
