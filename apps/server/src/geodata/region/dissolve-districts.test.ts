import { decodeWkb, toGeoJson } from '@gep/map-engine/geometry';
import { expect, it } from 'vitest';
import { polygonWkb } from '../../testing/polygon-wkb';
import { runGeodataTask } from '../host';

const square = (x: number, y: number) =>
  polygonWkb([
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
    [x, y],
  ]);
const dissolve = (...districts: { name: string; parts: Uint8Array[] }[]) =>
  runGeodataTask({ kind: 'dissolve-districts', name: 'made.shp', districts });

it('leaves no border between the parts of a district, and keeps districts and islands apart', async () => {
  const around = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => [x, y] as const));
  const [ring, pair] = (
    await dissolve(
      { name: 'ring', parts: around.filter(([x, y]) => x !== 1 || y !== 1).map(([x, y]) => square(x, y)) },
      { name: 'pair', parts: [square(3, 0), square(5, 0)] },
    )
  ).map((wkb) => toGeoJson(decodeWkb(wkb)));
  // Eight squares around a ninth: an outer ring of 3 by 3 and a hole of 1 by 1.
  const box = (coordinates: unknown) => {
    const points = coordinates as [number, number][];
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  };
  if (ring.type !== 'Polygon' || pair.type !== 'MultiPolygon') throw new Error(`${ring.type}, ${pair.type}`);
  expect(ring.coordinates.map(box)).toEqual([
    [0, 0, 3, 3],
    [1, 1, 2, 2],
  ]);
  expect(pair.coordinates.map(([outer]) => box(outer)).sort()).toEqual([
    [3, 0, 4, 1],
    [5, 0, 6, 1],
  ]);
});

it('names the district whose parts cannot be joined', async () => {
  const whole = { name: '长汀县', parts: [square(0, 0), square(1, 0)] };
  await expect(
    dissolve(whole, { name: '连城县', parts: [Uint8Array.of(1, 3, 0), Uint8Array.of(9)] }),
  ).rejects.toMatchObject({ code: 'region-dissolve-failed', at: 'made.shp', args: { name: '连城县' } });
});
