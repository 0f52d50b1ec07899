import type { RasterGraduatedScheme, RasterUniqueValuesScheme } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { RasterStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { pinned } from '../support/sample-classes';
import { said } from '../support/said';

const counts = [4, 9, 30, 44, 51, 60, 42, 31, 20, 12, 8, 5, 3, 2, 1, 1];
const statistics = {
  dataType: 'uint8',
  min: 0,
  max: 240,
  mean: 88,
  stddev: 42,
  noData: 255,
  totalCount: 323,
  enableUniqueValue: true,
  uniqueValueCount: 6,
  uniqueValues: [1, 2, 3, 5, 8, 13].map((value) => ({ value, count: 10 * value })),
  histogram: { min: 0, max: 240, counts },
} as const;
const bands = [
  { name: '土地覆被', statistics },
  {
    name: '植被覆盖',
    statistics: {
      ...statistics,
      max: 100,
      uniqueValues: [0, 10, 25, 40, 80, 100].map((value) => ({ value, count: value })),
      histogram: { min: 0, max: 100, counts: [...counts].reverse() },
    },
  },
];
const graduated = (classes: number) =>
  generateCategories(createScheme('raster-graduated', 'raster', { bands, band: 0, classes }));
const values = generateCategories(createScheme('raster-unique-values', 'raster', { bands, band: 0 }));

const meta = {
  title: 'Scheme/Raster classes',
  component: RasterStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: pinned(graduated(5), { 0: { label: '稀疏' }, 4: { label: '茂密' } }),
    ports: { bands: { bands } },
    onApply: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof RasterStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const desk = async () => within(await screen.findByRole('dialog', { name: said('栅格设置') }));
const click = async (name: string) => userEvent.click((await desk()).getByRole('button', { name }));

export const Classes: Story = {};
export const ThirtyOneClasses: Story = { args: { value: graduated(31) } };
export const Values: Story = { args: { value: values } };
export const EnglishDark: Story = { globals: { locale: 'en', theme: 'dark' } };

/** The edits go along to the classes of another band that lie nearest, once a person said so. */
export const AnotherBand: Story = {
  play: async ({ args }) => {
    await userEvent.click((await desk()).getByRole('button', { name: new RegExp(`^${said('波段')}: `) }));
    await userEvent.click(await screen.findByRole('option', { name: '植被覆盖' }));
    await expect(await screen.findByText(said('重新生成类别会影响已修改的行'))).toBeVisible();
    await click(said('继续'));
    await click(said('应用'));
    const scheme = args.onApply?.mock.lastCall?.[0] as RasterGraduatedScheme;
    await expect(scheme.band).toBe(1);
    await expect(scheme.categories.map(({ label }) => label)).toContain('茂密');
  },
};

export const AnotherMethod: Story = {
  args: { value: graduated(5) },
  play: async ({ args }) => {
    await userEvent.click((await desk()).getByRole('button', { name: new RegExp(`^${said('分级方法')}`) }));
    await userEvent.click(await screen.findByRole('option', { name: said('分位数') }));
    await click(said('应用'));
    const scheme = args.onApply?.mock.lastCall?.[0] as RasterGraduatedScheme;
    await expect(scheme.classification.method).toBe('quantile');
  },
};

export const ColorsByKeyboard: Story = {
  args: { value: values },
  play: async ({ args }) => {
    const [, first, second] = (await desk()).getAllByRole('row');
    first.focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await expect(second).toHaveFocus();
    await expect((await desk()).getByText(said('已选 2 行'))).toBeVisible();
    await click(said('反转所选行的颜色'));
    await click(said('应用'));
    const { categories } = args.onApply?.mock.lastCall?.[0] as RasterUniqueValuesScheme;
    await expect(categories[0].color).toBe(values.categories[1].color);
    await expect(categories[1].color).toBe(values.categories[0].color);
  },
};
