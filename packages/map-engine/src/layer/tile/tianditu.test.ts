import type TileImage from 'ol/source/TileImage.js';
import type OlTileLayer from 'ol/layer/Tile.js';
import { describe, expect, it } from 'vitest';
import { tianditu, tiandituMaps } from './tianditu';
import type { TiandituCode } from './tianditu';
import { createTileLayer } from './tile-layer';

const codes = Object.keys(tiandituMaps) as TiandituCode[];

describe.each(codes)('Tianditu %s', (code) => {
  it.each([
    ['EPSG:3857', 'w'],
    ['EPSG:4490', 'c'],
    ['EPSG:4326', 'c'],
  ] as const)('asks for tiles in %s', (projection, grid) => {
    const layer = createTileLayer(tianditu(code, { key: 'a&b=c', projection }));
    const source = (layer.olLayer as OlTileLayer<TileImage>).getSource()!;
    // Fuzhou, 119.3 E 26.08 N, at level 9 of 2^9 columns.
    const column = Math.floor((2 ** 9 * (119.3 + 180)) / 360);
    const mercator = Math.log(Math.tan(Math.PI / 4 + (26.08 * Math.PI) / 360)) / Math.PI;
    const row = Math.floor(grid === 'c' ? (2 ** 8 * (90 - 26.08)) / 180 : (2 ** 9 * (1 - mercator)) / 2);
    const place =
      grid === 'c' ? [119.3, 26.08] : [(119.3 / 180) * 20037508.342789, mercator * 20037508.342789];
    const coordinate = source.getTileGrid()!.getTileCoordForCoordAndZ(place, 9);
    const url = new URL(source.getTileUrlFunction()(coordinate, 1, source.getProjection()!) ?? '');
    expect(url.host).toMatch(/^t[0-7]\.tianditu\.gov\.cn$/);
    expect(url.pathname).toBe(`/${code}_${grid}/wmts`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      SERVICE: 'WMTS',
      REQUEST: 'GetTile',
      VERSION: '1.0.0',
      LAYER: code,
      STYLE: 'default',
      TILEMATRIXSET: grid,
      FORMAT: 'tiles',
      tk: 'a&b=c',
      TILEMATRIX: '9',
      TILEROW: String(row),
      TILECOL: String(column),
    });
    expect(source.getTileGrid()!.getMinZoom()).toBe(1);
    expect(source.getTileGrid()!.getMaxZoom()).toBe(tiandituMaps[code].maxLevel);
    expect(source.getAttributions()).not.toBeNull();
    layer.dispose();
  });
});

it('begins in degrees with two tiles side by side', () => {
  const layer = createTileLayer(tianditu('vec', { key: 'k', projection: 'EPSG:4490' }));
  const grid = (layer.olLayer as OlTileLayer<TileImage>).getSource()!.getTileGrid()!;
  expect(grid.getFullTileRange(1)).toMatchObject({ minX: 0, maxX: 1, minY: 0, maxY: 0 });
  expect(grid.getResolution(1)).toBeCloseTo(360 / 512, 12);
  expect(grid.getTileCoordExtent([1, 1, 0])).toEqual([0, -90, 180, 90]);
});

it('refuses an unknown map and an empty key', () => {
  expect(() => tianditu('roads' as TiandituCode, { key: 'k' })).toThrow(RangeError);
  expect(() => tianditu('vec', { key: '' })).toThrow(TypeError);
});
