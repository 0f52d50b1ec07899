import { expect, test } from 'vitest';
import { olProjection } from '../source/ol-projection';
import { projector, transformExtent } from './projections';
import { registerProjection } from './register-projection';

test('degrees and web mercator need no proj4, other projections name the function that brings it', () => {
  const near = (position: readonly number[], wanted: readonly number[]) =>
    position.forEach((part, i) => expect(part).toBeCloseTo(wanted[i], 3));
  near(projector('EPSG:4326', 'EPSG:3857')([110, 20]), [12245143.987, 2273030.927]);
  near(projector('EPSG:3857', 'EPSG:4490')([12245143.987, 2273030.927]), [110, 20]);
  expect(projector('EPSG:4490', 'EPSG:4326')([110, 20])).toEqual([110, 20]);
  near(transformExtent([0, 0, 180, 45], 'EPSG:4490', 'EPSG:3857') ?? [], [0, 0, 20037508.343, 5621521.486]);
  expect(olProjection('EPSG:4490').getUnits()).toBe('degrees');
  expect(() => projector('EPSG:4326', 'EPSG:4526')).toThrow(/EPSG:4526.*registerProjection/);
  expect(() => olProjection('EPSG:4526')).toThrow(RangeError);

  registerProjection('EPSG:4490');
  expect(projector('EPSG:4326', 'EPSG:4526')([114, 26.0939])[0]).toBeCloseTo(38500000, 3);
  expect(olProjection('EPSG:4526').getUnits()).toBe('m');
});
