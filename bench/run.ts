import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { classification } from './classification.bench';
import { raster } from './raster.bench';
import { styles } from './style.bench';
import { wkb, wkbInBrowser } from './wkb.bench';

const comparisons = [...classification(), ...raster(), ...wkb(), await wkbInBrowser(), ...(await styles())];

const round = (value: number): number => Number(value.toPrecision(3));
console.table(
  comparisons.map(({ task, ours, peer, theirs, ratio }) => ({
    task,
    'ours ms': round(ours),
    peer,
    'peer ms': round(theirs),
    ratio: round(ratio),
  })),
);
const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
const results = { date: new Date().toISOString(), machine, comparisons };
writeFileSync(new URL('./results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
