import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { backupRounds } from './faults/backup-rounds';
import { calculation } from './faults/kind/calculation';
import { confirmation } from './faults/kind/confirmation';
import { copy } from './faults/kind/copy';
import { deletion } from './faults/kind/delete';
import { draft } from './faults/kind/draft';
import { generation } from './faults/kind/generation';
import { save } from './faults/kind/save';
import { style } from './faults/kind/style';
import { submission } from './faults/kind/submission';
import { swap } from './faults/kind/swap';
import { upload } from './faults/kind/upload';
import { killRounds } from './faults/kill-rounds';
import { clockJumps } from './faults/outage/clock';
import { cutConnections } from './faults/outage/cut-connections';
import { databaseOutage } from './faults/outage/database';
import { fewDescriptors } from './faults/outage/descriptors';
import { fullDisk } from './faults/outage/full-disk';
import { storeOutage } from './faults/outage/store';
import { terminate } from './faults/outage/terminate';
import { parserNames, readMutations } from './faults/parser/mutations';
import { killDescendants } from './faults/processes';
import { soak } from './faults/soak';
import { openBase } from './faults/stage';
import type { Base } from './faults/stage';
import { postgresPrograms } from './postgres-server';
import { hasTestData, testDataFolder } from './test-data';
import { openTiers } from './tiers';

/*
 * The fault harness (docs/reliability.md): servers in real work are killed, starved and cut off, and what they hold
 * afterwards is compared with what they had acknowledged.
 *
 *   npm run test:faults -- [part …] [--rounds N] [--mutations N] [--seed S] [--database embedded|postgres] [--short]
 *
 *   npm run test:faults -- soak [--minutes N]
 *
 * Parts are beginnings of names, such as `kill`, `kill upload` or `outage`; without any, all run. `--rounds` are kills a
 * kind; of an outage there are a tenth. `--database` is the one of the kills. `--short` is what `npm test` runs. The
 * figures are written to docs/figures/ with the date, but for short runs.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string' },
    mutations: { type: 'string' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string' },
    database: { type: 'string', default: 'embedded' },
    short: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds ?? (values.short ? 2 : 200));
const outages = Math.ceil(rounds / 10);
const mutations = Number(values.mutations ?? (values.short ? 100 : 20_000));
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const database = values.database === 'postgres' ? 'postgres' : 'embedded';
const short = [
  'kill upload',
  'kill swap',
  'mutations of XLSX',
  'mutations of GeoJSON',
  'mutations of requests',
];
const { tier, finish } = openTiers(positionals.length === 0 && values.short ? short : positionals);

let ending: Promise<void> | undefined;
/** Opened for the first part that needs it. */
const bases = new Map<string, Promise<Base>>();
function base(kind: 'embedded' | 'postgres'): Promise<Base> {
  if (ending) throw new Error('ended by a signal');
  const opened = bases.get(kind) ?? openBase(kind);
  bases.set(kind, opened);
  return opened;
}

async function removeBases(): Promise<void> {
  for (const opened of bases.values()) await opened.then(({ remove }) => remove()).catch(() => undefined);
}

/** What runs for this program would go on without it. */
async function endAll(): Promise<void> {
  killDescendants(process.pid);
  await removeBases();
  killDescendants(process.pid);
}
// One signal comes twice where the programs that started this one pass theirs on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(
    signal,
    () => void (ending ??= endAll()).finally(() => process.exit(128 + constants.signals[signal])),
  );

const kinds = [
  ...[upload, save, generation, copy, deletion, style, calculation, swap],
  ...[draft, submission, confirmation],
];
const databaseOutages = ['restart', 'kill of connections', 'black hole', 'cut way'] as const;
try {
  for (const kind of kinds)
    await tier(`kill ${kind.name}`, async () => killRounds(kind, await base(database), rounds, seed));
  await tier('kill backup', async () => backupRounds(await base(database), rounds, seed));
  await tier('outage full disk', async () => fullDisk(await base('embedded'), outages, seed));
  if (postgresPrograms() === null) console.log('No PostgreSQL server: the outages of one are left out');
  else
    for (const outage of databaseOutages)
      await tier(`outage database ${outage}`, async () =>
        databaseOutage(await base('postgres'), outage, outages, seed),
      );
  await tier('outage store', async () => storeOutage(await base('embedded'), outages, seed));
  await tier('outage cut connections', async () => cutConnections(await base('embedded'), rounds, seed));
  await tier('outage few descriptors', async () => fewDescriptors(await base('embedded'), outages));
  await tier('outage clock', async () => clockJumps(await base('embedded'), outages, seed));
  await tier('outage SIGTERM', async () => terminate(await base('embedded'), outages, seed));
  if (hasTestData)
    for (const parser of parserNames)
      await tier(`mutations of ${parser}`, () => readMutations(parser, mutations, seed));
  else console.log(`No test data at ${testDataFolder}: the mutations are left out`);
  // Takes an hour, so only when it is asked for.
  if (positionals.includes('soak'))
    await tier('soak', async () => soak(await base(database), Number(values.minutes)));
} finally {
  await removeBases();
}
const date = new Date().toISOString().slice(0, 10);
process.exit(finish(values.short ? undefined : `docs/figures/${date}-faults.json`));
