import type { Config } from './config';
import { S3Fault } from './file/s3-fault';
import { SchemaMismatchError } from './store/check-schema';

interface SystemError {
  readonly code?: string;
  readonly message?: string;
  readonly path?: string;
  readonly syscall?: string;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

type Place = Pick<Config, 'port' | 'host' | 'dataDir' | 'databaseUrl'>;

const unwritable: Readonly<Record<string, string | undefined>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  ENOENT: 'it cannot be created',
  ENOSPC: 'its disk is full',
};

/** What PostgreSQL answers (SQLSTATE) and what the way to it answers. */
const databaseFaults: Readonly<Record<string, string | undefined>> = {
  ECONNREFUSED: 'nothing answers there: start PostgreSQL or correct DATABASE_URL',
  ENOTFOUND: 'its host is unknown: correct DATABASE_URL',
  EAI_AGAIN: 'its host is unknown: correct DATABASE_URL',
  ETIMEDOUT: 'it does not answer: check the network and DATABASE_URL',
  '28P01': 'user or password is wrong: correct DATABASE_URL',
  '28000': 'this user is not admitted: correct DATABASE_URL',
  '3D000': 'there is no such database: create it or correct DATABASE_URL',
  '42501': 'its user may not create tables: grant that right',
  '53300': 'it has no connection left',
};

/** One sentence that says why the server did not start and what to do. */
export function startFault(error: unknown, { port, host, dataDir, databaseUrl }: Place): string {
  if (error instanceof SchemaMismatchError || error instanceof S3Fault) return error.message;
  for (const { code = '', syscall, path } of causes(error)) {
    if (syscall === 'listen') {
      if (code === 'EADDRINUSE')
        return `port ${port} on ${host} is in use: stop the other program or set PORT to another one`;
      if (code === 'EACCES') return `port ${port} may not be opened by this user: set PORT above 1023`;
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
        return `${host} is not an address of this machine: correct HOST`;
    }
    const reason = unwritable[code];
    if (reason && path?.startsWith(dataDir))
      return `the data folder ${dataDir} cannot be written: ${reason}; correct GEP_DATA_DIR or its rights`;
    const fault = databaseFaults[code];
    if (fault && databaseUrl !== null) return `the database ${withoutPassword(databaseUrl)}: ${fault}`;
  }
  return error instanceof Error ? error.message : String(error);
}

/** The error, what caused it, and the parts of several at once. */
function causes(error: unknown): SystemError[] {
  const found: SystemError[] = [];
  const open = [error];
  while (open.length > 0 && found.length < 20) {
    const next = open.shift();
    if (typeof next !== 'object' || next === null) continue;
    const one = next as SystemError;
    found.push(one);
    open.push(one.cause, ...(one.errors ?? []));
  }
  return found;
}

function withoutPassword(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
