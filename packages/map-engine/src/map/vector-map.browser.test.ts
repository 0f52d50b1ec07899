import { describe, expect, it, onTestFinished } from 'vitest';
import { click, colorsAt, drawingBegun, pointer, rendered, testMap } from '../../test/map-fixture';
import { firstMap } from '../../examples/first-map';
import { projector } from '../geometry';
import { createPolygonLayer, geoJsonFeatures } from '../layer';
import type { GeoJsonCollection } from '../layer';
import { fillSymbol, simpleFill } from '../model';
import { generateCategories, graduatedColorScheme, toggleCategory } from '../scheme';
import { legendOf } from './legend-model';
import type { HoverInfo } from './map-handle';
import { loadProj4 } from '../geometry/projection/register-projection';

loadProj4();

/** Four squares of 10 degrees in a row, with the values 1 to 4. */
const collection: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: [0, 1, 2, 3].map((index) => {
    const [left, right] = [100 + index * 10, 110 + index * 10];
    const ring = [
      [left, 0],
      [right, 0],
      [right, 10],
      [left, 10],
      [left, 0],
    ];
    const properties = { name: `region ${index}`, Sum: 1.5 * (index + 1), population: index + 1 };
    return { id: index, geometry: { type: 'Polygon', coordinates: [ring] }, properties };
  }),
};
const features = geoJsonFeatures(collection);
const field = { name: 'population', type: 'INT4' } as const;
const plain = fillSymbol(simpleFill({ useOutline: false }));
const graduated = (colors: string[], classes = 4) =>
  generateCategories(
    graduatedColorScheme('polygon', { field, classes, template: plain, ramp: { name: '', colors } }),
    { properties: features.map(({ properties }) => properties) },
  );
const four = ['#102030', '#40a060', '#d0c010', '#e01020'];

function setUp() {
  const { map } = testMap();
  const layer = map.addLayer(createPolygonLayer({ scheme: graduated(four), features }));
  const middles = async () => {
    await map.fit(layer, { duration: 0 });
    await rendered(map);
    // The row of squares fills the width but for 10 px at each end.
    return [0, 1, 2, 3].map((index) => [10 + 380 * ((index + 0.5) / 4), 150]);
  };
  return { map, layer, middles };
}

