import { describe, expect, it } from 'vitest';
import { readConfig } from './index';

const basemap = (environment: Record<string, string>) => readConfig(environment).basemap;
const tiles = (url: string) => basemap({ GEP_BASEMAP_KIND: 'xyz', GEP_BASEMAP_URL: url });
const wmts = {
  GEP_BASEMAP_KIND: 'wmts',
  GEP_BASEMAP_URL: 'https://t{0-7}.tianditu.gov.cn/vec_w/wmts?tk=key',
  GEP_BASEMAP_LAYER: 'vec',
};

describe('readBasemap', () => {
  it('asks a WMTS as Tianditu is asked, unless settings say otherwise', () => {
    expect(basemap(wmts).wmts).toEqual({ layer: 'vec', matrixSet: 'w', format: 'tiles', style: 'default' });
    expect(
      basemap({
        ...wmts,
        GEP_BASEMAP_MATRIX_SET: 'GoogleMapsCompatible',
        GEP_BASEMAP_FORMAT: 'image/png',
        GEP_BASEMAP_STYLE: 'grey',
      }).wmts,
    ).toEqual({ layer: 'vec', matrixSet: 'GoogleMapsCompatible', format: 'image/png', style: 'grey' });
  });

  it.each(['EPSG:4490', 'EPSG:4326'])('asks for the matrix set of degrees in %s', (projection) => {
    const environment = { ...wmts, GEP_BASEMAP_PROJECTION: projection };
    expect(basemap(environment).wmts.matrixSet).toBe('c');
    expect(basemap({ ...environment, GEP_BASEMAP_MATRIX_SET: 'own' }).wmts.matrixSet).toBe('own');
  });

  it.each([
    ['https://t{0-2}.test/{z}/{x}/{y}.png', ['https://t0.test', 'https://t1.test', 'https://t2.test']],
    ['https://{a-b}.test:8443/{z}/{x}/{y}.png', ['https://a.test:8443', 'https://b.test:8443']],
    ['http://t{9-10}.test/{z}/{x}/{-y}.png', ['http://t9.test', 'http://t10.test']],
    ['https://tiles.test/{a-c}/{z}/{x}/{y}.png', ['https://tiles.test']],
    ['/tiles/{z}/{x}/{y}.png', []],
  ])('knows every host of %s', (url, hosts) => expect(tiles(url)).toMatchObject({ url, origins: hosts }));

  it('takes {s} for three letters, and for eight digits at Tianditu', () => {
    expect(tiles('https://{s}.tiles.test/{z}/{x}/{y}.png')).toMatchObject({
      url: 'https://{a-c}.tiles.test/{z}/{x}/{y}.png',
      origins: ['https://a.tiles.test', 'https://b.tiles.test', 'https://c.tiles.test'],
    });
    const tianditu = tiles('https://t{s}.tianditu.gov.cn/vec_w/wmts?tk=key');
    expect(tianditu.url).toBe('https://t{0-7}.tianditu.gov.cn/vec_w/wmts?tk=key');
    expect(tianditu.origins).toHaveLength(8);
    expect(tianditu.origins.at(-1)).toBe('https://t7.tianditu.gov.cn');
  });

  it('offers the maps of Tianditu where there is a key', () => {
    expect(readConfig({}).tianditu).toEqual({ key: null, origins: [] });
    const { key, origins } = readConfig({ GEP_TIANDITU_KEY: 'tk' }).tianditu;
    expect([key, origins.length]).toEqual(['tk', 8]);
    expect(origins).toContain('https://t7.tianditu.gov.cn');
  });

  it.each([
    [{ GEP_BASEMAP_KIND: 'xyz' }, /^GEP_BASEMAP_KIND xyz needs GEP_BASEMAP_URL$/],
    [{ ...wmts, GEP_BASEMAP_LAYER: '' }, /^GEP_BASEMAP_KIND wmts needs GEP_BASEMAP_LAYER$/],
    [{ GEP_BASEMAP_URL: 'tiles.test/{z}/{x}/{y}.png' }, /^GEP_BASEMAP_URL: got tiles\.test/],
    [{ GEP_BASEMAP_URL: 'https://t{7-0}.test/{z}/{x}/{y}.png' }, /^GEP_BASEMAP_URL: got https/],
    [{ GEP_BASEMAP_URL: 'ftp://tiles.test/{z}/{x}/{y}.png' }, /^GEP_BASEMAP_URL: got ftp/],
  ])('refuses %j and says what is wrong', (environment, message) => {
    expect(() => readConfig(environment as Record<string, string>)).toThrow(message);
  });
});
