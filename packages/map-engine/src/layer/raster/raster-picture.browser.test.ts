import { describe, expect, it } from 'vitest';
import { colorsAt, rendered, shownAt, testMap } from '../../../test/map-fixture';
import { extent, greys, left, mapOfExtent, right } from '../../../test/raster-fixture';
import { projector } from '../../geometry';
import { createLegend } from '../../map';
import type { BandStatistics } from '../../model';
import { stretchScheme } from '../../scheme';
import type { StretchOptions } from '../../scheme';
import type { LoadRaster, RasterBlock } from '../../source/raster-block';
import { createRasterLayer } from './raster-layer';
import { loadProj4 } from '../../geometry/projection/register-projection';

loadProj4();

const bandStatistics: BandStatistics = {
  ...{ dataType: 'float32', min: 0, max: 0, mean: 0, stddev: 0, noData: null, histogram: null },
  ...{ enableUniqueValue: false, uniqueValueCount: 0, uniqueValues: [], totalCount: 4 },
};
const stretch = (ramp = greys, more: StretchOptions = {}) =>
  stretchScheme({ band: 0, stretch: 'min-max', min: 0, max: 100, ramp, ...more });

describe('the kept cells of a raster layer', () => {
  /** 2 x 2 cells of one degree around (115, 30); the middles of the cells and places beside them. */
  const degrees: RasterBlock = {
    extent: [114, 29, 116, 31],
    width: 2,
    height: 2,
    bands: [Int16Array.of(0, 100, 50, -1)],
    noData: -1,
    projection: 'EPSG:4490',
  };
  const cells = [
    [114.5, 30.5],
    [115.5, 30.5],
    [114.5, 29.5],
    [115.5, 29.5],
    [113.9, 30],
    [116.1, 30],
  ];
  const colors = ['#000000', '#ffffff', '#808080', '', '', ''];

  function mapOfDegrees(projection: string) {
    const { map } = testMap({ projection, center: [115, 30], zoom: 7 });
    const pixels = () => {
      const toMap = projector('EPSG:4326', map.projection);
      map.olMap.renderSync();
      return cells.map(([lon, lat]) =>
        (map.olMap.getPixelFromCoordinate(toMap([lon, lat])) ?? []).map(Math.round),
      );
    };
    return { map, pixels };
  }

  it.each(['EPSG:3857', 'EPSG:4526'])(
    'are warped to %s, and nothing is lost on the way back',
    async (code) => {
      const { map, pixels } = mapOfDegrees('EPSG:4490');
      const layer = map.addLayer(createRasterLayer({ scheme: stretch() }));
      layer.setData(degrees);
      await rendered(map);
      expect(shownAt(map, pixels())).toEqual(colors);
      map.setProjection(code);
      await rendered(map);
      expect(shownAt(map, pixels())).toEqual(colors);
      const toMap = projector('EPSG:4326', code);
      expect(cells.map(([lon, lat]) => layer.valueAt(toMap([lon, lat])))).toEqual([
        [0],
        [100],
        [50],
        [null],
        null,
        null,
      ]);
      layer.setScheme(stretch({ name: '', colors: ['#ff0000', '#0000ff'] }));
      await rendered(map);
      expect(shownAt(map, pixels()).slice(0, 2)).toEqual(['#ff0000', '#0000ff']);
      // A map that comes to rest elsewhere gets a picture of the pixels it shows.
      map.olMap.getView().setZoom(8);
      await rendered(map);
      expect(shownAt(map, pixels()).slice(0, 2)).toEqual(['#ff0000', '#0000ff']);
      map.setProjection('EPSG:4490');
      layer.setScheme(stretch());
      await rendered(map);
      expect(shownAt(map, pixels())).toEqual(colors);
      expect(layer.extent()).toEqual(degrees.extent);
    },
  );

  it('are shown warped until the loader answers in the new projection', async () => {
    const { map, pixels } = mapOfDegrees('EPSG:4490');
    const asked: string[] = [];
    const load: LoadRaster = (_extent, _resolution, { projection }) => {
      asked.push(projection);
      return asked.length === 1 ? Promise.resolve(degrees) : new Promise(() => undefined);
    };
    map.addLayer(createRasterLayer({ scheme: stretch(), load }));
    await rendered(map);
    map.setProjection('EPSG:3857');
    await expect.poll(() => shownAt(map, pixels())).toEqual(colors);
    await expect.poll(() => asked).toEqual(['EPSG:4490', 'EPSG:3857']);
  });

  it('are warped where a loader answers in another projection', async () => {
    const { map, pixels } = mapOfDegrees('EPSG:3857');
    map.addLayer(createRasterLayer({ scheme: stretch(), load: () => Promise.resolve(degrees) }));
    await rendered(map);
    expect(shownAt(map, pixels())).toEqual(colors);
  });
});

it('shades relief up to the border of the window', async () => {
  const map = mapOfExtent();
  // A plane that rises to the north-west by one half.
  const load: LoadRaster = async ([minX, minY, maxX, maxY], resolution) => {
    const width = Math.round((maxX - minX) / resolution);
    const height = Math.round((maxY - minY) / resolution);
    const rise = (i: number) => (Math.floor(i / width) + (i % width)) * resolution * -0.5;
    const plane = Float32Array.from({ length: width * height }, (_, i) => 5000 + rise(i));
    return { extent: [minX, minY, maxX, maxY], width, height, bands: [plane] };
  };
  const relief = { used: true, sunAngle: 45, azimuth: 315, zFactor: 1 };
  const grey = { name: '', colors: ['#808080', '#808080'] };
  const scheme = stretchScheme({ band: 0, stretch: 'min-max', min: 0, max: 1, ramp: grey, relief });
  map.addLayer(createRasterLayer({ scheme, load }));
  const border = [left, [0, 0], [399, 0], [0, 299], [399, 299], [200, 0], [0, 150]];
  const colors = await colorsAt(map, border);
  expect(new Set(colors)).toHaveLength(1);
  // Lit from where it falls away: darker than level ground.
  expect(colors[0] < '#808080').toBe(true);
});

