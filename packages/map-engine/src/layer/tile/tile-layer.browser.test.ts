import type OlTileLayer from 'ol/layer/Tile.js';
import type TileImage from 'ol/source/TileImage.js';
import type ImageTile from 'ol/ImageTile.js';
import { describe, expect, it } from 'vitest';
import { GepDataError } from '@gep/raster';
import { capabilitiesText, madeSets } from '../../../test/capabilities';
import { colorsAt, rendered, testMap } from '../../../test/map-fixture';
import type { MapLayer } from '../map-layer';
import { createTileLayer } from './tile-layer';
import type { TileLayerOptions } from './tile-layer';

/** A tile of one colour as a data URL. */
function tile(color: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 256;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 256, 256);
  return canvas.toDataURL();
}

const sourceOf = (layer: MapLayer) => (layer.olLayer as OlTileLayer<TileImage>).getSource();

/** Answers a layer's requests with green tiles; the list holds their addresses. */
function answered(layer: MapLayer): URL[] {
  const asked: URL[] = [];
  sourceOf(layer)?.setTileLoadFunction((one, url) => {
    asked.push(new URL(url));
    ((one as ImageTile).getImage() as HTMLImageElement).src = tile('#008000');
  });
  return asked;
}

const sourceCode = (layer: MapLayer) => sourceOf(layer)?.getProjection()?.getCode();

/** A WMTS layer on a map, and what happened to it. */
function wmts(text: () => string, input: Partial<TileLayerOptions> = {}) {
  const { map } = testMap();
  const signals: AbortSignal[] = [];
  const failures: unknown[] = [];
  const layer = createTileLayer({
    url: 'https://tiles.example/wmts',
    format: 'wmts',
    layerName: 'relief',
    ...input,
    capabilities: ({ signal }) => {
      signals.push(signal);
      return Promise.resolve(text());
    },
  });
  layer.on('failed', (error) => failures.push(error));
  map.addLayer(layer);
  return { map, layer, signals, failures };
}

describe('XYZ layers', () => {
  it('draw tiles and show the attribution as text', async () => {
    const { map, element } = testMap();
    const attribution = '© <b onclick="alert(1)">map</b>';
    map.addLayer(createTileLayer({ url: tile('#008000'), attribution }));
    await rendered(map);
    expect(await colorsAt(map, [[200, 150]])).toEqual(['#008000']);
    expect(element.querySelector('.ol-attribution')?.textContent).toContain(attribution);
    expect(element.querySelector('.ol-attribution b')).toBeNull();
  });

  it.each([
    [undefined, 18],
    [25, 18],
    [12, 12],
  ])('with the highest level %s ask for levels up to %i', async (maxLevel, level) => {
    const { map } = testMap();
    const layer = createTileLayer({
      url: 'https://tiles.example/{z}/{x}/{y}',
      ...(maxLevel && { maxLevel }),
    });
    expect(sourceOf(layer)?.getTileGrid()?.getMaxZoom()).toBe(level);
    const asked = answered(layer);
    map.addLayer(layer);
    map.olMap.getView().setZoom(22);
    await rendered(map);
    expect(new Set(asked.map(({ pathname }) => pathname.split('/')[1]))).toEqual(new Set([String(level)]));
  });

  it('are seen from a level below their first on, and ask for nothing before', async () => {
    const { map } = testMap();
    const layer = createTileLayer({ url: 'https://tiles.example/{z}/{x}/{y}', minLevel: 9 });
    const asked = answered(layer);
    map.addLayer(layer);
    map.olMap.getView().setZoom(8);
    await rendered(map);
    expect(asked).toEqual([]);
    map.olMap.getView().setZoom(8.2);
    await rendered(map);
    expect(new Set(asked.map(({ pathname }) => pathname.split('/')[1]))).toEqual(new Set(['9']));
  });
});

