import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { catalogueEntry } from '@gep/ecosystem-models';
import { compareFigures, referenceFigures } from '../test/real-data/compare-figures';
import type { Comparison } from '../test/real-data/compare-figures';
import { dischargeTable, observedFigures, sedimentTable } from '../test/real-data/observed-figures';
import { runExample } from '../test/real-data/run-example';
import type { ExampleRun, ExampleSet } from '../test/real-data/run-example';

import { readConfig } from '../src/config';
import { openServices } from '../src/open-services';
import { openRunTools } from '../src/run/open-run-tools';
import { createAdministrator } from '../src/user/create-administrator';

/*
 * Writes the tables of figures into docs/validation.md. Names of tables as arguments leave the others as they are:
 * npx tsx --conditions=@gep/source apps/server/scripts/write-validation.ts fujian
 */
const tables = {
  youwuzhen: () => compared('youwuzhen', run('youwuzhen')),
  fujian: () => compared('fujian', run('fujian')),
  'ntt-1000': () => compared('ntt-1000', run('ntt', { resolution: 1000 })),
  discharge: async () => dischargeTable(await observedFigures()),
  sediment: async () => sedimentTable(await observedFigures()),
} as const;

const page = new URL('../../../docs/validation.md', import.meta.url);
const chosen = process.argv.slice(2);

for (const [name, make] of Object.entries(tables)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const table = await make();
  const text = await readFile(page, 'utf8');
  const place = new RegExp(`(<!-- figures of ${name} -->\n)[^]*?(<!-- end -->)`);
  if (!place.test(text)) throw new Error(`docs/validation.md has no place for the figures of ${name}`);
  const written = text.replace(place, (_, start, end) => `${start}\n${table}\n\n${end}`);
  await writeFile(page, await format(written, { ...(await resolveConfig(page)), parser: 'markdown' }));
  process.stdout.write(`${name}\n`);
}

/** Runs an example in a server with an empty folder, removed afterwards. */
async function run(set: ExampleSet, settings?: Readonly<Record<string, unknown>>): Promise<ExampleRun> {
  const folder = await mkdtemp(join(tmpdir(), 'gep-validation-'));
  const config = readConfig({ ...process.env, GEP_DATA_DIR: folder });
  const services = await openServices(config, (error, what) => {
    process.stderr.write(`${what}: ${String(error)}\n`);
  });
  try {
    await createAdministrator(services);
    const tools = await openRunTools(services);
    try {
      return await runExample({ services, tools }, set, settings);
    } finally {
      await tools.close();
    }
  } finally {
    await services.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** An example beside its reference. */
async function compared(name: string, run: Promise<ExampleRun>): Promise<string> {
  return tableOf(compareFigures(await run, await referenceFigures(name)));
}

/** A row a function quantity; the difference is the largest one of all layers of the model and of all districts. */
function tableOf(layers: readonly Comparison[]): string {
  const head = [
    '| model | year | unit | ours | GDAL and numpy | cells | largest relative difference |',
    '| --- | --- | --- | ---: | ---: | ---: | ---: |',
  ];
  const rows = layers.filter(({ quantity }) => quantity === 'function');
  rows.sort((a, b) => Number(a.modelId) - Number(b.modelId));
  return [...head, ...rows.map((row) => rowOf(row, layers))].join('\n');
}

function rowOf(row: Comparison, layers: readonly Comparison[]): string {
  const { year, modelId, childKey, ours, reference, valid } = row;
  const entry = catalogueEntry(Number(modelId));
  const child = entry?.children?.find(({ key }) => key === childKey);
  const own = layers.filter(
    (one) => one.year === year && one.modelId === modelId && one.childKey === childKey,
  );
  const worst = Math.max(...own.map(({ difference }) => difference));
  const name = [entry?.name.en, child?.name.en].filter(Boolean).join(', ');
  return `| ${[
    `${modelId} ${name}`,
    year,
    child?.functionUnit ?? entry?.functionUnit ?? '',
    figure(ours),
    figure(reference),
    valid[0] === valid[1] ? figure(valid[0]) : `${figure(valid[0])}, ${figure(valid[1])}`,
    worst === 0 ? '0' : worst.toExponential(0),
  ].join(' | ')} |`;
}

function figure(value: number): string {
  return new Intl.NumberFormat('en', { maximumSignificantDigits: 10 }).format(value);
}
