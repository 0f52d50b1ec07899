/** What an asset account needs beside flows: the future is not in any of them. */
export interface AssetAssumptions {
  /** A year, real: 0.02 is 2 %. Not below 0. */
  readonly discountRate: number;
  /** Years over which the flows are expected, a whole number above 0. */
  readonly assetLife: number;
}

/**
 * Present value of 1 a year over the life of an asset, received at the end of each year.
 * @throws RangeError for a rate below 0, and for a life that is not a whole number of years above 0
 * @example
 * annuityFactor({ discountRate: 0, assetLife: 30 }); // 30
 */
export function annuityFactor({ discountRate, assetLife }: AssetAssumptions): number {
  if (!(discountRate >= 0)) throw new RangeError(`discount rate: got ${discountRate}, allowed: from 0`);
  if (!Number.isInteger(assetLife) || assetLife < 1)
    throw new RangeError(`asset life: got ${assetLife}, allowed: whole years from 1`);
  if (discountRate === 0) return assetLife;
  // expm1 and log1p keep the digits of a rate near 0.
  return -Math.expm1(-assetLife * Math.log1p(discountRate)) / discountRate;
}