describe('WMTS layers', () => {
  it('follow the map from projection to projection, asking the service again', async () => {
    const { map, layer, signals } = wmts(() => capabilitiesText(), {
      minLevel: 3,
      url: 'https://maps.example/wmts?tk=key',
    });
    await expect.poll(() => sourceCode(layer)).toBe('EPSG:3857');
    // As the map stands: 5 levels below the first, at 110 E 32 N.
    map.olMap.getView().setCenter([12245143, 3763310]);
    map.olMap.getView().setResolution(156543.033928041 / 2 ** 5);
    const asked = answered(layer);
    await rendered(map);
    expect(await colorsAt(map, [[200, 150]])).toEqual(['#008000']);
    // Level 5 is 32 tiles wide: column floor(32 (110 + 180) / 360), row floor(16 (1 - 3763310 / 20037508)).
    const { searchParams, origin } = asked[0];
    expect(origin).toBe('https://maps.example');
    expect(
      Object.fromEntries([...searchParams].map(([key, value]) => [key.toUpperCase(), value])),
    ).toMatchObject({
      TK: 'key',
      SERVICE: 'WMTS',
      LAYER: 'relief',
      STYLE: 'day',
      TILEMATRIXSET: 'w',
      TILEMATRIX: '5',
      FORMAT: 'image/png',
      TIME: '2020',
    });
    const places = asked.map(
      (url) => `${url.searchParams.get('TileCol')}/${url.searchParams.get('TileRow')}`,
    );
    expect(places).toContain('25/12');

    map.setProjection('EPSG:4490');
    expect(sourceOf(layer)).toBeNull();
    await expect.poll(() => sourceCode(layer)).toBe('EPSG:4490');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    const again = answered(layer);
    await rendered(map);
    expect(await colorsAt(map, [[200, 150]])).toEqual(['#008000']);
    // Tiles of level n are 360 / 2^n degrees wide, from -180 east and from 90 down.
    const level = Number(again[0].searchParams.get('TileMatrix'));
    const size = 360 / 2 ** level;
    const wanted = `${Math.floor((110 + 180) / size)}/${Math.floor((90 - 31.98) / size)}`;
    expect(
      again.map((url) => `${url.searchParams.get('TileCol')}/${url.searchParams.get('TileRow')}`),
    ).toContain(wanted);
  });

  it('are seen from a level below their first on', async () => {
    const { layer } = wmts(() => capabilitiesText(), { minLevel: 3 });
    await expect.poll(() => sourceCode(layer)).toBe('EPSG:3857');
    expect(layer.olLayer.getMinZoom()).toBe(2);
  });

  it('of the finest level only ask for nothing while all of China is seen', async () => {
    const w = {
      crs: 'EPSG:3857',
      matrices: [{ ...madeSets.w.matrices[17], count: [2 ** 31, 2 ** 31] as const }],
    };
    const { map, layer } = wmts(() => capabilitiesText({ sets: { w } }));
    await expect.poll(() => sourceCode(layer)).toBe('EPSG:3857');
    const asked = answered(layer);
    await rendered(map);
    expect(asked).toEqual([]);
  });

  it('report faulty capabilities and those that cannot be loaded, and draw again when they can', async () => {
    const texts = [() => capabilitiesText().replace('>relief<', '>other<'), () => capabilitiesText()];
    const { map, layer, failures } = wmts(() => texts.shift()!());
    await expect.poll(() => failures.length).toBe(1);
    expect(failures[0]).toBeInstanceOf(GepDataError);
    expect(failures[0]).toMatchObject({ code: 'capabilities-layer' });
    expect(sourceOf(layer)).toBeNull();
    map.setProjection('EPSG:4490');
    await expect.poll(() => sourceCode(layer)).toBe('EPSG:4490');
  });

  it('need a loader', () => {
    expect(() => createTileLayer({ url: 'https://tiles.example', format: 'wmts' })).toThrow(TypeError);
  });
});