describe('cells between cells', () => {
  const block: RasterBlock = { extent, width: 2, height: 1, bands: [Uint8Array.of(0, 100)] };
  const shade = (color: string) => parseInt(color.slice(1, 3), 16);
  const across = [50, 150, 200, 250, 350].map((x) => [x, 150]);

  it('are those of the nearest one, or mixed by their values where the scheme says so', async () => {
    const map = mapOfExtent();
    const layer = map.addLayer(createRasterLayer({ scheme: stretch() }));
    layer.setData(block);
    expect((await colorsAt(map, across)).map(shade)).toEqual([0, 0, 255, 255, 255]);
    layer.setScheme(stretch(greys, { resampling: 'bilinear' }));
    // From middle to middle, 100 to 300 px, in even steps.
    const mixed = (await colorsAt(map, across)).map(shade);
    [0, 64, 128, 191, 255].forEach((value, i) => expect(Math.abs(mixed[i] - value)).toBeLessThanOrEqual(2));
    map.olMap.getView().setResolution(20);
    const [half] = (await colorsAt(map, [[200, 150]])).map(shade);
    expect(Math.abs(half - 128)).toBeLessThanOrEqual(4);
  });

  it('take the colour of their value, not a colour between', async () => {
    const map = mapOfExtent();
    const ramp = { name: '', colors: ['#ff0000', '#00ff00', '#0000ff'] };
    const layer = map.addLayer(createRasterLayer({ scheme: stretch(ramp, { resampling: 'bilinear' }) }));
    layer.setData(block);
    const [middle] = await colorsAt(map, [[200, 150]]);
    expect(middle).toMatch(/^#0[0-4]f[b-f]0[0-4]$/);
  });

  it('are asked of the loader in the way of the scheme', async () => {
    const map = mapOfExtent();
    const asked: string[] = [];
    const load: LoadRaster = async (_extent, _resolution, { resampling }) => {
      asked.push(resampling);
      return block;
    };
    map.addLayer(createRasterLayer({ scheme: stretch(greys, { resampling: 'bilinear' }), load }));
    await rendered(map);
    expect(asked).toEqual(['bilinear']);
  });
});

it('stretches by the part in view where the scheme says so', async () => {
  const map = mapOfExtent();
  const cells = Float32Array.of(0, 25, 75, 100);
  const scheme = (statisticsFrom: 'raster' | 'view') =>
    stretchScheme({ band: 0, stretch: 'min-max', ramp: greys, statisticsFrom });
  const layer = map.addLayer(createRasterLayer({ scheme: scheme('raster') }));
  layer.setData({ extent, width: 4, height: 1, bands: [cells] });
  // The two middle cells.
  map.olMap.getView().fit([1001, 500, 2999, 2000], { padding: [0, 0, 0, 0] });
  expect(await colorsAt(map, [left, right])).toEqual(['#404040', '#bfbfbf']);
  layer.setScheme(scheme('view'));
  expect(await colorsAt(map, [left, right])).toEqual(['#000000', '#ffffff']);
  map.olMap.getView().fit([...extent], { padding: [0, 0, 0, 0] });
  expect(await colorsAt(map, [[50, 150], left, [150, 150], [350, 150]])).toEqual([
    '#000000',
    '#404040',
    '#404040',
    '#ffffff',
  ]);
});

it('reports to legends what the ramp of the picture stands for, known or counted in the view', async () => {
  const map = mapOfExtent();
  const known = [{ name: '1', statistics: { ...bandStatistics, min: -100, max: 300 } }];
  const scheme = (statisticsFrom: 'raster' | 'view', more: StretchOptions = {}) =>
    stretchScheme({ band: 0, bands: known, stretch: 'min-max', ramp: greys, statisticsFrom, ...more });
  const layer = map.addLayer(createRasterLayer({ scheme: scheme('raster') }));
  const legend = createLegend(layer);
  const written = () => [...legend.element.querySelectorAll('.gep-legend-end')].map((end) => end.textContent);
  const told: (readonly number[] | null)[] = [];
  layer.on('ramp-changed', (values) => told.push(values));
  layer.setData({ extent, width: 4, height: 1, bands: [Float32Array.of(0, 25, 75, 100)] });
  await rendered(map);
  expect([written(), layer.rampValues]).toEqual([
    ['-100.00', '300.00'],
    [-100, 0, 100, 200, 300],
  ]);
  layer.setScheme(scheme('view'));
  await rendered(map);
  expect(written()).toEqual(['0.00', '100.00']);
  // The two middle cells.
  map.olMap.getView().fit([1001, 500, 2999, 2000], { padding: [0, 0, 0, 0] });
  await rendered(map);
  expect(written()).toEqual(['25.00', '75.00']);
  layer.setScheme(scheme('view', { stretch: 'square-root' }));
  await rendered(map);
  expect(layer.rampValues?.map((value) => Math.round(1000 * value) / 1000)).toEqual([
    25, 28.125, 37.5, 53.125, 75,
  ]);
  // Nothing but empty cells: no value is named, rather than a wrong one.
  layer.setScheme(scheme('view'));
  layer.setData({ extent, width: 1, height: 1, bands: [Float32Array.of(NaN)] });
  await rendered(map);
  expect(written()).toEqual(['', '']);
  layer.setData(null);
  expect(layer.rampValues).toBeNull();
  expect(told.at(-1)).toBeNull();
  legend.dispose();
});
