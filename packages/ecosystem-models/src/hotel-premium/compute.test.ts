import { expect, it } from 'vitest';
import { expectPrinted, gridOf } from '../../test/example-grid';
import { pointFeature, tableOf } from '../../test/record-case';
import { runModel } from '../run-model';
import { hotelPremium } from '.';

const hotel = { rooms: 100, occupancy: 0.6, roomRate: 400, premium: 0.15 };
const figure = ({ table }: ReturnType<typeof runModel>, layer: string) =>
  table.find((row) => row.layer === layer)?.figure;

it('values 21,900 room-nights with 1,314,000 yuan', () => {
  const records = { tables: {}, features: { hotels: [pointFeature(hotel, 0, 0)] } };
  const result = runModel(hotelPremium, {}, {}, { records, districtCodes: ['A'] });
  expectPrinted(figure(result, 'roomNights'), '21900');
  expectPrinted(figure(result, 'value'), '1314000');
});

it('values the same hotel out of a table', () => {
  const records = tableOf('hotelTable', [{ name: '山水', ...hotel }]);
  const result = runModel(hotelPremium, {}, { source: 'table' }, { records, districtCodes: ['A'] });
  expectPrinted(figure(result, 'value'), '1314000');
});

it('takes the premium of the distance, and counts every room-night', () => {
  const landCover = gridOf([[421, ...Array.from({ length: 14 }, () => 611)]], 100);
  const hotels = [350, 1450].map((dx) => pointFeature(hotel, 500000 + dx, 3000000 - 50));
  const records = { tables: {}, features: { hotels } };
  const districts = gridOf([Array.from({ length: 15 }, () => 1)], 100);
  const result = runModel(hotelPremium, { landCover }, { premiumBy: 'distance' }, { records, districts });
  expectPrinted(figure(result, 'roomNights'), '43800');
  expectPrinted(figure(result, 'value'), '438000');
});

it('gives a hotel whose premium or distance is not known no value, and says so', () => {
  const records = tableOf('hotelTable', [{ name: '山水', ...hotel, premium: undefined }]);
  for (const premiumBy of ['given', 'distance']) {
    const stored = { source: 'table', premiumBy };
    const result = runModel(hotelPremium, {}, stored, { records, districtCodes: ['A'] });
    expect(figure(result, 'value')).toBeNull();
    expect(figure(result, 'roomNights')).toBe(21900);
    expect(result.warnings).toEqual([
      { code: 'missing-measures', severity: 'warning', count: 1, at: 'hotelTable' },
    ]);
  }
});

it('values a hotel whose premium is 0 with 0', () => {
  const records = { tables: {}, features: { hotels: [pointFeature({ ...hotel, premium: 0 }, 0, 0)] } };
  const result = runModel(hotelPremium, {}, {}, { records, districtCodes: ['A'] });
  expect(figure(result, 'value')).toBe(0);
  expect(result.warnings).toEqual([]);
});
