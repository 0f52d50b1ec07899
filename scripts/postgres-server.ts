import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port';

const versions = '/usr/lib/postgresql';

/** A throw-away PostgreSQL server on a free port of the loopback address. */
export interface PostgresServer {
  readonly url: string;
  /** Ends it at once, as a crash does. */
  stop(): Promise<void>;
  /** Starts it again on the same port with the same data; resolves when it takes connections. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  remove(): Promise<void>;
}

/** Folder of the programs of the newest PostgreSQL that Debian's packages have installed, or null. */
export function postgresPrograms(): string | null {
  const newest = existsSync(versions)
    ? readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  return newest === undefined ? null : join(versions, newest, 'bin');
}

/** @throws Error when none is installed */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = postgresPrograms();
  if (programs === null) {
    throw new Error(
      'No PostgreSQL server: install one (Debian: apt-get install postgresql) or set DATABASE_URL',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'gep-postgres-'));
  await chmod(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c max_connections=200`;
  const control = (...words: string[]): Promise<void> =>
    call([join(programs, 'pg_ctl'), '-D', data, '-w', ...words]);
  const stop = (): Promise<void> => control('-m', 'immediate', 'stop');
  const start = (): Promise<void> => control('-l', join(folder, 'log'), '-o', options, 'start');
  const remove = async (): Promise<void> => {
    await stop().catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await call([
      ...[join(programs, 'initdb'), '-D', data, '-U', 'gep', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    ]);
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url: `postgres://gep@127.0.0.1:${port}/postgres`,
    stop,
    start,
    remove,
  };
}

/** PostgreSQL refuses to run as root, so root hands it to the package's own user. */
async function call(command: readonly string[]): Promise<void> {
  const whole = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  const [program = '', ...args] = whole;
  await promisify(execFile)(program, args, { cwd: tmpdir() });
}
