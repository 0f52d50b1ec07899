import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { classification } from './classification.bench';
import { collection } from './collection';
import { editor } from './editor.bench';
import { formRows } from './forms.bench';
import { geoTiff } from './geotiff.bench';
import { addRecord, lastRecord, ratiosOf, slowdowns } from './history';
import { largeCog } from './large-cog.bench';
import { largeLayers } from './large-layers.bench';
import { runLoad } from './load/run';
import type { Comparison } from './measure';
import { manyDistricts } from './many-districts';
import { mapTotals } from './map-totals.bench';
import { modelWindows } from './models.bench';
import { raster } from './raster.bench';
import { rasterPage } from './raster-page.bench';
import { projectRuns } from './runs.bench';
import { screens } from './screens';
import { styles } from './style.bench';
import { terrain } from './terrain.bench';
import { wkb, wkbInBrowser } from './wkb.bench';
import { zonal } from './zonal.bench';

const subjects: Readonly<Record<string, () => Comparison[] | Promise<Comparison[]>>> = {
  classification,
  raster,
  'raster-page': rasterPage,
  geotiff: geoTiff,
  'large-cog': largeCog,
  zonal,
  terrain,
  models: modelWindows,
  runs: projectRuns,
  'map-totals': mapTotals,
  forms: formRows,
  wkb: async () => [...wkb(), await wkbInBrowser()],
  style: styles,
  'large-layers': largeLayers,
  editor,
};

/**
 * Subjects named on the command line, for work on one of them; all of them make the record of `results.json`. `load`,
 * `collection`, `districts` and `screens` have no peers and print separate tables; `load` takes half an hour.
 */
const words = process.argv.slice(2);
if (words[0] === 'load') await runLoad(words.slice(1));
else if (words[0] === 'collection') await collection();
else if (words[0] === 'districts') await manyDistricts();
else if (words[0] === 'screens') await screens();
else await runSubjects(words);

async function runSubjects(chosen: readonly string[]): Promise<void> {
  const strange = chosen.find((name) => !(name in subjects));
  if (strange !== undefined) {
    throw new TypeError(
      `subject: got ${strange}, allowed: load, collection, districts, screens, ${Object.keys(subjects).join(', ')}`,
    );
  }
  const comparisons: Comparison[] = [];
  for (const [name, subject] of Object.entries(subjects)) {
    if (chosen.length === 0 || chosen.includes(name)) comparisons.push(...(await subject()));
  }
  console.table(
    comparisons.map(({ task, ours, peer, theirs, ratio, spread }) => ({
      task,
      'ours ms': round(ours),
      peer,
      'peer ms': round(theirs),
      ratio: round(ratio),
      'middle half': spread?.map(round).join(' to ') ?? '',
    })),
  );
  showSlowdowns(comparisons);
  if (chosen.length > 0) return;
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  const results = { date: new Date().toISOString(), machine, comparisons };
  writeFileSync(new URL('./results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`);
  addRecord({ date: results.date, ...machine, ratios: ratiosOf(comparisons) });
}

/** Prints what got slower since the last whole record. */
function showSlowdowns(comparisons: readonly Comparison[]): void {
  const last = lastRecord();
  if (!last) return;
  const slower = slowdowns(comparisons, last);
  console.log(`Slower by more than 15 % than on ${last.date.slice(0, 10)}: ${slower.length || 'none'}`);
  if (slower.length > 0)
    console.table(slower.map((line) => ({ ...line, before: round(line.before), now: round(line.now) })));
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
