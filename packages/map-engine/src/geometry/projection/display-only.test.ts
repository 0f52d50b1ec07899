import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import reference from '../../../test/reference/shifted-datums.json';
import { isDisplayOnly, projectionProblems } from './display-only';
import { definitionOf } from './definitions';
import { projector } from './reproject';
import { loadProj4 } from './register-projection';

loadProj4();

const near = (found: readonly number[], wanted: readonly number[], degrees: number) =>
  expect(Math.hypot(found[0] - wanted[0], found[1] - wanted[1]), String(wanted)).toBeLessThan(degrees);

describe.each([
  { code: 'GEP:GCJ-02', there: reference.gcj02, back: reference.fromGcj02, within: 2e-6 },
  // gcoord comes back from BD-09 in one step, which leaves up to half a metre.
  { code: 'GEP:BD-09', there: reference.bd09, back: reference.fromBd09, within: 5e-6 },
])('$code', ({ code, there, back, within }) => {
  it('shifts as the published implementation does', () => {
    const project = projector('EPSG:4326', code);
    reference.places.forEach(([x, y], i) => near(project([x, y]), there[i], 1e-10));
  });

  it('comes back to where the published implementation comes, within its own error', () => {
    const project = projector(code, 'EPSG:4326');
    reference.places.forEach(([x, y], i) => near(project([x, y]), back[i], within));
  });

  it('comes back to the place that was shifted', () => {
    const [project, home] = [projector('EPSG:4490', code), projector(code, 'EPSG:4490')];
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    fc.assert(
      fc.property(degrees(73, 136), degrees(2, 55), (longitude, latitude) => {
        near(home(project([longitude, latitude])), [longitude, latitude], 1e-9);
      }),
    );
  });
});

describe('projections for display only', () => {
  it('have a plane for tiles: web mercator of the shifted degrees', () => {
    const [shifted] = reference.gcj02;
    const plane = projector('EPSG:4326', 'GEP:GCJ-02-MERCATOR')([116.397, 39.909]);
    const wanted = projector('EPSG:4326', 'EPSG:3857')([shifted[0], shifted[1]]);
    expect(Math.hypot(plane[0] - wanted[0], plane[1] - wanted[1])).toBeLessThan(1e-3);
    near(projector('GEP:GCJ-02-MERCATOR', 'EPSG:4326')(plane), [116.397, 39.909], 1e-9);
  });

  it('are reported as a warning, other projections are not', () => {
    for (const code of ['GEP:GCJ-02', 'GEP:BD-09', 'GEP:GCJ-02-MERCATOR']) {
      expect(isDisplayOnly(code)).toBe(true);
      expect(projectionProblems(code)).toEqual([
        { at: 'projection', code: 'display-only-projection', got: code, level: 'warning' },
      ]);
    }
    for (const code of ['EPSG:4490', 'EPSG:3857', 'toString']) {
      expect(isDisplayOnly(code)).toBe(false);
      expect(projectionProblems(code)).toEqual([]);
    }
    expect(definitionOf('toString')).toBeUndefined();
  });
});