describe('a map of polygons', () => {
  it('shows every class in its colour and a new scheme at once', async () => {
    const { map, layer, middles } = setUp();
    const places = await middles();
    const rows = layer.scheme.categories.map(({ color }) => color);
    expect(await colorsAt(map, places)).toEqual(rows);
    expect(rows).toEqual(four);
    const told: unknown[] = [];
    const unsubscribe = layer.on('style-changed', (scheme) => told.push(scheme));
    const next = graduated(['#000080', '#ff8000'], 2);
    layer.setScheme(next);
    expect(await colorsAt(map, places)).toEqual(['#000080', '#000080', '#ff8000', '#ff8000']);
    unsubscribe();
    layer.setScheme(graduated(four));
    expect(told).toEqual([next]);
  });

  it('hides a class that the legend switches off', async () => {
    const { map, layer, middles } = setUp();
    const places = await middles();
    const [, second] = legendOf(layer)[0].entries;
    layer.setScheme(toggleCategory(graduated(four), second.key, false));
    expect(await colorsAt(map, places)).toEqual([four[0], '#ffffff', four[2], four[3]]);
    expect(legendOf(layer)[0].entries.map(({ visible, count }) => [visible, count])).toEqual([
      [true, 1],
      [false, 1],
      [true, 1],
      [true, 1],
    ]);
  });

  it('reports what the pointer rests on, and that it left', async () => {
    const { map, layer, middles } = setUp();
    const places = await middles();
    const seen: (HoverInfo | null)[] = [];
    const unsubscribe = map.onHover((hover) => seen.push(hover));
    pointer(map, 'pointermove', places[2][0], places[2][1]);
    await expect.poll(() => seen.length).toBe(1);
    // Of the classed field, not of Sum.
    expect(seen[0]).toMatchObject({ layer, id: '2', name: 'region 2', value: 3 });
    pointer(map, 'pointermove', places[2][0], 5);
    await expect.poll(() => seen.at(-1)).toBeNull();
    unsubscribe();
  });

  it('reports to a listener that comes later what the pointer rests on already', async () => {
    const { map, layer, middles } = setUp();
    const places = await middles();
    pointer(map, 'pointermove', places[1][0], places[1][1]);
    const seen: (HoverInfo | null)[] = [];
    const unsubscribe = map.onHover((hover) => seen.push(hover));
    await expect.poll(() => seen.at(-1)).toMatchObject({ layer, id: '1', name: 'region 1' });
    unsubscribe();
    const again: (HoverInfo | null)[] = [];
    map.onHover((hover) => again.push(hover));
    await expect.poll(() => again.at(-1)).toMatchObject({ id: '1' });
  });

  it('gives the drawn polygon in the map projection, in degrees and as WKB', async () => {
    const { map, middles } = setUp();
    await middles();
    const drawing = map.drawPolygon();
    await drawingBegun(map);
    const before = map.olMap.getView().getResolution();
    for (const [x, y] of [
      [100, 100],
      [200, 100],
      [200, 200],
    ]) {
      click(map, x, y);
      // Clicks within 250 ms of each other are a double click.
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    click(map, 100, 200);
    click(map, 100, 200);
    const region = await drawing;
    const corner = map.olMap.getCoordinateFromPixel([100, 100]);
    expect(region.geometry.flatCoordinates).toHaveLength(10);
    expect(region.geometry.flatCoordinates[0]).toBeCloseTo(corner[0], 3);
    expect(region.projection).toBe('EPSG:3857');
    expect(region.wkb).toHaveLength(9 + 4 + 80);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(map.olMap.getView().getResolution()).toBe(before);
    expect(region.geoJson.type).toBe('Polygon');
  });

  it('ends a drawing by Escape, by a signal and by the next drawing', async () => {
    const { map } = setUp();
    await rendered(map);
    const first = map.drawPolygon();
    const second = map.drawPolygon();
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    const controller = new AbortController();
    const third = map.drawPolygon({ signal: controller.signal });
    controller.abort();
    await expect(third).rejects.toMatchObject({ name: 'AbortError' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(
      map.olMap
        .getInteractions()
        .getArray()
        .filter((one) => 'abortDrawing' in one),
    ).toHaveLength(0);
  });

  it('zooms by 1.2 and begins with all of China', async () => {
    const { map } = testMap();
    const [minX, minY, maxX, maxY] = map.olMap.getView().calculateExtent([400, 300]);
    // PROJ: 72.004 0.8293 and 137.8347 55.8271 in EPSG:3857.
    expect(minX).toBeLessThan(8015448.615);
    expect(minY).toBeLessThan(92320.477);
    expect(maxX).toBeGreaterThan(15343688.618);
    expect(maxY).toBeGreaterThan(7524072.87);
    const before = map.olMap.getView().getResolution() ?? 0;
    map.zoomIn();
    await expect.poll(() => before / (map.olMap.getView().getResolution() ?? 1)).toBeCloseTo(1.2, 6);
    map.zoomOut();
    await expect.poll(() => map.olMap.getView().getResolution()).toBeCloseTo(before, 6);
  });

  it('changes its projection: same place, same scale, layers and drawn region moved along', async () => {
    const { map, layer, middles } = setUp();
    const places = await middles();
    const before = await colorsAt(map, places);
    const { olMap } = map;
    // A square of 10 degrees at the equator keeps its width on the screen; the northern edge moves.
    const width = () => {
      const pixels = [100, 110].map((x) => olMap.getPixelFromCoordinate(fromDegrees([x, 0])));
      return pixels[1][0] - pixels[0][0];
    };
    let fromDegrees = projector('EPSG:4326', 'EPSG:3857');
    const wide = width();
    map.setProjection('EPSG:4490');
    fromDegrees = projector('EPSG:4326', 'EPSG:4490');
    await rendered(map);
    expect(map.projection).toBe('EPSG:4490');
    expect(width() / wide).toBeCloseTo(1, 1);
    expect(await colorsAt(map, places)).toEqual(before);
    const extent = layer.extent() ?? [];
    for (const [got, expected] of [100, 0, 140, 10].map((value, index) => [extent[index], value])) {
      expect(got).toBeCloseTo(expected, 9);
    }
    map.setProjection('EPSG:4549');
    map.setProjection('EPSG:3857');
    await rendered(map);
    expect(await colorsAt(map, places)).toEqual(before);
    expect(() => map.setProjection('EPSG:999999')).toThrow(RangeError);
  });

  it('runs the first map of the README', async () => {
    const [target, legend] = [document.createElement('div'), document.createElement('div')];
    Object.assign(target.style, { width: '400px', height: '300px' });
    document.body.append(target, legend);
    const map = firstMap(target, legend, collection);
    onTestFinished(() => {
      map.dispose();
      target.remove();
      legend.remove();
    });
    await rendered(map);
    const lines = [...legend.querySelectorAll('button')];
    expect(lines.length).toBe(legendOf(map.layers[0])[0].entries.length);
    lines[0].click();
    expect(legend.querySelector('button')?.getAttribute('aria-checked')).toBe('false');
    expect(legendOf(map.layers[0])[0].entries[0].visible).toBe(false);
  });
});
