import View from 'ol/View.js';
import { describe, expect, it } from 'vitest';
import { pictureOf, rendered, testMap } from '../../../test/map-fixture';
import type { FlatGeometry } from '../../geometry';
import type { MapHandle } from '../../map';
import {
  fillSymbol,
  labelSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '../../model';
import type { FieldValue, LabelSymbol, MapSymbol, VectorGeometry } from '../../model';
import { singleSymbolScheme } from '../../scheme';
import { createLayer } from '../create-layer';

/* Laws of what labels put on a map of 400 x 300 pixels, one map unit a pixel, 0, 0 in its middle. */

const green = '#00ff00';
const seeThrough: Record<VectorGeometry, MapSymbol> = {
  point: markerSymbol(simpleMarker({ size: 1, fillColor: '#ffffff00' })),
  line: lineSymbol(simpleLine({ color: '#ffffff00' })),
  polygon: fillSymbol(simpleFill({ color: '#ffffff00', useOutline: false })),
};

interface Item {
  readonly geometry: FlatGeometry;
  readonly properties: Readonly<Record<string, FieldValue>>;
}

const point = (x: number, y: number, properties: Item['properties']): Item => ({
  geometry: { type: 'Point', layout: 'XY', flatCoordinates: [x, y] },
  properties,
});

/** Draws green labels on invisible features. */
async function labelled(geometry: VectorGeometry, items: readonly Item[], label: Partial<LabelSymbol>) {
  const { map } = testMap();
  map.olMap.getView().setCenter([0, 0]);
  map.olMap.getView().setResolution(1);
  const look = labelSymbol({ useLabel: true, field: 'name', color: green, ...label });
  const scheme = singleSymbolScheme(geometry, { template: seeThrough[geometry], label: look });
  const features = items.map((item, index) => ({ id: String(index), ...item }));
  const base = { id: '', name: '', visible: true, opacity: 1, zIndex: 0, originalProjection: null };
  const more = { projection: 'EPSG:3857', fields: [], statistics: null, nameField: null };
  const layer = map.addLayer(
    createLayer({ ...base, ...more, kind: geometry, scheme } as never, { features }),
  );
  return { map, layer, ink: await inkOf(map) };
}

/** The box of all pixels that are not white, from the map's middle, y down; null on a white map. */
async function inkOf(
  map: MapHandle,
): Promise<[minX: number, minY: number, maxX: number, maxY: number] | null> {
  const data = await picture(map);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] > 250 && data[i + 1] > 250 && data[i + 2] > 250) continue;
    const [x, y] = [((i / 4) % 400) - 200, Math.floor(i / 1600) - 150];
    [minX, minY] = [Math.min(minX, x), Math.min(minY, y)];
    [maxX, maxY] = [Math.max(maxX, x), Math.max(maxY, y)];
  }
  return minX > maxX ? null : [minX, minY, maxX, maxY];
}

async function picture(map: MapHandle): Promise<Uint8ClampedArray> {
  await rendered(map);
  const context = await pictureOf(map);
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height).data;
}

const middle = (ink: readonly number[] | null) => [(ink![0] + ink![2]) / 2, (ink![1] + ink![3]) / 2];

