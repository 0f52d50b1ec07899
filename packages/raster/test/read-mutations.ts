import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { testData } from '../../../scripts/test-data';
import { GepDataError } from '../src/index';
import { readGeoTiff } from '../src/node';
import { mutated, randomOf } from './mutations';

/*
 * Reads mutations of the real rasters, sound and bad ones, one after the other, in a separate process so that its
 * memory can be measured: `tsx read-mutations.ts <count> <seed>`. Prints a `MutationReport` as JSON.
 */
export interface MutationReport {
  readonly read: number;
  /** How many were refused, by code. */
  readonly refused: Readonly<Record<string, number>>;
  /** What ended otherwise: file, number of the mutation, message. */
  readonly foreign: readonly string[];
  readonly slowest: { readonly ms: number; readonly what: string };
  /** Most memory that the process ever held. */
  readonly megabytes: number;
}

const sources = ['rasters', 'bad/tif'].flatMap((folder) =>
  readdirSync(testData(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tiff?$/.test(name) && statSync(testData(name)).size < 300_000)
    .sort()
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(testData(name))) })),
);

const [count, seed] = process.argv.slice(2).map(Number);
const random = randomOf(seed);
const refused: Record<string, number> = {};
const foreign: string[] = [];
let read = 0;
let slowest = { ms: 0, what: '' };
for (let i = 0; i < count; i++) {
  const { name, bytes } = sources[i % sources.length];
  const started = performance.now();
  try {
    // Small results come from overviews.
    await readGeoTiff(mutated(bytes, random), random(2) === 0 ? {} : { width: 50, height: 40 });
    read++;
  } catch (error) {
    if (error instanceof GepDataError) refused[error.code] = (refused[error.code] ?? 0) + 1;
    else foreign.push(`${name} ${i}: ${String(error)}`);
  }
  const ms = performance.now() - started;
  if (ms > slowest.ms) slowest = { ms: Math.round(ms), what: `${name} ${i}` };
}
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
const report: MutationReport = { read, refused, foreign, slowest, megabytes };
process.stdout.write(JSON.stringify(report));
