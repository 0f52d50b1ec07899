import { describe, expect, it } from 'vitest';
import { pictureOf, rendered, testMap } from '../../../test/map-fixture';
import type { FlatGeometry } from '../../geometry';
import { markerSymbol, simpleMarker } from '../../model';
import { singleSymbolScheme } from '../../scheme';
import { createPointLayer } from '../../layer/vector/point-layer';

/** Places on a map of 400 x 300 at one unit a pixel, 50 apart, with every part of a pixel behind the comma. */
const places = Array.from({ length: 35 }, (_, i) => [
  (i % 7) * 50 - 150 + ((i * 0.37) % 1),
  Math.floor(i / 7) * 50 - 100 + ((i * 0.61) % 1),
]);

/** Mean distances to the right and down, and the greatest, of the ink's middle from its place, in canvas pixels. */
async function distances(size: number, shape: 'circle' | 'square', pixelRatio: number) {
  const { map } = testMap({ pixelRatio });
  map.olMap.getView().setCenter([0, 0]);
  map.olMap.getView().setResolution(1);
  const template = markerSymbol(
    simpleMarker({ shape, size, fillColor: '#000000', outline: true, strokeColor: '#000000' }),
  );
  const features = places.map((flatCoordinates, i) => {
    const geometry: FlatGeometry = { type: 'Point', layout: 'XY', flatCoordinates };
    return { id: String(i), geometry, properties: {} };
  });
  const scheme = singleSymbolScheme('point', { template });
  map.addLayer(createPointLayer({ projection: 'EPSG:3857', scheme, features }));
  await rendered(map);
  const context = await pictureOf(map);
  const off = places.map(([east, north]) => {
    const [x, y] = [(200 + east) * pixelRatio, (150 - north) * pixelRatio];
    const reach = Math.ceil(16 * pixelRatio);
    const [left, top] = [Math.floor(x) - reach, Math.floor(y) - reach];
    const { data, width } = context.getImageData(left, top, 2 * reach, 2 * reach);
    let [ink, sumX, sumY] = [0, 0, 0];
    for (let i = 0; i < data.length / 4; i++) {
      const dark = 255 - data[4 * i];
      ink += dark;
      sumX += dark * (left + (i % width) + 0.5);
      sumY += dark * (top + Math.floor(i / width) + 0.5);
    }
    return [sumX / ink - x, sumY / ink - y];
  });
  const mean = (axis: number) => off.reduce((sum, pair) => sum + pair[axis], 0) / off.length;
  return { right: mean(0), down: mean(1), greatest: Math.max(...off.flat().map(Math.abs)) };
}

describe('MarkerImage', () => {
  const cases = [1, 1.5, 2].flatMap((ratio) =>
    [4, 7, 8].flatMap((size) =>
      (['circle', 'square'] as const).map((shape) => [shape, size, ratio] as const),
    ),
  );

  it.each(cases)(
    'is within half a canvas pixel of its point: %s of %i px at ratio %f',
    async (shape, size, ratio) => {
      const { right, down, greatest } = await distances(size, shape, ratio);
      // Smoothed edges are counted in steps.
      expect(greatest).toBeLessThan(0.55);
      // To no side more than to the other: the mean of 35 places spread over a pixel.
      expect(Math.abs(right)).toBeLessThan(0.15);
      expect(Math.abs(down)).toBeLessThan(0.15);
    },
  );
});