describe('labels', () => {
  it('are placed on the point and moved by their offset', async () => {
    const at = [point(0, 0, { name: 'HHHH' })];
    const plain = await labelled('point', at, {});
    const moved = await labelled('point', at, { offsetX: 40, offsetY: -30 });
    const [x, y] = middle(plain.ink);
    expect(Math.abs(x)).toBeLessThan(2);
    expect(Math.abs(y)).toBeLessThan(3);
    expect(middle(moved.ink)).toEqual([x + 40, y - 30]);
  });

  it('grow with their size and turn by their rotation', async () => {
    const at = [point(0, 0, { name: 'HHHH' })];
    const box = async (label: Partial<LabelSymbol>) => {
      const [minX, minY, maxX, maxY] = (await labelled('point', at, label)).ink!;
      return [maxX - minX + 1, maxY - minY + 1];
    };
    const [width, height] = await box({ size: 12 });
    const [double] = await box({ size: 24 });
    expect(double / width).toBeGreaterThan(1.8);
    expect(double / width).toBeLessThan(2.2);
    const turned = await box({ rotation: 90 });
    expect(Math.abs(turned[0] - height)).toBeLessThan(3);
    expect(Math.abs(turned[1] - width)).toBeLessThan(3);
  });

  it('write nothing for null and missing values, and nothing outside their scale range', async () => {
    const at = (name: FieldValue) => [point(0, 0, { name })];
    expect((await labelled('point', at(null), {})).ink).toBeNull();
    expect((await labelled('point', [point(0, 0, {})], {})).ink).toBeNull();
    expect((await labelled('point', at('A'), { maxResolution: 1 })).ink).toBeNull();
    expect((await labelled('point', at('A'), { minResolution: 1, maxResolution: 1.1 })).ink).not.toBeNull();
    const { map, ink } = await labelled('point', at('A'), { minResolution: 1.1 });
    expect(ink).toBeNull();
    // A hundred-thousandth of a degree is 1.113 m on a sphere of 6,378,137 m.
    map.olMap.setView(new View({ projection: 'EPSG:4326', center: [0, 0], resolution: 1e-5 }));
    expect(await inkOf(map)).not.toBeNull();
  });

  it('are placed inside a C and in the largest of several polygons', async () => {
    const c = [0, 0, 100, 0, 100, 20, 20, 20, 20, 80, 100, 80, 100, 100, 0, 100, 0, 0];
    const small = [-150, 0, -140, 0, -140, 10, -150, 10, -150, 0];
    const geometry: FlatGeometry = {
      type: 'MultiPolygon',
      layout: 'XY',
      flatCoordinates: [...small, ...c],
      endss: [[10], [28]],
    };
    const { ink } = await labelled('polygon', [{ geometry, properties: { name: 'I' } }], {});
    const [x, y] = middle(ink);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(20);
    expect(-y).toBeGreaterThan(0);
    expect(-y).toBeLessThan(100);
  });

  it('run along lines, and leave out lines that are too short', async () => {
    const line = (x: number, y: number): Item => ({
      geometry: { type: 'LineString', layout: 'XY', flatCoordinates: [-x, -y, x, y] },
      properties: { name: 'HHHHHHHH' },
    });
    const size = async (item: Item) => {
      const { ink } = await labelled('line', [item], { placement: 'line' });
      return ink && [ink[2] - ink[0], ink[3] - ink[1]];
    };
    const flat = (await size(line(150, 0)))!;
    const steep = (await size(line(0, 100)))!;
    expect(flat[0]).toBeGreaterThan(4 * flat[1]);
    expect(steep[1]).toBeGreaterThan(4 * steep[0]);
    expect(await size(line(10, 0))).toBeNull();
  });

  it('stay by priority where they collide, all of them where they may overlap', async () => {
    const items = [
      point(0, 0, { name: 'I', rank: 1 }),
      point(3, 0, { name: 'MMMMMM', rank: 5 }),
      point(6, 0, { name: 'I', rank: 3 }),
    ];
    const width = async (label: Partial<LabelSymbol>) => {
      const { ink } = await labelled('point', items, label);
      return ink![2] - ink![0];
    };
    const first = await width({});
    const ranked = await width({ priorityField: 'rank' });
    expect(first).toBeLessThan(10);
    expect(ranked).toBeGreaterThan(30);
    const alone = await labelled('point', items.slice(1, 2), {});
    expect(ranked).toBe(alone.ink![2] - alone.ink![0]);
    const layers = await labelled('point', items, { allowOverlap: true });
    expect(await countOf(layers.map)).toBeGreaterThan(await countOf(alone.map));
  });

  it('have a box with its own fill and stroke, and a halo', async () => {
    const at = [point(0, 0, { name: 'H' })];
    const outline = lineSymbol(simpleLine({ color: '#0000ff', width: 2 }));
    const background = fillSymbol(simpleFill({ color: '#ff0000', outline }));
    const boxed = await labelled('point', at, { useBackground: true, background });
    const found = await colorsOf(boxed.map);
    expect(found).toContain('255,0,0');
    expect(found).toContain('0,0,255');
    const halo = await labelled('point', at, { haloWidth: 3, haloColor: '#ff00ff' });
    const plain = await labelled('point', at, {});
    expect(await colorsOf(halo.map)).toContain('255,0,255');
    expect(halo.ink![0]).toBeLessThan(plain.ink![0] - 1);
    expect(halo.ink![2]).toBeGreaterThan(plain.ink![2] + 1);
  });

  it('go when the scheme has none', async () => {
    const { map, layer } = await labelled('point', [point(0, 0, { name: 'H' })], {});
    const bare = singleSymbolScheme('point', { template: seeThrough.point });
    (layer as unknown as { setScheme(next: typeof bare): void }).setScheme(bare);
    expect(await inkOf(map)).toBeNull();
  });
});

async function colorsOf(map: MapHandle): Promise<Set<string>> {
  const data = await picture(map);
  const found = new Set<string>();
  for (let i = 0; i < data.length; i += 4) found.add(`${data[i]},${data[i + 1]},${data[i + 2]}`);
  return found;
}

/** Pixels that are not white. */
async function countOf(map: MapHandle): Promise<number> {
  const data = await picture(map);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i] < 250 || data[i + 2] < 250) count += 1;
  return count;
}
