import { GepDataError, gridExtent, writeGeoTiff } from '@gep/raster';
import type { Fetch, Grid } from '@gep/raster';
import { describe, expect, it, onTestFinished } from 'vitest';
import { colorsAt, testMap } from '../../test/map-fixture';
import { dataBytes, dataNames, dataUrl, hasRealData } from '../../test/real-data';
import reference from '../../test/reference/geotiff.json' with { type: 'json' };
import { mutated, randomOf } from '../../../raster/test/mutations';
import { createEngineWorker } from '../worker/start';
import { registerProjection } from '../geometry';
import { generateCategories, rasterUniqueValuesScheme, stretchScheme } from '../scheme';
import { createLayer } from '../layer/create-layer';
import { geoTiffLoader } from './geotiff-loader';
import type { GeoTiffLoaderOptions } from './geotiff-loader';
import { geoTiffWindowLoader } from './geotiff-window-loader';
import type { RasterBlock } from './raster-block';
import { createRasterLayer } from '../layer/raster/raster-layer';

const slope: Grid = {
  width: 40,
  height: 30,
  data: Float32Array.from({ length: 1200 }, (_, i) => (i % 40 < 20 ? 0 : 100)),
  transform: [100, 0, 0, 0, -100, 3000],
  crs: 'EPSG:3857',
};

function loaderOf(source: Parameters<typeof geoTiffLoader>[0], options: GeoTiffLoaderOptions = {}) {
  const loader = geoTiffLoader(source, options);
  onTestFinished(() => loader.dispose());
  return loader;
}

/** The whole of a raster in about this many columns, in its own projection. */
async function wholeOf(
  loader: ReturnType<typeof geoTiffLoader>,
  columns: number,
  crs?: string,
): Promise<RasterBlock | null> {
  const info = await loader.info();
  const extent = gridExtent(info);
  return loader.load(extent, (extent[2] - extent[0]) / columns, requestIn(crs ?? info.crs));
}

const requestIn = (projection: string, signal = new AbortController().signal) =>
  ({ projection, signal, resampling: 'nearest' }) as const;

/**
 * What files that are perhaps damaged give, read whole by one worker: nothing but cells, an empty window or the code of
 * an error is allowed.
 */
async function outcomesOf(files: AsyncIterable<ArrayBuffer> | Iterable<ArrayBuffer>): Promise<string[]> {
  const outcomes: string[] = [];
  let next = new ArrayBuffer(0);
  const { load, dispose } = geoTiffWindowLoader(() => Promise.resolve(next), { projection: 'EPSG:3857' });
  onTestFinished(dispose);
  const everything = [-1e300, -1e300, 1e300, 1e300] as const;
  for await (next of files) {
    try {
      const block = await load(everything, Number.MIN_VALUE, requestIn('EPSG:3857'));
      outcomes.push(block === null ? 'nothing' : 'cells');
    } catch (error) {
      if (!(error instanceof GepDataError)) throw error;
      outcomes.push(error.code);
    }
  }
  return outcomes;
}

/** Counts what the page does meanwhile. */
function pulse(): { beats: number } {
  const seen = { beats: 0 };
  const timer = setInterval(() => seen.beats++, 10);
  onTestFinished(() => clearInterval(timer));
  return seen;
}

/** A worker that never answers, as if a decoder had lost its way. */
const hangingWorker = () =>
  new Worker(
    URL.createObjectURL(
      new Blob(['onmessage = () => { for (;;); }; postMessage({ ready: true });'], {
        type: 'text/javascript',
      }),
    ),
  );

