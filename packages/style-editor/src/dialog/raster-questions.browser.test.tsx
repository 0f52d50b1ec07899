import '../../style.css';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { RasterBand, RasterScheme } from '@gep/map-engine/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openRaster } from '../../test/raster-desk';
import { band } from '../../test/sample';
import type { EditorLocale } from '../message';
import type { BandSource } from '../port';

/** What has to be read on the screen; the Chinese is the specification's. */
const languages = {
  'zh-CN': {
    title: '栅格设置',
    ...{ stretch: '拉伸', classes: '分级', unique: '唯一值', rgb: 'RGB 合成' },
    ...{ stretchType: '拉伸类型', minMax: '最小值最大值', stddev: '标准差', clip: '百分比截断' },
    ...{ equalise: '直方图均衡化', band: '波段', from: '统计范围', raster: '整个栅格', view: '当前视图' },
    ...{ compute: '计算', cancel: '取消', apply: '应用' },
    askHistogram: '该波段没有直方图，是否计算？',
    askUnique: '该波段没有唯一值，是否计算？',
    computing: ['正在计算统计信息...', '正在计算直方图...', '正在计算唯一值...'],
    failed: '统计计算失败，已恢复原来的选择',
    tooMany: '此字段唯一值过多，不建议使用',
    noBand: '波段不能为空',
    noColor: '请选择一种颜色',
    noChannel: '请至少选择一个颜色',
    channels: ['请选择红色波段', '请选择绿色波段', '请选择蓝色波段', '请选择不透明度波段'],
    clipReset: '两个百分比之和不能超过100，已重置为2',
    lowClip: '低端截断',
    crossed: '最小值必须小于最大值',
  },
  en: {
    title: 'Raster settings',
    ...{ stretch: 'Stretch', classes: 'Classes', unique: 'Unique values', rgb: 'RGB composite' },
    ...{ stretchType: 'Stretch type', minMax: 'Minimum and maximum', stddev: 'Standard deviation' },
    ...{ clip: 'Percentage clip', equalise: 'Histogram equalisation', band: 'Band' },
    ...{ from: 'Statistics from', raster: 'Whole raster', view: 'Current view' },
    ...{ compute: 'Compute', cancel: 'Cancel', apply: 'Apply' },
    askHistogram: 'This band has no histogram. Compute it?',
    askUnique: 'The unique values of this band have not been computed. Compute them?',
    computing: ['Computing statistics...', 'Computing histogram...', 'Computing unique values...'],
    failed: 'The computation failed. Your previous choice was restored',
    tooMany: 'This field has too many unique values; not recommended',
    noBand: 'Choose a band',
    noColor: 'Show at least one colour',
    noChannel: 'Choose at least one colour',
    channels: [
      'Choose a band for red',
      'Choose a band for green',
      'Choose a band for blue',
      'Choose a band for opacity',
    ],
    clipReset: 'The percentages add up to more than 100; both were reset to 2',
    lowClip: 'Clip low end',
    crossed: 'The minimum must be less than the maximum',
  },
} as const satisfies Record<EditorLocale, object>;

const plain: RasterBand = { name: 'one', statistics: { ...band.statistics, enableUniqueValue: true } };
const counted: RasterBand = {
  name: 'one',
  statistics: {
    ...plain.statistics,
    ...{ stddev: 20, histogram: { min: 0, max: 100, counts: [100, 100, 100, 100] } },
    uniqueValueCount: 2,
    uniqueValues: [
      { value: 0, count: 300 },
      { value: 100, count: 100 },
    ],
  },
};
const bands = [plain, { ...plain, name: 'two' }, { ...plain, name: 'three' }];
const known = bands.map(({ name }) => ({ ...counted, name }));
const works: BandSource = {
  bands,
  computeStatistics: () => Promise.resolve(known),
  computeHistogram: () => Promise.resolve(known),
  computeUniqueValues: () => Promise.resolve(known),
};
const broken = () => Promise.reject(new Error('down'));
const fails: BandSource = {
  ...works,
  ...{ computeStatistics: broken, computeHistogram: broken, computeUniqueValues: broken },
};
const never = () => new Promise<never>(() => undefined);
const hangs: BandSource = {
  ...works,
  ...{ computeStatistics: never, computeHistogram: never, computeUniqueValues: never },
};

