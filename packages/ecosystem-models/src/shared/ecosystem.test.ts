import { describe, expect, it } from 'vitest';
import { ecosystemTypes } from './ecosystem-types';
import { ecosystemType, isEcosystemType, isWithin, typeMask } from './ecosystem-tree';
import { allowsForcedZero, applyForcedZero, checkForcedZero } from './forced-zero';
import { checkReclassification, reclassify } from './reclassification';
import { typeLookup } from './type-table';
import { applyUrbanBoundary } from './urban-boundary';
import { catalogue } from '../catalogue';

describe('ecosystem tree', () => {
  it('has parents that are a digit shorter, and 8 + 24 types of the standard plus the marine ones', () => {
    for (const { value, parentValue, level } of ecosystemTypes) {
      expect(String(value)).toHaveLength(level);
      expect(parentValue).toBe(level === 1 ? null : Math.floor(value / 10));
    }
    const count = (level: number): number =>
      ecosystemTypes.filter((type) => type.level === level && !String(type.value).startsWith('9')).length;
    expect([count(1), count(2)]).toEqual([8, 24]);
  });

  it('has an English name twice only for a type and the single one below it', () => {
    for (const type of ecosystemTypes) {
      const below = ecosystemTypes.filter(({ parentValue }) => parentValue === type.value);
      const same = ecosystemTypes.filter((other) => other.value > type.value && other.nameEn === type.nameEn);
      expect(same).toEqual(same.length === 0 ? [] : below);
    }
    const names = [13, 131, 42, 421, 43, 431].map((code) => ecosystemType(code)?.nameEn);
    expect(new Set(names).size).toBe(6);
  });

  it('knows descendants', () => {
    expect(isWithin(411, 4)).toBe(true);
    expect(isWithin(4, 411)).toBe(false);
    expect([3, 32, 321, 4].map((code) => typeMask([3])[code])).toEqual([1, 1, 1, 0]);
    expect([-9999, 0, 999, 1.5, NaN, 1e9].map(isEcosystemType)).toEqual(Array(6).fill(false));
  });
});

describe('type tables', () => {
  it('lets the longest code win and never apply upwards', () => {
    const rows = [
      { type: 5, x: 1 },
      { type: 52, x: 2 },
      { type: 522, x: 3 },
      { type: 61, x: 4 },
    ];
    const lookup = typeLookup(rows, 'x');
    expect([5, 511, 52, 521, 522, 611].map((code) => lookup[code])).toEqual([1, 1, 2, 2, 3, 4]);
    expect(lookup[6]).toBeNaN();
  });
});

describe('reclassification', () => {
  it('maps codes, counts those without a row, and keeps missing types missing', () => {
    const rows = [
      { source: 10, type: 11 },
      { source: 22, type: -9999 },
    ];
    const { landCover, unmapped } = reclassify([10, 22, 7, 7, NaN, 255], rows, 255);
    expect([...landCover]).toEqual([11, -9999, -9999, -9999, -9999, -9999]);
    expect([...unmapped]).toEqual([[7, 2]]);
  });

  it('refuses repeated and broken codes and types outside the tree', () => {
    const rows = [
      { source: 1, type: 11 },
      { source: 1, type: 12 },
      { source: 1.5, type: 12 },
      { source: 2, type: 99 },
    ];
    expect(checkReclassification(rows).map(({ code, at }) => [code, at])).toEqual([
      ['repeated-key', 'reclassification[1].source'],
      ['invalid-source-code', 'reclassification[2].source'],
      ['unknown-land-type', 'reclassification[3].type'],
    ]);
    expect(checkReclassification([])).toHaveLength(1);
  });
});

describe('forced zero', () => {
  it('zeroes valid cells of the types and their descendants', () => {
    const layer = Float64Array.of(5, 6, NaN, 7);
    expect([...applyForcedZero(layer, Int32Array.of(111, 211, 121, 1), [1])]).toEqual([0, 6, NaN, 0]);
  });

  it('is for regulating models other than the runoff analysis', () => {
    expect(allowsForcedZero(catalogue['water-conservation'])).toBe(true);
    expect(['runoff-analysis', 'farming', 'daily-recreation'] as const).toSatisfy(
      (slugs: readonly (keyof typeof catalogue)[]) =>
        slugs.every((slug) => !allowsForcedZero(catalogue[slug])),
    );
    expect(checkForcedZero(11, [1])).toHaveLength(1);
    expect(checkForcedZero(7, [1, 999]).map(({ at }) => at)).toEqual(['ecosystemValues[1]']);
  });
});

describe('urban boundary', () => {
  it('turns forest, shrub and grass inside into urban green', () => {
    const land = Int32Array.of(111, 21, 3, 512, 111, -9999);
    expect([...applyUrbanBoundary(land, Uint8Array.of(1, 1, 1, 1, 0, 1))]).toEqual([
      621, 622, 623, 512, 111, -9999,
    ]);
  });
});
