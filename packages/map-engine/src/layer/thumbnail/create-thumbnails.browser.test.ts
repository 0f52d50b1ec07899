import { describe, expect, it, vi } from 'vitest';
import { fillSymbol, labelSymbol, lineSymbol, simpleFill, simpleLine } from '../../model';
import { generateCategories, graduatedColorScheme, singleSymbolScheme, stretchScheme } from '../../scheme';
import { createPolygonLayer } from '../vector/polygon-layer';
import { createRasterLayer } from '../raster/raster-layer';
import { createThumbnails } from './create-thumbnails';

/** Squares of one unit from west to east, the value of each its number. */
const strip = (count: number) => ({
  type: 'FeatureCollection' as const,
  features: Array.from({ length: count }, (_, i) => ({
    type: 'Feature' as const,
    properties: { value: i },
    geometry: {
      type: 'Polygon' as const,
      coordinates: [
        [
          [i, 0],
          [i + 1, 0],
          [i + 1, 1],
          [i, 1],
          [i, 0],
        ],
      ],
    },
  })),
});
const field = { name: 'value', type: 'INT4' } as const;
const plain = fillSymbol(simpleFill({ useOutline: false }));
const classed = (ramp: readonly string[], count: number) =>
  generateCategories(graduatedColorScheme('polygon', { field, classes: count, ramp, template: plain }), {
    properties: strip(count).features.map(({ properties }) => properties),
  });

function colorAt(canvas: OffscreenCanvas | null, x: number, y: number): string {
  const [r, g, b, a] = canvas?.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [0, 0, 0, 0];
  return a === 0 ? '' : `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe('small pictures of features', () => {
  it('have the colours of the scheme that is asked for, in the middle of the picture', async () => {
    const layer = createPolygonLayer({
      projection: 'EPSG:3857',
      scheme: classed(['#ff0000', '#00ff00', '#0000ff'], 3),
      features: { ...strip(3) },
    });
    const draw = createThumbnails(layer);
    for (const ramp of [
      ['#ff0000', '#00ff00', '#0000ff'],
      ['#000000', '#808080', '#ffffff'],
    ]) {
      const canvas = await draw(classed(ramp, 3), { width: 124, height: 80 });
      expect([canvas?.width, canvas?.height]).toEqual([124, 80]);
      // 3 x 1 squares in 120 x 76 pixels: 40 pixels each, 20 above and below the middle line.
      expect([22, 62, 102].map((x) => colorAt(canvas, x, 40))).toEqual(ramp);
      expect([colorAt(canvas, 62, 15), colorAt(canvas, 62, 65)]).toEqual(['', '']);
    }
    expect(layer.scheme).toEqual(classed(['#ff0000', '#00ff00', '#0000ff'], 3));
    layer.dispose();
  });

  it('shrink outlines with the map and have no labels', async () => {
    const outline = lineSymbol(simpleLine({ color: '#ff0000', width: 6 }));
    const label = labelSymbol({ useLabel: true, field: 'value', color: '#00ff00', size: 40 });
    const scheme = singleSymbolScheme('polygon', {
      template: fillSymbol(simpleFill({ color: '#ffffff', useOutline: true, outline })),
      label,
    });
    const layer = createPolygonLayer({ projection: 'EPSG:3857', scheme, features: strip(1) });
    const canvas = await createThumbnails(layer)(scheme, { width: 100, height: 100 });
    const row = Array.from({ length: 100 }, (_, x) => colorAt(canvas, x, 50));
    // 6 pixels of a map of 600 are 1 of a picture of 100: at each edge half a pixel of red is left within.
    expect(row.filter((color) => color === '#ffffff').length).toBeGreaterThanOrEqual(93);
    expect(row.some((color) => /^#00/.test(color))).toBe(false);
    layer.dispose();
  });

  it('are none of a layer without features, and end when they are not wanted any longer', async () => {
    const scheme = classed(['#000000', '#ffffff'], 2);
    const empty = createPolygonLayer({ scheme });
    expect(await createThumbnails(empty)(scheme, { width: 10, height: 10 })).toBeNull();
    const layer = createPolygonLayer({ scheme, features: strip(2) });
    const draw = createThumbnails(layer);
    const signal = AbortSignal.abort();
    await expect(draw(scheme, { width: 10, height: 10, signal })).rejects.toThrow('abort');
    expect(await draw(scheme, { width: 10, height: 10 })).not.toBeNull();
    layer.dispose();
    empty.dispose();
  });
});

describe('small pictures of a raster', () => {
  const cells = Float32Array.from({ length: 64 }, (_, i) => (i % 8 < 4 ? 0 : 1));
  const block = { extent: [0, 0, 800, 800] as const, width: 8, height: 8, bands: [cells] };
  const scheme = (ramp: readonly string[]) => stretchScheme({ min: 0, max: 1, ramp });

  it('ask for one coarse window and colour it by each scheme', async () => {
    const load = vi.fn(() => Promise.resolve(block));
    const layer = createRasterLayer({
      ...{ projection: 'EPSG:3857', extent: [0, 0, 800, 800], load },
      scheme: scheme(['#000000', '#ffffff']),
    });
    const draw = createThumbnails(layer);
    for (const ramp of [
      ['#ff0000', '#0000ff'],
      ['#00ff00', '#ffff00'],
    ]) {
      const canvas = await draw(scheme(ramp), { width: 160, height: 80 });
      // 80 x 80 pixels in the middle.
      expect([60, 100].map((x) => colorAt(canvas, x, 40))).toEqual(ramp);
      expect([colorAt(canvas, 20, 40), colorAt(canvas, 140, 40)]).toEqual(['', '']);
    }
    expect(load).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledWith(
      [0, 0, 800, 800],
      10,
      expect.objectContaining({ projection: 'EPSG:3857' }),
    );
    layer.dispose();
  });

  it('show the block of a host, and ask again after a failure', async () => {
    const layer = createRasterLayer({ projection: 'EPSG:3857', scheme: scheme(['#ff0000', '#0000ff']) });
    const draw = createThumbnails(layer);
    expect(await draw(layer.scheme, { width: 80, height: 80 })).toBeNull();
    layer.setData(block);
    const canvas = await createThumbnails(layer)(layer.scheme, { width: 80, height: 80 });
    expect([20, 60].map((x) => colorAt(canvas, x, 40))).toEqual(['#ff0000', '#0000ff']);
    layer.dispose();

    const load = vi.fn(() => Promise.resolve(block)).mockRejectedValueOnce(new Error('offline'));
    const loaded = createRasterLayer({
      ...{ projection: 'EPSG:3857', extent: [0, 0, 800, 800], load, scheme: layer.scheme },
    });
    const again = createThumbnails(loaded);
    await expect(again(layer.scheme, { width: 80, height: 80 })).rejects.toThrow('offline');
    expect(colorAt(await again(layer.scheme, { width: 80, height: 80 }), 20, 40)).toBe('#ff0000');
    loaded.dispose();
  });
});
