import { getPointResolution } from 'ol/proj.js';
import { describe, expect, it } from 'vitest';
import reference from '../../test/reference/projections.json';
import { registerProjection } from '../geometry';
import { olProjection } from './ol-projection';
import { loadProj4 } from '../geometry/projection/register-projection';

loadProj4();

/** Metres of a degree on the equator: 2 π a / 360 of CGCS2000 and WGS 84. */
const degree = (2 * Math.PI * 6378137) / 360;

describe('olProjection', () => {
  it('names the axes in the order of the registry, as capabilities do', () => {
    for (const { code, axes } of reference.epsg) {
      expect(olProjection(code).getAxisOrientation().startsWith('ne'), code).toBe(axes === 'ne');
    }
  });

  it.each(reference.definitions)('knows the units of $name', ({ name, definition, points }) => {
    registerProjection(`OL:${name}`, definition);
    const projection = olProjection(`OL:${name}`);
    const geographic = points.every(([longitude, , x]) => Math.abs(longitude - x) < 1e-9);
    expect(projection.getUnits() === 'degrees').toBe(geographic);
    const metres = name.includes('feet') ? 1200 / 3937 : geographic ? degree : 1;
    expect(projection.getMetersPerUnit()).toBeCloseTo(metres, 9);
  });

  it.each(['EPSG:4326', 'EPSG:4490', 'GEP:GCJ-02'])('%s has degrees around the world', (code) => {
    const projection = olProjection(code);
    expect(projection.getUnits()).toBe('degrees');
    expect(projection.getMetersPerUnit()).toBeCloseTo(degree, 6);
    expect(projection.getExtent()).toEqual([-180, -90, 180, 90]);
  });

  it('measures a metre as a metre in the middle of a zone', () => {
    expect(getPointResolution(olProjection('EPSG:4526'), 1, [38500000, 2887077], 'm')).toBeCloseTo(1, 2);
  });

  it('follows a code that is given another definition', () => {
    const zone = (meridian: number) => `+proj=tmerc +lon_0=${meridian} +ellps=GRS80 +units=m +no_defs`;
    registerProjection('TEST:MOVED', zone(114));
    const first = olProjection('TEST:MOVED');
    expect(olProjection('TEST:MOVED')).toBe(first);
    registerProjection('TEST:MOVED', zone(117));
    expect(olProjection('TEST:MOVED')).not.toBe(first);
  });
});
