import '../../style.css';
import type { RasterBand, RasterScheme } from '@gep/map-engine/model';
import { createScheme } from '@gep/map-engine/scheme';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openRaster } from '../../test/raster-desk';
import { band } from '../../test/sample';
import type { EditorLocale } from '../message';
import type { BandSource } from '../port';

const plain: RasterBand = { name: 'one', statistics: { ...band.statistics, enableUniqueValue: true } };
const counted: RasterBand = {
  name: 'two',
  statistics: {
    ...plain.statistics,
    ...{ stddev: 20, histogram: { min: 0, max: 100, counts: [100, 100, 100, 100] } },
    uniqueValues: [{ value: 0, count: 400 }],
  },
};
const bands = [plain, counted, plain];
const onApply = vi.fn<(value: RasterScheme) => void>();
const onPreview = vi.fn<(value: RasterScheme) => void>();
const entry = (name: string) => page.getByRole('treeitem', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const question = page.getByRole('alertdialog');

const open = (source: BandSource, value: RasterScheme, locale: EditorLocale = 'en') =>
  openRaster(locale, source, value, { onApply, onPreview });

beforeEach(() => {
  vi.clearAllMocks();
});

describe('what a host does not compute', () => {
  it.each([
    ['zh-CN', '分级', '没有直方图，且无法计算'],
    ['zh-CN', '唯一值', '唯一值未知，且无法计算'],
    ['en', 'Classes', 'The histogram is unavailable and cannot be computed here'],
    ['en', 'Unique values', 'Unique values are unavailable and cannot be computed here'],
  ] as const)('in %s disables %s, and says why', async (locale, name, reason) => {
    await open({ bands }, createScheme('stretch', 'raster', { bands }), locale);
    await expect.element(entry(name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(entry(name)).toHaveAttribute('title', reason);
    await entry(name).click({ force: true });
    await expect.element(question).not.toBeInTheDocument();
  });

  it('disables nothing that the band has already, or that is computed', async () => {
    await open({ bands }, createScheme('stretch', 'raster', { bands, band: 1 }));
    for (const name of ['Classes', 'Unique values'])
      await expect.element(entry(name)).not.toHaveAttribute('aria-disabled');
  });

  it('leaves the way back to the kind that was opened', async () => {
    await open({ bands }, createScheme('raster-graduated', 'raster', { bands }));
    await expect.element(entry('Classes')).not.toHaveAttribute('aria-disabled');
  });

  it('disables the stretches that need it', async () => {
    await open({ bands }, createScheme('stretch', 'raster', { bands }));
    await button('Stretch type: Minimum and maximum').click();
    const listed = (name: string) => page.getByRole('option', { name });
    await expect
      .element(listed('Percentage clip – The histogram is unavailable and cannot be computed here'))
      .toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(listed('Standard deviation – Statistics are unavailable and cannot be computed here'))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(listed('Sigmoid')).not.toHaveAttribute('aria-disabled');
  });

  it('is reported without a question when another band is chosen', async () => {
    await open({ bands }, createScheme('raster-graduated', 'raster', { bands, band: 1 }));
    await button('Band: two').click();
    await page.getByRole('option', { name: 'one' }).first().click();
    await expect
      .element(page.getByText('The histogram is unavailable and cannot be computed here'))
      .toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(button('Band: two')).toBeVisible();
  });
});

it('makes the rows of a scheme that came without bands once', async () => {
  const looked = vi.fn();
  const source = {
    get bands() {
      looked();
      return [counted];
    },
  };
  await open(source, createScheme('raster-graduated', 'raster', { classes: 2 }));
  const times = looked.mock.calls.length;
  expect(times).toBeGreaterThan(0);
  await page
    .getByRole('textbox', { name: /^Label/ })
    .first()
    .fill('low');
  await expect.poll(() => onPreview.mock.lastCall?.[0]).toMatchObject({ categories: [{ label: 'low' }] });
  expect(looked).toHaveBeenCalledTimes(times);
});
