import type { GeometryFeature } from '@gep/map-engine/layer';
import { expect, it } from 'vitest';
import { parts } from './parts';

const line = (id: string, numbers: number): GeometryFeature => ({
  id,
  geometry: { type: 'LineString', layout: 'XY', flatCoordinates: new Array<number>(numbers).fill(0) },
  properties: {},
});

it('are all features in their order, and never more than one beyond the size of a message', () => {
  const features = Array.from({ length: 50 }, (_, i) => line(String(i), i % 7 === 0 ? 120_000 : 9_000));
  const found = [...parts(features)];
  expect(found.flat()).toEqual(features);
  expect(found.length).toBeGreaterThan(5);
  for (const part of found) {
    const numbers = part
      .slice(0, -1)
      .reduce((sum, one) => sum + (one.geometry?.flatCoordinates.length ?? 0), 0);
    expect(numbers).toBeLessThan(100_000);
  }
  expect([...parts([])]).toEqual([]);
});