const onApply = vi.fn<(value: RasterScheme) => void>();
const onPreview = vi.fn<(value: RasterScheme) => void>();
const entry = (name: string) => page.getByRole('treeitem', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const list = (field: string, chosen: string) => button(`${field}: ${chosen}`);
const footer = () => page.getByRole('status');

beforeEach(() => {
  vi.clearAllMocks();
});

describe.each(Object.keys(languages) as EditorLocale[])('questions of the raster dialog in %s', (locale) => {
  const words = languages[locale];
  const open = (source: BandSource, value: RasterScheme = createScheme('stretch', 'raster', { bands })) =>
    openRaster(locale, source, value, { onApply, onPreview });
  const pick = async (field: string, from: string, to: string) => {
    await list(field, from).click();
    await page.getByRole('option', { name: to, exact: true }).click();
  };
  const answer = (name: string) =>
    page.getByRole('alertdialog', { name: words.title }).getByRole('button', { name, exact: true }).click();
  const applied = async () => {
    await button(words.apply).click();
    return onApply.mock.lastCall?.[0];
  };

  it.each(['classes', 'unique'] as const)('asks before %s, and computes or leaves it', async (kind) => {
    const question = kind === 'classes' ? words.askHistogram : words.askUnique;
    await open(works);
    await entry(words[kind]).click();
    await expect.element(page.getByText(question)).toBeVisible();
    await answer(words.cancel);
    await expect.element(entry(words.stretch)).toHaveAttribute('aria-selected', 'true');
    expect(await applied()).toMatchObject({ kind: 'stretch' });
    await entry(words[kind]).click();
    await answer(words.compute);
    await expect.element(entry(words[kind])).toHaveAttribute('aria-selected', 'true');
    const scheme = await applied();
    const rows = scheme && 'categories' in scheme ? scheme.categories : [];
    expect(rows.map((row) => (row.kind === 'range' ? row.upper : row.count))).toEqual(
      kind === 'classes' ? [25, 50, 75, 100] : [300, 100],
    );
  });

  it.each(['classes', 'unique'] as const)('goes back from %s when the computation fails', async (kind) => {
    await open(fails);
    await entry(words[kind]).click();
    await answer(words.compute);
    await expect.element(footer().getByText(words.failed)).toBeVisible();
    await expect.element(entry(words.stretch)).toHaveAttribute('aria-selected', 'true');
  });

  it('goes back from a composite whose statistics fail, without a question', async () => {
    await open(fails);
    await entry(words.rgb).click();
    await expect.element(footer().getByText(words.failed)).toBeVisible();
    await expect.element(entry(words.stretch)).toHaveAttribute('aria-selected', 'true');
  });

  it.each(['clip', 'equalise'] as const)(
    'asks before %s, and shows the previous type again',
    async (type) => {
      await open(fails);
      await pick(words.stretchType, words.minMax, words[type]);
      await expect.element(page.getByText(words.askHistogram)).toBeVisible();
      await answer(words.cancel);
      await expect.element(list(words.stretchType, words.minMax)).toBeVisible();
      await pick(words.stretchType, words.minMax, words[type]);
      await answer(words.compute);
      await expect.element(footer().getByText(words.failed)).toBeVisible();
      await expect.element(list(words.stretchType, words.minMax)).toBeVisible();
      expect(await applied()).toMatchObject({ stretch: 'min-max' });
    },
  );

  it('asks for what another band lacks, and shows the previous band again', async () => {
    const value = createScheme('stretch', 'raster', { bands: [known[0], bands[1]], stretch: 'percent-clip' });
    await open(fails, value);
    await pick(words.band, 'one', 'two');
    await answer(words.cancel);
    await expect.element(list(words.band, 'one')).toBeVisible();
  });

  it('asks when statistics of the view become those of the raster', async () => {
    const value = createScheme('stretch', 'raster', {
      bands,
      stretch: 'percent-clip',
      statisticsFrom: 'view',
    });
    await open(works, value);
    await pick(words.from, words.view, words.raster);
    await answer(words.cancel);
    await expect.element(list(words.from, words.view)).toBeVisible();
    await pick(words.from, words.view, words.raster);
    await answer(words.compute);
    await expect.element(list(words.from, words.raster)).toBeVisible();
  });

  it('says what is being computed, and does not apply meanwhile', async () => {
    await open(hangs);
    await pick(words.stretchType, words.minMax, words.stddev);
    await expect.element(page.getByText(words.computing[0])).toBeVisible();
    await expect.element(button(words.apply)).toBeDisabled();
  });

  it.each(['classes', 'unique'] as const)('says what is being computed for %s', async (kind) => {
    await open(hangs);
    await entry(words[kind]).click();
    await answer(words.compute);
    await expect.element(page.getByText(words.computing[kind === 'classes' ? 1 : 2])).toBeVisible();
  });

  it('finds too many values: says so, goes back, disables the entry', async () => {
    const crowded = known.map((one) => ({
      ...one,
      statistics: { ...one.statistics, enableUniqueValue: false, uniqueValueCount: 5000 },
    }));
    await open({ ...works, computeUniqueValues: () => Promise.resolve(crowded) });
    await entry(words.unique).click();
    await answer(words.compute);
    await expect.element(footer().getByText(words.tooMany, { exact: true })).toBeVisible();
    await expect.element(entry(words.stretch)).toHaveAttribute('aria-selected', 'true');
    await expect.element(entry(words.unique)).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not apply without a band', async () => {
    for (const kind of ['stretch', 'raster-graduated', 'raster-unique-values'] as const) {
      const { unmount } = await open(works, createScheme(kind, 'raster', { bands: known, band: null }));
      expect(await applied()).toBeUndefined();
      await expect.element(footer().getByText(words.noBand)).toBeVisible();
      await unmount();
    }
  });

  it('does not apply with every colour unchecked', async () => {
    const scheme = generateCategories(createScheme('raster-unique-values', 'raster', { bands: known }));
    const categories = scheme.categories.map((row) => ({ ...row, visible: false }));
    await open(works, { ...scheme, categories });
    expect(await applied()).toBeUndefined();
    await expect.element(footer().getByText(words.noColor)).toBeVisible();
  });

  it('asks for the band of each used channel, and for one colour at least', async () => {
    const empty = { used: true, band: null };
    const full = { used: true, band: 0 };
    const names = ['red', 'green', 'blue', 'alpha'] as const;
    for (const [at, name] of names.entries()) {
      const channels = { red: full, green: full, blue: full, [name]: empty };
      const value = createScheme('rgb-composite', 'raster', { bands: known, channels });
      const { unmount } = await open(works, value);
      expect(await applied()).toBeUndefined();
      await expect.element(footer().getByText(words.channels[at])).toBeVisible();
      await unmount();
    }
    const off = { used: false, band: 0 };
    const unused = { red: off, green: off, blue: off, alpha: full };
    await open(works, createScheme('rgb-composite', 'raster', { bands: known, channels: unused }));
    expect(await applied()).toBeUndefined();
    await expect.element(footer().getByText(words.noChannel)).toBeVisible();
  });

  it('resets percentages that exceed 100 together, and says so', async () => {
    await open(works, createScheme('stretch', 'raster', { bands: known, stretch: 'percent-clip' }));
    await page.getByRole('spinbutton', { name: words.lowClip }).fill('99.6');
    await expect.element(footer().getByText(words.clipReset)).toBeVisible();
    expect(await applied()).toMatchObject({ minClip: 2, maxClip: 2 });
  });

  it('does not apply ends that crossed', async () => {
    await open(works, createScheme('stretch', 'raster', { bands: known, min: 9, max: 3 }));
    expect(await applied()).toBeUndefined();
    await expect.element(footer().getByText(words.crossed)).toBeVisible();
  });
});
