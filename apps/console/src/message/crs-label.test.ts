import { expect, it } from 'vitest';
import { crsLabel, crsOfText } from './crs-label';

it.each([
  ['EPSG:4490', 'China Geodetic Coordinate System 2000', 'CGCS2000 (EPSG:4490)'],
  ['EPSG:4326', 'WGS 84', 'WGS 84 (EPSG:4326)'],
  ['EPSG:4527', 'CGCS2000 / 3-degree Gauss-Kruger zone 39', 'CGCS2000 / 3-degree GK zone 39 (EPSG:4527)'],
  ['PROJCRS["Albers",BASEGEOGCRS["x"]]', 'Albers', 'Albers'],
])('calls %s by a short name', (crs, name, label) => expect(crsLabel(crs, name)).toBe(label));

it.each([
  ['EPSG:4490', 'EPSG:4490'],
  ['PROJCRS["Krasovsky 1940 Albers",BASEGEOGCRS["Krasovsky"]]', 'Krasovsky 1940 Albers'],
])('names %s without its parameters', (crs, name) => expect(crsOfText(crs)).toBe(name));
