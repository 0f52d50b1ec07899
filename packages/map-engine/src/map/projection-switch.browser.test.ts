import Graticule from 'ol/layer/Graticule.js';
import { describe, expect, it } from 'vitest';
import { click, drawingBegun, rendered, testMap } from '../../test/map-fixture';
import { loadProj4 } from '../geometry/projection/register-projection';
import { createPointLayer, createPolygonLayer } from '../layer';
import { singleSymbol } from '../scheme';
import { northOf } from './north-of';

loadProj4();

const albers = 'GEP:CHINA-ALBERS';
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const at = (id: string, x: number, y: number) => ({
  ...{ id, properties: {} },
  geometry: { type: 'Point', layout: 'XY', flatCoordinates: [x, y] } as const,
});

describe('a map in another projection', () => {
  it('shows 118 E 26 N where PROJ puts it, at the same scale, its zoom counted as in web maps', async () => {
    const { map } = testMap({ center: [118, 26], zoom: 7 });
    await rendered(map);
    map.setProjection(albers);
    const [x, y] = map.view.getCenter() ?? [];
    // cs2cs of PROJ 9.1.
    expect(x).toBeCloseTo(1_294_118.895, 1);
    expect(y).toBeCloseTo(2_809_762.595, 1);
    // Web mercator stretches by 1 / cos 26°: 0.15 of a zoom level.
    expect(map.view.getZoom()).toBeCloseTo(7 - Math.log2(Math.cos((26 * Math.PI) / 180)), 1);
  });

  it('turns north away from the grid by the convergence of the plane', () => {
    const { map } = testMap({ center: [118, 26], zoom: 7 });
    expect(northOf(map.view)).toBeCloseTo(0, 9);
    map.setProjection(albers);
    // Albers: n (λ - λ0), n = (sin 25° + sin 47°) / 2 on the sphere, which the ellipsoid changes by a thousandth.
    const n = (Math.sin((25 * Math.PI) / 180) + Math.sin((47 * Math.PI) / 180)) / 2;
    expect(northOf(map.view)).toBeCloseTo((-n * 13 * Math.PI) / 180, 3);
  });

  it.each([albers, 'EPSG:4548', 'EPSG:4527', 'EPSG:32650'])('draws a graticule in %s', async (code) => {
    const { map } = testMap({ center: [118, 26], zoom: 5 });
    const graticule = new Graticule({ wrapX: false, targetSize: 140 });
    map.olMap.addLayer(graticule);
    map.setProjection(code);
    await rendered(map);
    expect(graticule.getMeridians().length).toBeGreaterThan(1);
    expect(graticule.getParallels().length).toBeGreaterThan(1);
  });

  it('moves decorations along and takes them off again', async () => {
    const { map } = testMap({ center: [118, 26], zoom: 7 });
    const layer = createPolygonLayer({ projection: 'EPSG:4326', scheme: singleSymbol() });
    layer.setFeatures([
      {
        ...{ id: 'a', properties: {} },
        geometry: {
          type: 'Polygon',
          layout: 'XY',
          flatCoordinates: [118, 26, 119, 26, 119, 27, 118, 26],
          ends: [8],
        },
      },
    ]);
    const end = map.decorate(layer);
    map.setProjection('EPSG:4548');
    await rendered(map);
    const [minX, minY] = layer.extent() ?? [];
    // cs2cs EPSG:4490 EPSG:4548 of PROJ 9.1.
    expect(minX).toBeCloseTo(600_120.866, 1);
    expect(minY).toBeCloseTo(2_877_217.612, 1);
    expect(map.layers).toEqual([]);
    end();
    expect(map.olMap.getLayers().getLength()).toBe(0);
  });

  it('has what a plane cannot hold back where it was afterwards', () => {
    const { map } = testMap({ center: [118, 26], zoom: 7 });
    const layer = map.addLayer(
      createPointLayer({
        ...{ projection: 'EPSG:4326', scheme: singleSymbol() },
        features: [at('near', 118, 26), at('far', -62, 10)],
      }),
    );
    const before = layer.extent();
    for (const code of ['EPSG:4548', albers, 'EPSG:3857']) map.setProjection(code);
    expect(layer.extent()).toEqual(before);
  });

  it('hands over a region in the projection that is asked for, its long edges as they were drawn', async () => {
    const { map } = testMap({ center: [118, 26], zoom: 6, projection: albers });
    await rendered(map);
    const drawing = map.drawPolygon({ projection: 'EPSG:3857' });
    await drawingBegun(map);
    for (const [x, y] of [
      [50, 100],
      [350, 100],
      [200, 250],
    ]) {
      click(map, x, y);
      await pause(300);
    }
    click(map, 200, 250);
    const { geometry, projection } = await drawing;
    expect(projection).toBe('EPSG:3857');
    expect(geometry.flatCoordinates.length).toBeGreaterThan(20);
    // Some points of the upper edge, back on the screen, are on its line.
    map.setProjection('EPSG:3857');
    const seen = map.addLayer(
      createPolygonLayer({
        ...{ projection: 'EPSG:3857', scheme: singleSymbol() },
        features: [{ id: '1', properties: {}, geometry }],
      }),
    );
    map.setProjection(albers);
    const top = seen.extent()?.[3] ?? Number.NaN;
    expect(map.olMap.getPixelFromCoordinate([0, top])[1]).toBeCloseTo(100, 1);
  });
});