describe('a GeoTIFF on the map', () => {
  it('is shown by its URL, its Blob or its bytes, in the colours of the scheme', async () => {
    const bytes = (await writeGeoTiff(slope)).slice().buffer;
    const scheme = stretchScheme({ min: 0, max: 100, ramp: { name: '', colors: ['#000000', '#ffffff'] } });
    const url = URL.createObjectURL(new Blob([bytes]));
    for (const source of [url, new URL(url), new Blob([bytes]), new File([bytes], 'a.tif'), bytes]) {
      const { map } = testMap({ zoom: 1 });
      map.olMap.getView().fit([0, 0, 4000, 3000], { padding: [0, 0, 0, 0] });
      const file = loaderOf(source);
      const layer = createRasterLayer({ ...(await file.describe()), scheme, ...file });
      expect(layer.model).toMatchObject({ projection: 'EPSG:3857', extent: [0, 0, 4000, 3000] });
      expect(layer.model.bands[0].statistics).toMatchObject({ min: 0, max: 100, mean: 50, totalCount: 1200 });
      map.addLayer(layer);
      await expect
        .poll(() =>
          colorsAt(map, [
            [100, 150],
            [300, 150],
          ]),
        )
        .toEqual(['#000000', '#ffffff']);
      expect(layer.valueAt([1000, 1500])).toEqual([0]);
    }
  });

  it('is a source for layers made of models too, and for a map in another projection', async () => {
    const file = loaderOf(await writeGeoTiff(slope));
    const { model } = createRasterLayer({
      ...(await file.describe()),
      scheme: stretchScheme({ min: 0, max: 100 }),
    });
    const { map } = testMap({ projection: 'EPSG:4490' });
    const layer = map.addLayer(createLayer(model, file));
    await map.fit(layer, { duration: 0 });
    const extent = layer.extent() ?? [0, 0, 0, 0];
    const block = await file.load([...extent], (extent[2] - extent[0]) / 40, requestIn('EPSG:4490'));
    expect(block).toMatchObject({ width: 40, projection: 'EPSG:4490' });
    expect([block?.bands[0][0], block?.bands[0][39]]).toEqual([0, 100]);
  });

  it('may have a CRS that the page registered', async () => {
    const zone = { ...slope, transform: [100, 0, 500_000, 0, -100, 4_500_000], crs: 'EPSG:26713' } as const;
    const file = loaderOf(await writeGeoTiff(zone));
    const asked = [[-105.05, 40.63, -104.95, 40.66], 0.001, requestIn('EPSG:4326')] as const;
    await expect(file.load(...asked)).rejects.toMatchObject({
      ...{ name: 'GepDataError', code: 'tiff-unknown-projection', at: 'EPSG:26713' },
    });
    registerProjection('EPSG:26713', '+proj=utm +zone=13 +datum=NAD27 +units=m');
    expect(await file.load(...asked)).toMatchObject({ projection: 'EPSG:4326' });
    expect(await file.valuesAt([500_050, 4_499_950], 'EPSG:26713')).toEqual([0]);
  });

  it('comes window by window from a server that answers with files', async () => {
    const bytes = await writeGeoTiff(slope);
    const asked: number[] = [];
    const { load, dispose } = geoTiffWindowLoader((_extent, resolution) => {
      asked.push(resolution);
      return Promise.resolve(asked.length === 1 ? new Blob([bytes.slice()]) : null);
    });
    onTestFinished(dispose);
    const request = requestIn('EPSG:3857');
    const block = await load([0, 0, 4000, 3000], 100, request);
    expect(block).toMatchObject({ width: 40, height: 30, extent: [0, 0, 4000, 3000] });
    expect(block?.bands[0]).toEqual(slope.data);
    expect(await load([0, 0, 4000, 3000], 100, request)).toBeNull();
    expect(asked).toEqual([100, 100]);
  });
});

