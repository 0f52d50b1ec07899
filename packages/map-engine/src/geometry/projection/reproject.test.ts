import proj4 from 'proj4';
import { describe, expect, it } from 'vitest';
import reference from '../../../test/reference/projections.json';
import { gaussKrugerZone } from './gauss-kruger-zone';
import { chinaAlbersCode } from './definitions';
import { projector, transformExtent } from './reproject';
import { loadProj4, registerProjection } from './register-projection';

loadProj4();

/** Both ways between EPSG:4490 and a system, against rows of longitude, latitude, east, north by PROJ. */
function compare(code: string, points: readonly (readonly number[])[]): void {
  const [there, back] = [projector('EPSG:4490', code), projector(code, 'EPSG:4490')];
  for (const [longitude, latitude, east, north] of points) {
    const found = there([longitude, latitude]);
    expect(Math.hypot(found[0] - east, found[1] - north), `${longitude}, ${latitude}`).toBeLessThan(1e-3);
    const again = back([east, north]);
    const metres = 111_320 * Math.hypot(again[0] - longitude, again[1] - latitude);
    expect(metres, `${east}, ${north}`).toBeLessThan(1e-3);
  }
}

describe('projections', () => {
  it.each(reference.epsg)('$code agrees with PROJ to a millimetre, both ways', ({ code, points }) => {
    compare(code, points);
  });

  it.each(reference.definitions)(
    '$name as a text agrees with PROJ to a millimetre, both ways',
    ({ name, definition, points }) => {
      registerProjection(`TEST:${name}`, definition);
      compare(`TEST:${name}`, points);
    },
  );

  it('has a plane of equal areas for all of China', () => {
    // cs2cs -d 6 EPSG:4490 +to +proj=aea +lat_1=25 +lat_2=47 +lat_0=0 +lon_0=105 +ellps=GRS80 +units=m
    compare(chinaAlbersCode, [[117.5, 26.05, 1243916.047573, 2808881.406087]]);
  });

  it('knows the zones of the registry', () => {
    for (const { code, meridian } of reference.epsg) {
      expect(gaussKrugerZone(code)?.meridian, code).toBe(meridian);
    }
    // EPSG: "CGCS2000 / Gauss-Kruger zone 13", "… CM 135E", "CGCS2000 / 3-degree Gauss-Kruger zone 45", "… CM 75E".
    expect(gaussKrugerZone('EPSG:4491')).toEqual({ width: 6, meridian: 75, number: 13 });
    expect(gaussKrugerZone('EPSG:4512')).toEqual({ width: 6, meridian: 135, number: null });
    expect(gaussKrugerZone('EPSG:4533')).toEqual({ width: 3, meridian: 135, number: 45 });
    expect(gaussKrugerZone('EPSG:4534')).toEqual({ width: 3, meridian: 75, number: null });
    expect(gaussKrugerZone('EPSG:4555')).toBeUndefined();
    expect(gaussKrugerZone('EPSG:45260')).toBeUndefined();
  });

  it('refuses an unknown code', () => {
    expect(() => projector('EPSG:4490', 'EPSG:999999')).toThrow(/EPSG:999999/);
    expect(() => projector('EPSG:4490', 'constructor')).toThrow(RangeError);
  });

  it.each([
    '',
    'PROJCS[',
    'rubbish',
    '+proj=none',
    'GEOGCS["x"]',
    'PROJCS["a",GEOGCS["b"],PROJECTION["none"]]',
  ])('refuses the definition %j and keeps nothing of it', (definition) => {
    expect(() => registerProjection('TEST:BAD', definition)).toThrow(RangeError);
    expect(() => projector('TEST:BAD', 'EPSG:4490')).toThrow(RangeError);
  });

  it('teaches proj4 nothing but what is asked for', () => {
    expect(proj4.defs('EPSG:4555')).toBeUndefined();
  });

  it('bounds an extent by its edges, not by its corners', () => {
    const extent = transformExtent([70, 10, 140, 50], 'EPSG:4490', chinaAlbersCode);
    const south = projector('EPSG:4490', chinaAlbersCode)([105, 10])[1];
    expect(extent?.[1]).toBeCloseTo(south, 3);
  });
});
