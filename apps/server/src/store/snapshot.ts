import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a snapshot is made of. */
export interface Dumped {
  /** The whole database as a tar file, while nobody uses it. */
  dumpDataDir(compression: 'gzip' | 'none'): Promise<Blob>;
}

const everyMs = 30 * 60_000;
const kept = 3;
const finished = /^db-.*\.tar\.gz$/;
const unfinished = /^db-.*\.part$/;

/**
 * Writes a compressed copy of the embedded database every half hour and keeps the newest three: the embedded database
 * never forces its pages to disk, so a power cut can damage it. Unpack one as `db/` to go back to it.
 */
export function startSnapshots(
  database: Dumped,
  folder: string,
  report: (error: unknown, what: string) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => writeSnapshot(database, folder))
      .catch((error: unknown) => report(error, `snapshot of the database in ${folder}`));
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}

/** Writes one snapshot and removes all but the newest, and what failed ones have left. */
export async function writeSnapshot(database: Dumped, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (unfinished.test(name)) await rm(join(folder, name), { force: true });
  const dump = await database.dumpDataDir('gzip');
  const name = `db-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
  const temporary = join(folder, `${name}.part`);
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(new Uint8Array(await dump.arrayBuffer()));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, join(folder, name));
  const names = (await readdir(folder)).filter((entry) => finished.test(entry)).sort();
  for (const old of names.slice(0, -kept)) await rm(join(folder, old), { force: true });
}
