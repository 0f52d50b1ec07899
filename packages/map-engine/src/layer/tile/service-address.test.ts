import { describe, expect, it } from 'vitest';
import { capabilitiesUrl, tileAddress } from './service-address';

describe('capabilitiesUrl', () => {
  it.each([
    ['https://t.example/wmts', 'https://t.example/wmts?'],
    ['https://t.example/wmts?tk=1', 'https://t.example/wmts?tk=1&'],
    ['https://t.example/wmts?', 'https://t.example/wmts?'],
    ['/tiles/wmts', '/tiles/wmts?'],
  ])('asks %s as the standard says', (url, start) => {
    expect(capabilitiesUrl(url)).toBe(`${start}service=WMTS&version=1.0.0&request=GetCapabilities`);
  });
});

describe('tileAddress', () => {
  const own = 'https://t.example/wmts?tk=a%26b&SERVICE=WMTS&request=GetCapabilities';
  it.each([
    ['http://t.example/wmts?', 'https://t.example/wmts?tk=a%26b'],
    ['http://t.example/wmts', 'https://t.example/wmts?tk=a%26b'],
    ['https://t.example/wmts?tk=own', 'https://t.example/wmts?tk=own'],
    ['https://t.example/{TileMatrix}/{TileRow}.png', 'https://t.example/{TileMatrix}/{TileRow}.png?tk=a%26b'],
    ['https://other.example/wmts?', 'https://other.example/wmts?'],
    ['https://t.example:8443/wmts?', 'https://t.example:8443/wmts?'],
  ])('of %s keeps the key of the layer on the same host only', (stated, asked) => {
    expect(tileAddress(stated, own)).toBe(asked);
  });

  it('leaves addresses as they are for a layer that names no host', () => {
    expect(tileAddress('http://t.example/wmts?', '/tiles/wmts?tk=1')).toBe('http://t.example/wmts?');
  });
});
