import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';

/** What a snapshot is made of. */
export interface Copied {
  /** Copies the files of the database into a new folder, while nobody uses it. */
  copyFiles(to: string): Promise<void>;
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
  database: Copied,
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

/**
 * Writes one snapshot and removes all but the newest, and what failed ones have left. Statements wait while the files are
 * copied; the copy is compressed in a stream afterwards, so that the memory stays as it is.
 */
export async function writeSnapshot(database: Copied, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder))
    if (unfinished.test(name)) await rm(join(folder, name), { recursive: true, force: true });
  const name = `db-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  const files = join(folder, `${name}.part`);
  await database.copyFiles(files);
  const packed = join(folder, `${name}.tar.gz.part`);
  await create({ gzip: { level: 6 }, cwd: files, file: packed }, ['.']);
  const file = await open(packed, 'r');
  await file.sync().finally(() => file.close());
  await rename(packed, join(folder, `${name}.tar.gz`));
  await rm(files, { recursive: true });
  const names = (await readdir(folder)).filter((entry) => finished.test(entry)).sort();
  for (const old of names.slice(0, -kept)) await rm(join(folder, old), { force: true });
}
