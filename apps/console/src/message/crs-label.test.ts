import { expect, it } from 'vitest';
import { crsLabel } from './crs-label';

it.each([
  ['EPSG:4490', 'China Geodetic Coordinate System 2000', 'CGCS2000 (EPSG:4490)'],
  ['EPSG:4326', 'WGS 84', 'WGS 84 (EPSG:4326)'],
  ['EPSG:4527', 'CGCS2000 / 3-degree Gauss-Kruger zone 39', 'CGCS2000 / 3-degree GK zone 39 (EPSG:4527)'],
  ['PROJCRS["Albers",BASEGEOGCRS["x"]]', 'Albers', 'Albers'],
])('calls %s by a short name', (crs, name, label) => expect(crsLabel(crs, name)).toBe(label));
