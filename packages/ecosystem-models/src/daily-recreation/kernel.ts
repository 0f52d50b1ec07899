/** How the weight of a green cell falls with its distance. */
export type KernelForm = 'uniform' | 'gaussian' | 'density';

/** Weight at a distance, given as its square in units of the radius; 0 beyond the radius. */
const forms: Readonly<Record<KernelForm, (squared: number) => number>> = {
  uniform: () => 1,
  gaussian: (squared) => (Math.exp(-squared / 2) - Math.exp(-0.5)) / (1 - Math.exp(-0.5)),
  density: (squared) => 0.75 * (1 - squared),
};

/** Weights of the cells around one, the same in all four quadrants. */
export interface Kernel {
  /** Rows and columns that it reaches. */
  readonly reach: number;
  /** All weights are 1. */
  readonly uniform: boolean;
  /** By row offset: the weights of the column offsets from 0 to the last one within the radius. */
  readonly rows: readonly Float64Array[];
}

/** Squared distances in units of the radius that differ from 1 by less are the radius itself. */
const ROUNDING = 1e-12;

/**
 * Weights within a radius, by the distance of cell centres.
 * @param radius metres, inclusive
 * @param cellSize metres
 */
export function makeKernel(form: KernelForm, radius: number, cellSize: number): Kernel {
  const cells = (radius / cellSize) ** 2;
  const limit = cells * (1 + ROUNDING);
  const reach = Math.floor(Math.sqrt(limit));
  const rows = Array.from({ length: reach + 1 }, (_, dy) => {
    const last = Math.floor(Math.sqrt(limit - dy * dy));
    return Float64Array.from({ length: last + 1 }, (__, dx) => {
      const squared = (dx * dx + dy * dy) / cells;
      return forms[form](squared > 1 - ROUNDING ? 1 : squared);
    });
  });
  return { reach, uniform: form === 'uniform', rows };
}
