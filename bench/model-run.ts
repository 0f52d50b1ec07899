/**
 * Computes the models of the ntt set over a generated region in a separate process, so that its memory can be read:
 * `model-run.ts CELLS [DAYS]` prints milliseconds and megabytes as JSON.
 */
import { threadWindows } from '../apps/server/src/testing/thread-windows';
import { computeRegion, nttModels, threads, writeRegion } from './model-windows';

const [cells, days = 0] = process.argv.slice(2).map(Number);
const region = await writeRegion(cells, days);
const pool = threads(2);
try {
  const started = performance.now();
  await computeRegion(threadWindows(pool), region, nttModels);
  const ms = performance.now() - started;
  console.log(JSON.stringify({ ms, megabytes: process.resourceUsage().maxRSS / 1024 }));
} finally {
  await pool.close();
  await region.remove();
}
