import { needsNormalising } from '../shared/soil-inputs';

/**
 * EPIC erodibility of the fine earth in US units. Source: Williams 1990, in HJ 1173-2021 annex A.2.
 * @param sand, silt, clay, organicCarbon percent
 * @example
 * epicErodibility(40, 40, 20, 1.2); // 0.2806
 */
export function epicErodibility(sand: number, silt: number, clay: number, organicCarbon: number): number {
  const other = 1 - sand / 100;
  return (
    (0.2 + 0.3 * Math.exp(-0.0256 * sand * (1 - silt / 100))) *
    (silt / (clay + silt)) ** 0.3 *
    (1 - (0.25 * organicCarbon) / (organicCarbon + Math.exp(3.72 - 2.95 * organicCarbon))) *
    (1 - (0.7 * other) / (other + Math.exp(-5.51 + 22.9 * other)))
  );
}

/**
 * Soil erodibility K in t·hm²·h/(hm²·MJ·mm), at least 0. Where a table counts rock fragments too, sand, silt and clay
 * are divided by their sum. Source: Zhang Keli et al. 2008, in HJ 1173-2021 annex A.2.
 * @param sand, silt, clay, organicCarbon percent; NaN is NoData
 * @example
 * soilErodibility(40, 40, 20, 1.2); // 0.01724
 */
export function soilErodibility(sand: number, silt: number, clay: number, organicCarbon: number): number {
  // Without silt and clay nothing is washed away; a missing number stays missing.
  if (silt + clay === 0) return 0 * (sand + organicCarbon);
  const sum = sand + silt + clay;
  const part = needsNormalising(sum) ? 100 / sum : 1;
  const epic = epicErodibility(sand * part, silt * part, clay * part, organicCarbon);
  return Math.max(0, (-0.01383 + 0.51575 * epic) * 0.1317);
}
