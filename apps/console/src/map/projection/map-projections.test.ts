import { describe, expect, it } from 'vitest';
import { fittingZones, readProjection } from './map-projections';

describe('zones that fit a project', () => {
  it('are those of Fujian, 115.85 to 120.72 E: CM 117 and 120, the middle of 118.3 nearer to 117', () => {
    // EPSG: 4548 is the 3-degree CM 117E, 4549 CM 120E; 4509 the 6-degree CM 117E, 4510 CM 123E.
    expect(fittingZones(115.85, 120.72)).toEqual(['EPSG:4548', 'EPSG:4549', 'EPSG:4509', 'EPSG:4510']);
  });

  it('is one of each width for what is in a zone', () => {
    expect(fittingZones(116.2, 117.8)).toEqual(['EPSG:4548', 'EPSG:4509']);
    expect(fittingZones(117, 117)).toEqual([]);
  });

  it('leaves out a zone that is touched by a hair', () => {
    expect(fittingZones(115.49, 117.8)).toEqual(['EPSG:4548', 'EPSG:4509']);
  });
});

describe('the projection of an address', () => {
  it.each(['EPSG:3857', 'GEP:CHINA-ALBERS', 'EPSG:4548', 'EPSG:4509', 'project'])('is %s', (text) =>
    expect(readProjection(text)).toBe(text),
  );
  it.each([null, '', 'EPSG:1', 'EPSG:4326', '+proj=merc', 'constructor'])('is none in %j', (text) =>
    expect(readProjection(text)).toBeNull(),
  );
});
