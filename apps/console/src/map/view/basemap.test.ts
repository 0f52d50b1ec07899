import type { BasemapLayer } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { tileAddress } from './basemap';
import { degreeLabel } from './graticule';

const layer: BasemapLayer = {
  id: 'b',
  name: 'b',
  type: 'xyz',
  url: 'https://{a-c}.tiles.test/{z}/{x}/{y}.png',
  attribution: '',
  minZoom: 0,
  maxZoom: 18,
  projection: 'EPSG:3857',
  wmts: null,
};

describe('tileAddress', () => {
  it('is that of the tiles where they have one', () => expect(tileAddress(layer)).toBe(layer.url));
  it('asks a WMTS by keys and values', () => {
    const wmts = { layer: 'vec', matrixSet: 'w', format: 'tiles', version: '1.0.0', style: 'default' };
    const address = tileAddress({ ...layer, type: 'wmts', url: 'https://t{0-7}.test/vec_w/wmts?tk=k', wmts });
    expect(address).toBe(
      'https://t{0-7}.test/vec_w/wmts?tk=k&SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=vec&STYLE=default' +
        '&TILEMATRIXSET=w&FORMAT=tiles&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}',
    );
  });
});

describe('degreeLabel', () => {
  it.each([
    [118.66666667, '118°40′E'],
    [-0.5, '0°30′W'],
    [120, '120°E'],
    [0, '0°'],
    [25.00416667, '25°0′15″E'],
  ])('%d is %s', (value, text) => expect(degreeLabel(value, 'E', 'W')).toBe(text));
});
