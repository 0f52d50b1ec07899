/** Yuan in one 万元. */
export const YUAN_PER_WAN = 10000;

/**
 * 元 → 万元; null stays null.
 * @example
 * toWanYuan(25000); // 2.5
 */
export function toWanYuan(yuan: number | null): number | null {
  return yuan === null ? null : yuan / YUAN_PER_WAN;
}

/** Hectares of a square cell with the given side in metres. */
export function cellHectares(cellSize: number): number {
  return (cellSize * cellSize) / 1e4;
}

/** Tonnes CO₂ in a tonne of carbon. */
export const CO2_PER_CARBON = 44 / 12;
