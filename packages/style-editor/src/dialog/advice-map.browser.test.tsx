import '../../style.css';
import { toRamp } from '@gep/map-engine/color';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { setRamp } from '@gep/map-engine/scheme/edit';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, open } from '../../test/polygon-dialog';
import { fieldSource, sumField, sums, sumStatistics } from '../../test/sample';
import type { MapSource } from '../port';

const classed = generateCategories(
  createScheme('graduated-color', 'polygon', { field: sumField, statistics: sumStatistics, classes: 4 }),
  { values: sums },
);
/** The first three classes look alike to everybody. */
const uneven = setRamp(classed, { ramp: toRamp(['#000000', '#060606', '#0c0c0c', '#ffffff']) });
const advice = () => page.getByRole('dialog', { name: 'Which classes fit?' });
const pictures = () => advice().getByRole('img', { name: /^Map: / });
const show = async (map: MapSource, scheme = classed) => {
  await open(scheme, { fields: fieldSource, map });
  await button('Advice').click();
  await expect.element(advice()).toBeVisible();
};
const picture = (color: string) => {
  const canvas = new OffscreenCanvas(4000, 4000);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = color;
  context?.fillRect(0, 0, 4000, 4000);
  return canvas;
};
const colorOf = (element: Element): number[] => {
  const canvas = element as HTMLCanvasElement;
  return Array.from(canvas.getContext('2d')?.getImageData(9, 9, 1, 1).data ?? []);
};

beforeAll(async () => import('../scheme/advice'));

describe('the map in advice on classes', () => {
  const thumbnail = vi.fn<NonNullable<MapSource['thumbnail']>>();
  beforeEach(() => thumbnail.mockReset());

  it('shows each proposal by its own classes, over the base map', async () => {
    thumbnail.mockResolvedValue(picture('#ff0000'));
    await show({ thumbnail, base: '#0000ff', opacity: 0.5 });
    const cards = advice().getByRole('listitem').elements();
    await expect.poll(() => pictures().elements().length).toBe(cards.length);
    expect(thumbnail).toHaveBeenCalledTimes(cards.length);
    const asked = thumbnail.mock.calls.map(([scheme]) =>
      scheme.kind === 'graduated-color' ? scheme.classification.method : scheme.kind,
    );
    expect(new Set(asked).size).toBe(cards.length);
    for (const element of pictures().elements())
      await expect.poll(() => colorOf(element).map((part) => Math.round(part / 64))).toEqual([2, 0, 2, 4]);
  });

  it('says where a picture cannot be had', async () => {
    await show({ thumbnail: () => Promise.reject(new Error('offline')) });
    await expect.element(advice().getByText('No picture').first()).toBeVisible();
  });

  it('is not there where the host draws none', async () => {
    await show({});
    expect(pictures().elements()).toHaveLength(0);
  });
});

describe('classes with a common border', () => {
  const mark = vi.fn<NonNullable<MapSource['mark']>>();
  beforeEach(() => mark.mockReset());
  const [low, next, , high] = uneven.categories.map((row) => ({
    properties: {
      [sumField.name]:
        (Number(row.kind === 'range' && row.lower) + Number(row.kind === 'range' && row.upper)) / 2,
    },
    label: row.label,
  }));
  const properties = [low, next, high, low].map((one) => one.properties);
  const neighbours = () =>
    Promise.resolve({
      properties,
      pairs: [
        [0, 1],
        [1, 2],
        [1, 3],
      ] as const,
    });

  it('that look alike come first, with the number of borders, and are marked on the map', async () => {
    await show({ neighbours, mark }, uneven);
    const line = advice().getByText(`${low.label} and ${next.label}: 2 common borders`);
    await expect.element(line).toBeVisible();
    expect(
      advice()
        .getByText(/common border/)
        .elements(),
    ).toHaveLength(1);
    await advice().getByRole('switch', { name: 'Mark on the map' }).click();
    expect(mark).toHaveBeenLastCalledWith([
      [0, 1],
      [1, 3],
    ]);
    await advice().getByRole('button', { name: 'Even out colours' }).click();
    await expect.element(advice().getByText('All classes with a common border are distinct')).toBeVisible();
    expect(mark).toHaveBeenLastCalledWith([]);
  });

  it('lose their marks when the window closes', async () => {
    await show({ neighbours, mark }, uneven);
    await advice().getByRole('switch', { name: 'Mark on the map' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => mark.mock.lastCall).toEqual([[]]);
  });

  it('that cannot be found are said to be', async () => {
    await show({ neighbours: () => Promise.reject(new Error('no geometry')) }, uneven);
    await expect
      .element(advice().getByText('Could not find out which ones have a common border'))
      .toBeVisible();
  });
});

it('says how many classes look like the base map', async () => {
  const faint = setRamp(classed, { ramp: toRamp(['#e2e9e5', '#80b090', '#408060', '#003020']) });
  await show({ base: '#e2e9e5' }, faint);
  await expect.element(advice().getByText('1 like the base map').first()).toBeVisible();
  await expect.element(advice().getByText('over the base map')).toBeVisible();
});
