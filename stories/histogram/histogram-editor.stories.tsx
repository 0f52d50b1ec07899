import { sampleRamp, toRamp } from '@gep/map-engine/color';
import { HistogramEditor } from '@gep/style-editor';
import type { HistogramEditorProps } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { drag } from '../support/drag';
import { inChinese } from '../support/in-chinese';
import { evenBreaks, skewedHistogram, twoBells } from '../support/sample-histograms';

const colors = (classes: number) => sampleRamp(toRamp('viridis'), classes);

/** Keeps what is edited, 400 px wide: a value of the scale from 0 to 100 is 4 px. */
function Held(props: HistogramEditorProps & { readonly width?: number }) {
  const { width = 400, onChange, ...rest } = props;
  const [breaks, setBreaks] = useState(rest.breaks);
  const edit = (next: readonly number[]) => {
    onChange?.(next);
    setBreaks(next);
  };
  return (
    <div
      className="gep-root"
      style={{ width: width + 32, padding: '48px 16px 16px', background: 'var(--gep-surface)' }}
    >
      <HistogramEditor {...rest} breaks={breaks} onChange={onChange && edit} />
    </div>
  );
}

const meta = {
  title: 'Histogram/Editor',
  component: HistogramEditor,
  render: (args) => <Held {...args} />,
  args: {
    histogram: twoBells(0, 100),
    breaks: [0, 25, 50, 75, 100],
    colors: colors(4),
    label: 'Sum',
    mean: 44.2,
    stddev: 20.6,
    maxClasses: 31,
    onChange: fn(),
  },
  argTypes: { type: { control: 'select', options: ['INT4', 'INT8', 'REAL'] } },
} satisfies Meta<typeof HistogramEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const handle = (number: number) => screen.getByRole('slider', { name: `间断值 ${number}` });
const isAt = (element: Element, value: string) =>
  waitFor(() => expect(element).toHaveAttribute('aria-valuenow', value));

export const FourClasses: Story = {};

export const OneClass: Story = { args: { breaks: [0, 100], colors: colors(1) } };

export const ThirtyOneClasses: Story = { args: { breaks: evenBreaks(0, 100, 31), colors: colors(31) } };

export const FiftyClasses: Story = {
  args: { breaks: evenBreaks(0, 100, 50), colors: colors(50), maxClasses: 50 },
};

/** 22 px are 5.5 values: the break comes to lie on a whole one. */
export const DraggedByMouse: Story = {
  globals: inChinese,
  play: async ({ args }) => {
    drag(handle(1), 22, { keep: true });
    await isAt(handle(1), '31');
    await expect(args.onChange).toHaveBeenCalledWith([0, 31, 50, 75, 100]);
    await expect(handle(1)).toHaveAttribute('data-held', 'true');
  },
};

export const DraggedByTouch: Story = {
  globals: inChinese,
  play: async () => {
    drag(handle(3), -60, { pointerType: 'touch' });
    await isAt(handle(3), '60');
    await expect(handle(3)).not.toHaveAttribute('data-held');
  },
};

export const StopsBeforeItsNeighbours: Story = {
  globals: inChinese,
  play: async () => {
    drag(handle(2), 999);
    await isAt(handle(2), '74');
    drag(handle(2), -999);
    await isAt(handle(2), '26');
  },
};

export const WithoutSnapping: Story = {
  globals: inChinese,
  play: async () => {
    drag(handle(1), 22, { altKey: true });
    await waitFor(() => expect(Number(handle(1).getAttribute('aria-valuenow'))).toBeCloseTo(30.5, 2));
  },
};

export const PutBackByEscape: Story = {
  globals: inChinese,
  play: async () => {
    drag(handle(2), 40, { keep: true });
    await isAt(handle(2), '60');
    await userEvent.keyboard('{Escape}');
    await isAt(handle(2), '50');
  },
};

export const ByKeyboard: Story = {
  globals: inChinese,
  play: async () => {
    handle(2).focus();
    await userEvent.keyboard('{PageUp}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
    await isAt(handle(2), '60.9');
    await userEvent.keyboard('{End}');
    await isAt(handle(2), '74.9');
    await userEvent.keyboard('{Home}');
    await isAt(handle(2), '25.1');
    await expect(handle(2)).toHaveAttribute('aria-valuemin', '25');
  },
};

export const AddedAndRemovedByKeyboard: Story = {
  globals: inChinese,
  play: async ({ args }) => {
    handle(3).focus();
    await userEvent.keyboard('{Insert}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 25, 50, 75, 88, 100]);
    await waitFor(() => expect(handle(4)).toHaveFocus());
    await userEvent.keyboard('{Delete}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 25, 50, 100]);
  },
};

export const AddedByButton: Story = {
  globals: inChinese,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '添加间断值' }));
    await waitFor(() => expect(screen.getAllByRole('slider')).toHaveLength(4));
    await userEvent.click(screen.getByRole('button', { name: '删除间断值' }));
    await waitFor(() => expect(screen.getAllByRole('slider')).toHaveLength(3));
  },
};

export const AddedByDoubleClick: Story = {
  globals: inChinese,
  play: async ({ args }) => {
    const group = screen.getByRole('group', { name: '间断值' });
    const box = group.getBoundingClientRect();
    const at = { clientX: box.left + 0.625 * box.width, clientY: box.top + 20 };
    group.dispatchEvent(new MouseEvent('dblclick', { ...at, bubbles: true }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([0, 25, 50, 63, 75, 100]));
  },
};

/** As many classes as are allowed: none is added. */
export const FullOfClasses: Story = {
  args: { maxClasses: 4 },
  globals: inChinese,
  play: async () => {
    await expect(screen.getByRole('button', { name: '添加间断值' })).toBeDisabled();
  },
};

export const CountsOfTheHost: Story = {
  args: { counts: [12, 1_048_576, null, 7] },
  globals: inChinese,
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
  globals: inChinese,
  play: async () => {
    const log = screen.getByRole('switch', { name: '对数刻度' });
    await userEvent.click(log);
    await expect(log).toBeChecked();
  },
};

export const NoHistogram: Story = {
  args: { histogram: null, mean: undefined, stddev: undefined },
  globals: inChinese,
  play: async () => {
    await expect(screen.getByText('没有直方图')).toBeVisible();
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
  globals: inChinese,
  play: async () => {
    drag(handle(1), 30);
    await isAt(handle(1), '5');
  },
};

/** Breaks of 1-byte rasters lie between -255 and 255. */
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
  globals: inChinese,
  play: async () => {
    drag(handle(1), -9999);
    await isAt(handle(1), '-250');
  },
};

export const NegativeNumbers: Story = {
  args: { histogram: twoBells(-420, 380), breaks: [-420, -200, 0, 200, 380], mean: -86, stddev: 164 },
};

export const TinyNumbers: Story = {
  args: {
    histogram: twoBells(1.2e-7, 9.6e-6),
    breaks: [1.2e-7, 2e-6, 5e-6, 7e-6, 9.6e-6],
    mean: 4.3e-6,
    stddev: 1.9e-6,
  },
  globals: inChinese,
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
  globals: inChinese,
  play: async () => {
    const least = screen.getByRole('slider', { name: '最小值' });
    drag(least, 62);
    await isAt(least, '26');
    const most = screen.getByRole('slider', { name: '最大值' });
    drag(most, 9999);
    await isAt(most, '100');
  },
};

export const Narrow: Story = { render: (args) => <Held {...args} width={200} /> };

export const Disabled: Story = {
  args: { disabled: true },
  globals: inChinese,
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
