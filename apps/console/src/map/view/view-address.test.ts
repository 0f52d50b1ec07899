import { describe, expect, it } from 'vitest';
import { placeText, readPlace } from './view-address';

describe('place of a map in an address', () => {
  it('is longitude, latitude and zoom', () => {
    const place = { center: [118.123456789, -26.5], zoom: 7.256 } as const;
    expect(placeText(place)).toBe('118.12346_-26.50000_7.26');
    expect(readPlace('118.12346_-26.50000_7.26')).toEqual({ center: [118.12346, -26.5], zoom: 7.26 });
  });

  it.each([
    null,
    '',
    '118_26',
    '118_26_7_1',
    '118__7',
    'a_b_c',
    '181_26_7',
    '118_91_7',
    '118_26_-1',
    '118_26_99',
  ])('is none in %j', (text) => expect(readPlace(text)).toBeNull());
});
