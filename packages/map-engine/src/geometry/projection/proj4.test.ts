import { beforeEach, expect, test, vi } from 'vitest';

// Fresh modules: other files of the same run may have brought proj4.
beforeEach(() => {
  vi.resetModules();
});

const near = (position: readonly number[], wanted: readonly number[]) =>
  position.forEach((part, i) => expect(part).toBeCloseTo(wanted[i], 3));

test('degrees and web mercator need no proj4', async () => {
  const { projector, transformExtent } = await import('./reproject');
  const { olProjection } = await import('../../source/ol-projection');
  near(projector('EPSG:4326', 'EPSG:3857')([110, 20]), [12245143.987, 2273030.927]);
  near(projector('EPSG:3857', 'EPSG:4490')([12245143.987, 2273030.927]), [110, 20]);
  expect(projector('EPSG:4490', 'EPSG:4326')([110, 20])).toEqual([110, 20]);
  near(transformExtent([0, 0, 180, 45], 'EPSG:4490', 'EPSG:3857') ?? [], [0, 0, 20037508.343, 5621521.486]);
  expect(olProjection('EPSG:4490').getUnits()).toBe('degrees');
  const { loadedProj4 } = await import('./proj4');
  expect(loadedProj4()).toBeUndefined();
});

test('other projections name the function that brings proj4, and work once it was called', async () => {
  const { projector } = await import('./reproject');
  const { olProjection } = await import('../../source/ol-projection');
  const { registerProjection } = await import('./register-projection');
  expect(() => projector('EPSG:4326', 'EPSG:4526')).toThrow(/EPSG:4526.*registerProjection/);
  expect(() => olProjection('GEP:CHINA-ALBERS')).toThrow(RangeError);
  registerProjection('EPSG:4490');
  expect(projector('EPSG:4326', 'EPSG:4526')([114, 26.0939])[0]).toBeCloseTo(38500000, 3);
  expect(olProjection('GEP:CHINA-ALBERS').getUnits()).toBe('m');
});
