import { describe, expect, it } from 'vitest';
import { gridOf } from '../../test/example-grid';
import type { PixelInputs, RasterInput } from '../model';
import { resolveParameters } from '../parameter-values';
import { runModel } from '../run-model';
import { createTally } from '../shared/pixel-loop';
import { definition } from './definition';
import { windSandFixation as model } from '.';
import { weatherReader } from './weather-input';
import { airDensity, bareOfSnow, drySoilShare, windTerm } from './weather-factors';

const parameters = resolveParameters(definition, { wfMethod: 'weather' });
const calm: Record<string, number> = {
  wind: 10,
  temperature: 15,
  dem: 1500,
  snow: 0,
  monthlyPet: 100,
  monthlyPrecipitation: 40,
  rainDays: 6,
};

function weather(changed: Record<string, RasterInput>) {
  const rasters = { ...calm, ...changed };
  const inputs: PixelInputs = { width: 1, height: 1, cellSize: 30, landCover: Int32Array.of(32), rasters };
  const tally = createTally();
  return { wf: weatherReader(inputs, parameters, tally)(0), warnings: tally.warnings() };
}

const fill = (count: number, of: (i: number) => number) => Array.from({ length: count }, (_, i) => of(i));

describe('factors of the weather', () => {
  it('count wind above 5 m/s at 2 m height', () => {
    const at10 = (near: number) => near / 0.2 ** (1 / 7);
    expect([0, 5].map((near) => windTerm(at10(near)))).toEqual([0, 0]);
    expect(windTerm(at10(8))).toBeCloseTo(8 * 9, 10);
    expect(windTerm(NaN)).toBeNaN();
  });

  it('follow figures by hand', () => {
    // 348 · 1.013 / 288.15; at 1.5 km 348 · (1.013 - 0.17745 + 0.0108) / 288.15
    expect(airDensity(0, 15)).toBeCloseTo(1.2234044768, 9);
    expect(airDensity(1500, 15)).toBeCloseTo(1.0221405518, 9);
    expect(drySoilShare(100, 40, 6, 30)).toBeCloseTo(0.92, 12);
    expect(drySoilShare(0, 40, 6, 30)).toBe(0);
    expect(drySoilShare(100, 1000, 6, 30)).toBe(0);
    expect([25.4, 25.5, NaN].map(bareOfSnow)).toEqual([1, 0, NaN]);
  });
});

describe('weather factor', () => {
  it('sums twelve months, by Python', () => {
    expect(weather({}).wf).toBeCloseTo(2418.1722179231087, 8);
    const months = Object.fromEntries(
      Object.entries(calm).map(([key, value]) => [key, key === 'dem' ? value : fill(12, () => value)]),
    );
    expect(weather(months).wf).toBeCloseTo(2418.1722179231087, 8);
  });

  it('averages observations of a month, calm ones included', () => {
    const everyOther = fill(4 * 365, (i) => (i % 2 === 0 ? 10 : 3));
    expect(weather({ wind: everyOther }).wf).toBeCloseTo(2418.1722179231087 / 2, 8);
  });

  it('puts the days of a year into their months', () => {
    const onlyIn = (first: number, last: number, days: number) =>
      weather({ wind: fill(days, (i) => (i >= first && i < last ? 10 : 0)), rainDays: 0 }).wf;
    const monthly = (month: number) =>
      weather({ wind: fill(12, (i) => (i === month ? 10 : 0)), rainDays: 0 }).wf;
    expect(onlyIn(31, 59, 365)).toBeCloseTo(monthly(1), 10);
    expect(onlyIn(334, 365, 365)).toBeCloseTo(monthly(11), 10);
    expect(onlyIn(31, 60, 366)).toBeCloseTo((monthly(1) * 29) / 28, 10);
  });

  it('counts the share of observations without covering snow', () => {
    const snow = fill(12, (month) => (month < 6 ? 100 : 0));
    // July to December have 184 of 365 days.
    expect(weather({ snow, rainDays: 0 }).wf / weather({ rainDays: 0 }).wf).toBeCloseTo(184 / 365, 12);
  });

  it('is the same by rasters as by numbers, and NoData where one observation is', () => {
    const band = (value: number) => Float64Array.of(value);
    const rasters = { wind: fill(12, () => 10).map(band), temperature: band(15), dem: band(1500) };
    expect(weather(rasters).wf).toBeCloseTo(2418.1722179231087, 8);
    expect(weather({ ...rasters, wind: [...rasters.wind.slice(1), band(NaN)] }).wf).toBeNaN();
  });

  it('refuses series that do not cover a year', () => {
    for (const count of [2, 11, 13, 364, 367])
      expect(weather({ wind: fill(count, () => 10) }).warnings).toEqual([
        { code: 'bands-not-a-year', severity: 'error', count: 1, at: 'wind' },
      ]);
    expect(weather({ monthlyPet: fill(365, () => 3) }).warnings[0].at).toBe('monthlyPet');
    const grids = { landCover: gridOf([[32]]), fvc: gridOf([[50]]), erodibleFraction: 0.5, soilCrust: 0.6 };
    const windy = { ...calm, wind: [10, 10], dem: gridOf([[1500]]) };
    expect(() =>
      runModel(model, { ...grids, ...windy }, { wfMethod: 'weather', soilMethod: 'factors' }),
    ).toThrow(/bands-not-a-year at wind/);
  });
});