describe('a file that cannot be read', () => {
  it('that hangs is ended with its worker, the page goes on, and the next question is answered', async () => {
    const bytes = await writeGeoTiff(slope);
    const workers: Worker[] = [];
    const createWorker = () => {
      workers.push(workers.length === 0 ? hangingWorker() : createEngineWorker());
      return workers[workers.length - 1];
    };
    const loader = loaderOf(bytes, { createWorker, timeLimit: 500 });
    const seen = pulse();
    await expect(loader.info()).rejects.toMatchObject({ name: 'GepDataError', code: 'worker-timeout' });
    expect(seen.beats).toBeGreaterThan(10);
    expect((await wholeOf(loader, 40))?.bands[0]).toEqual(slope.data);
    expect(workers).toHaveLength(2);
  });

  it('at its address says so', async () => {
    const away = loaderOf(dataUrl('no-such-folder/a.tif'));
    await expect(away.info()).rejects.toMatchObject({ code: 'source-not-reachable' });
    const refused = loaderOf('http://127.0.0.1:9/a.tif');
    await expect(refused.info()).rejects.toMatchObject({ code: 'source-not-reachable' });
  });

  it('is no longer asked for when it is no longer wanted', async () => {
    const noise = Float32Array.from({ length: 250_000 }, (_, i) => Math.sin(i * i) * 1e6);
    const bytes = await writeGeoTiff({ ...slope, width: 500, height: 500, data: noise });
    const open: (AbortSignal | null | undefined)[] = [];
    let silent = false;
    const ask: Fetch = (_url, { signal, headers }) => {
      const [from, to] = (new Headers(headers).get('range')?.match(/\d+/g) ?? []).map(Number);
      if (!silent) return Promise.resolve(new Response(bytes.slice(from, to + 1), { status: 206 }));
      open.push(signal);
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
    };
    const loader = loaderOf('https://example.org/a.tif', { fetch: ask });
    await loader.info();
    silent = true;
    const abort = new AbortController();
    const window = loader.load([0, -47_000, 50_000, 3000], 100, requestIn('EPSG:3857', abort.signal));
    await expect.poll(() => open.length).toBeGreaterThan(0);
    abort.abort(new Error('moved on'));
    await expect(window).rejects.toThrow('moved on');
    await expect.poll(() => open.every((signal) => signal?.aborted)).toBe(true);
    silent = false;
    expect(await loader.valuesAt([50, 2950])).toEqual([noise[0]]);
  });

  it.skipIf(!hasRealData)('is refused by a code for any damage, and the page keeps working', async () => {
    const names = await dataNames('bad/tif');
    expect(names.length).toBeGreaterThanOrEqual(30);
    const seen = pulse();
    const files = await Promise.all(names.map((name) => dataBytes(`bad/tif/${name}`)));
    const outcomes = await outcomesOf(files.map(({ buffer }) => buffer));
    // GDAL reads the pixels of these three as well.
    expect(names.filter((_, i) => outcomes[i] === 'cells')).toEqual([
      'byte_bigtiff_invalid_slong8_for_stripoffsets.tif',
      'minimum_tiff_tags_with_warning.tif',
      'unsupported-srs.tif',
    ]);
    expect(outcomes.filter((outcome) => outcome !== 'cells' && !outcome.startsWith('tiff-'))).toEqual([]);
    expect(seen.beats).toBeGreaterThan(0);
  });

  it.skipIf(!hasRealData)('does not hang on any damage: 200 damaged files', async () => {
    const random = randomOf(20_261_121);
    const names = [
      ...['single/float64', 'categorical/utm', 'rgb/jpeg-test-small', 'layout/byte_zstd', 'layout/byte_lerc'],
      ...['categorical/oddsize1bit', 'crs/byte_point'],
    ];
    const good = await Promise.all(names.map((name) => dataBytes(`rasters/${name}.tif`)));
    const seen = pulse();
    const damaged = Array.from(
      { length: 200 },
      (_, i) => mutated(good[i % good.length], random).slice().buffer,
    );
    const outcomes = await outcomesOf(damaged);
    const refused = outcomes.filter((outcome) => outcome.startsWith('tiff-')).length;
    const read = outcomes.filter((outcome) => outcome === 'cells' || outcome === 'nothing').length;
    expect([refused + read, Math.min(refused, read) > 20]).toEqual([200, true]);
    expect(seen.beats).toBeGreaterThan(0);
  });
});

describe.skipIf(!hasRealData)('a cloud-optimised file', () => {
  const [cog] = reference;

  it('is read by ranges of what is in view, and values at positions are those of GDAL', async () => {
    const path = `rasters/${cog.file}`;
    const { size } = new Blob([await dataBytes(path)]);
    const ranges: string[] = [];
    const ask: Fetch = (url, init) => {
      ranges.push(new Headers(init.headers).get('range') ?? 'all');
      return fetch(url, init);
    };
    const loader = loaderOf(dataUrl(path), { fetch: ask });
    const overview = await wholeOf(loader, 300);
    expect(overview?.width).toBe(300);
    const sent = ranges.reduce((sum, range) => {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? ['', '0', 'Infinity'];
      return sum + Math.min(size, Number(to) + 1) - Number(from);
    }, 0);
    expect(sent).toBeLessThan(size / 2);
    expect(ranges.length).toBeLessThan(8);

    const local = loaderOf(new Blob([await dataBytes(path)]));
    expect(await wholeOf(local, 300)).toEqual(overview);
    for (const { at, values } of cog.places) {
      const [x, y] = at;
      expect(await loader.valuesAt([x, y], cog.projection)).toEqual(values);
    }
    const asked = ranges.length;
    await wholeOf(loader, 300);
    expect(ranges.length, 'what was fetched is kept').toBe(asked);
  });

  it('gives its palette, by which a scheme of values is coloured', async () => {
    const wanted = reference.find(({ palette }) => palette !== null);
    const loader = loaderOf(dataUrl(`rasters/${wanted?.file}`));
    const { colorTable } = await loader.info();
    expect(colorTable).toEqual(wanted?.palette);
    const [{ statistics }] = (await loader.describe()).bands;
    const scheme = generateCategories(rasterUniqueValuesScheme(), { statistics, colorTable });
    const hex = (part = 0) => part.toString(16).padStart(2, '0');
    expect(scheme.categories.map(({ color }) => color)).toEqual(
      statistics.uniqueValues.map(
        ({ value }) => `#${wanted?.palette?.[value].slice(0, 3).map(hex).join('')}`,
      ),
    );
  });
});
