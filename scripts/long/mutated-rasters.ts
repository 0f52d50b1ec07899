import { runMutations } from '../../packages/raster/test/run-measured';

/**
 * Reads many mutations of the real rasters in a child process: each has to end in cells or a coded error, and the process
 * has to stay below 512 MB. A process that hangs is killed. Gives the figures; throws Error naming what broke a bound.
 */
export async function readMutatedRasters(count: number, seed: number): Promise<string> {
  const { read, refused, foreign, slowest, megabytes } = await runMutations(count, seed, 1800);
  const told = Object.entries(refused)
    .map(([code, times]) => `${code} ${times}`)
    .join(', ');
  const figures = `seed ${seed}: ${read} read, ${told}; most memory ${megabytes} MB, slowest ${slowest.ms} ms (${slowest.what})`;
  if (foreign.length > 0) throw new Error(`${figures}; other errors: ${foreign.slice(0, 5).join('; ')}`);
  if (megabytes >= 512) throw new Error(`${figures}: more than 512 MB`);
  return figures;
}
