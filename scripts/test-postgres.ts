import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';
import { run } from './run';

const versions = '/usr/lib/postgresql';

function binFolder(): string {
  const newest = existsSync(versions)
    ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  if (!newest) {
    throw new Error(
      'No PostgreSQL server: install one (Debian: apt-get install postgresql) or set DATABASE_URL',
    );
  }
  return join(versions, newest, 'bin');
}

/** PostgreSQL refuses to run as root, so root hands it to the package's own user. */
function asServerUser(command: readonly string[]): string[] {
  return process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : [...command];
}

function call(command: readonly string[]): void {
  const [program = '', ...args] = asServerUser(command);
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
}

/** Starts a throw-away server on a free port of the loopback address and returns its URL and how to stop it. */
async function startPostgres(): Promise<{ url: string; stop: () => void }> {
  const bin = binFolder();
  const folder = mkdtempSync(join(tmpdir(), 'gep-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  call([join(bin, 'initdb'), '-D', data, '-U', 'gep', '--auth=trust', '--encoding=UTF8', '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  call([join(bin, 'pg_ctl'), '-D', data, '-l', join(folder, 'log'), '-o', options, '-w', 'start']);
  return {
    url: `postgres://gep@127.0.0.1:${port}/postgres`,
    stop: () => {
      const [program = '', ...args] = asServerUser([
        join(bin, 'pg_ctl'),
        '-D',
        data,
        '-m',
        'immediate',
        '-w',
        'stop',
      ]);
      spawnSync(program, args, { stdio: 'ignore', cwd: tmpdir() });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const given = process.env.DATABASE_URL;
const server = given ? { url: given, stop: () => undefined } : await startPostgres();
const reports = mkdtempSync(join(tmpdir(), 'gep-postgres-report-'));
const report = join(reports, 'report.json');
let passed: number;
let failed: number;
try {
  const { code } = await run(
    [
      ...['vitest', 'run', '--config', 'vitest.workspace.ts', '--project', 'server', '--reporter=dot'],
      ...['--reporter=json', `--outputFile.json=${report}`],
      // The process that parses geodata opens no database, and its suites take a third of the time.
      ...['--exclude', '**/geodata/**'],
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
  server.stop();
  rmSync(reports, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
