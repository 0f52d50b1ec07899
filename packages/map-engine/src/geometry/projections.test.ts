import { describe, expect, it } from 'vitest';
import {
  chinaAlbersCode,
  projector,
  registerProjection,
  transformExtent,
  transformFlat,
} from './projections';

// PROJ 9.1.1: echo "26.05 117.5" | cs2cs -d 6 EPSG:4490 EPSG:<code> (its order is north, east; here east, north).
const expected: [string, number, number][] = [
  ['EPSG:4526', 38850398.322408, 2887077.836595],
  ['EPSG:4547', 850398.322408, 2887077.836595],
  ['EPSG:4527', 39550038.040218, 2882469.874635],
  ['EPSG:4509', 550038.040218, 2882469.874635],
  ['EPSG:4497', 20151353.095069, 2898645.582465],
  ['EPSG:4490', 117.5, 26.05],
  ['EPSG:3857', 13080040.16821, 3005274.976598],
  // cs2cs -d 6 EPSG:4490 +to +proj=aea +lat_1=25 +lat_2=47 +lat_0=0 +lon_0=105 +ellps=GRS80 +units=m
  [chinaAlbersCode, 1243916.047573, 2808881.406087],
];

describe('projections', () => {
  it.each(expected)('%s agrees with PROJ to a millimetre and comes back', (code, east, north) => {
    const [x, y] = projector('EPSG:4490', code)([117.5, 26.05]);
    expect(Math.abs(x - east)).toBeLessThan(1e-3);
    expect(Math.abs(y - north)).toBeLessThan(1e-3);
    const [longitude, latitude] = transformFlat([x, y], code, 'EPSG:4490');
    expect(longitude).toBeCloseTo(117.5, 8);
    expect(latitude).toBeCloseTo(26.05, 8);
  });

  it('refuses an unknown code and takes one with a definition', () => {
    expect(() => projector('EPSG:4490', 'EPSG:999999')).toThrow(/EPSG:999999/);
    registerProjection('TEST:SHIFTED', '+proj=longlat +ellps=GRS80 +no_defs');
    expect(projector('EPSG:4490', 'TEST:SHIFTED')([1, 2])).toEqual([1, 2]);
  });

  it('bounds an extent by its edges, not by its corners', () => {
    const extent = transformExtent([70, 10, 140, 50], 'EPSG:4490', chinaAlbersCode);
    const south = projector('EPSG:4490', chinaAlbersCode)([105, 10])[1];
    expect(extent?.[1]).toBeCloseTo(south, 3);
  });
});
