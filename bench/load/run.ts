import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { postgresPrograms } from '../../scripts/postgres-server';
import { distance } from './figure';
import type { RowResult } from './figure';
import { idleMemory } from './idle-memory';
import { largeRegions } from './large-regions';
import { lists } from './lists';
import { mixed } from './mixed';
import { runRows } from './row';
import type { Row } from './row';
import { smallRegions } from './small-regions';
import { streams } from './streams';
import { uploads } from './uploads';
import { windows } from './windows';

const rows: Readonly<Record<string, Row>> = {
  lists,
  windows,
  mixed,
  streams,
  uploads,
  'small-regions': smallRegions,
  'large-regions': largeRegions,
};
const allowed = [...Object.keys(rows), 'memory'];

/**
 * What many people at once get of a server, by rows that are named or all of them, on both databases:
 * `load [ROW …] [--quick] [--embedded] [--postgres]`. The process ends with 1 where a goal is missed.
 */
export async function runLoad(words: readonly string[]): Promise<void> {
  const flags = words.filter((word) => word.startsWith('--'));
  const chosen = words.filter((word) => !word.startsWith('--'));
  check(flags, ['--quick', '--embedded', '--postgres']);
  check(chosen, allowed);
  const kinds = (['embedded', 'postgres'] as const).filter((kind) => flags.includes(`--${kind}`));
  const isQuick = flags.includes('--quick');
  const wanted = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
  const results: RowResult[] = [];
  const onRow = (result: RowResult): void => {
    results.push(result);
    print(result);
  };
  for (const database of kinds.length > 0 ? kinds : (['embedded', 'postgres'] as const)) {
    if (database === 'postgres' && postgresPrograms() === null) {
      console.log('PostgreSQL is left out: it is not installed (Debian: apt-get install postgresql)');
      continue;
    }
    const some = Object.fromEntries(Object.entries(rows).filter(([name]) => wanted(name)));
    if (Object.keys(some).length > 0) await runRows(some, database, isQuick, onRow);
    if (wanted('memory')) await idleMemory(database, onRow);
  }
  if (chosen.length === 0 && kinds.length === 0 && !isQuick) keep(results);
  if (results.some(({ figures }) => figures.some((figure) => distance(figure) > 1))) process.exitCode = 1;
}

function check(words: readonly string[], known: readonly string[]): void {
  const strange = words.find((word) => !known.includes(word));
  if (strange !== undefined) throw new TypeError(`load: got ${strange}, allowed: ${known.join(', ')}`);
}

function print({ row, database, figures, errors }: RowResult): void {
  const load = loadavg()[0].toFixed(1);
  console.log(`${row}, ${database} (load average ${load})${errors && `\n  ${errors}`}`);
  console.table(
    figures.map((figure) => ({
      what: figure.what,
      got: `${Number(figure.got.toPrecision(3))} ${figure.unit}`,
      goal: figure.goal === undefined ? '' : `${figure.atLeast ? '>=' : '<='} ${figure.goal}`,
      reached:
        figure.goal === undefined
          ? ''
          : distance(figure) <= 1
            ? 'yes'
            : `no (${distance(figure).toFixed(1)} x)`,
    })),
  );
}

/** The record of a whole run. */
function keep(results: readonly RowResult[]): void {
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length };
  const record = { date: new Date().toISOString(), machine, results };
  writeFileSync(new URL('./results.json', import.meta.url), `${JSON.stringify(record, null, 2)}\n`);
}
