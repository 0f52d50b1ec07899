import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from './postgres-server';
import { root, run } from './run';

/*
 * The suites of the server that open a database, on PostgreSQL: the one that DATABASE_URL names, otherwise one that is
 * started here. `--short` is what continuous integration runs after `npm test`. The embedded database is PostgreSQL too,
 * so what differs is connections, locks and processes: these suites run, those that only ask questions do not.
 */
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });

/** Suites on what files hold: their rows are written by queries that other suites run on both databases. */
const aboutFiles = /\/bad-input\/(?:bombs|part-sets|raster-cases)\.test\.ts$/;

const onConnections =
  /\/(?:src\/(?:act|backup|command|form|job|notice|project|session|store|window)|test\/(?:attack|audit|forms|upgrade))\/|\/src\/run\/(?:dead-server|swap-results|two-servers)\./;

/** The test files of the server that open a database, by their imports. */
function filesOnDatabases(): string[] {
  return ['src', 'test']
    .flatMap((folder) =>
      readdirSync(join(root, 'apps/server', folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `apps/server/${folder}/${path}`,
      ),
    )
    .filter((path) => path.endsWith('.test.ts') && !aboutFiles.test(path))
    .filter((path) => !values.short || onConnections.test(path))
    .filter((path) =>
      /\/(?:test-app|test-database|open-postgres)'/.test(readFileSync(join(root, path), 'utf8')),
    );
}

const given = process.env.DATABASE_URL;
const server = given ? { url: given, remove: () => undefined } : await startPostgres();
const reports = mkdtempSync(join(tmpdir(), 'gep-postgres-report-'));
const report = join(reports, 'report.json');
let passed: number;
let failed: number;
try {
  const { code } = await run(
    [
      ...['vitest', 'run', '--config', 'vitest.workspace.ts', '--project', 'server', '--reporter=dot'],
      ...['--reporter=json', `--outputFile.json=${report}`],
      ...filesOnDatabases(),
    ],
    {
      env: { DATABASE_URL: server.url, CI: 'true', NO_COLOR: '1', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    },
  );
  const counts = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>)
    : { numFailedTests: 1 };
  passed = counts['numPassedTests'] ?? 0;
  failed = counts['numFailedTests'] ?? 0;
  if (failed === 0 && code !== 0) failed = 1;
} finally {
  await server.remove();
  rmSync(reports, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
