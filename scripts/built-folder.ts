import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run';

/** Builds kept in a folder: the newest, and two before it for servers that still run from them. */
const kept = 3;

/** Names and bytes of every source file under the folders, as one hash. */
function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    if (statSync(path).isFile()) {
      hash.update(`${relative(root, path)}\n`).update(readFileSync(path));
      return;
    }
    for (const name of readdirSync(path).sort()) {
      if (name !== 'node_modules' && name !== 'dist' && name !== 'test') visit(join(path, name));
    }
  };
  for (const folder of folders) visit(join(root, folder));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Folder with the build of exactly these sources, made when it is missing. Each state of the sources has a folder of
 * its own, so a rebuild never changes the files of a server that is running.
 *
 * @param dist     Folder of the builds, relative to the root.
 * @param sources  What the build reads, relative to the root.
 * @param build    Writes the build into the absolute folder that it is given; throws when it fails.
 */
export async function builtFolder(
  dist: string,
  sources: readonly string[],
  build: (folder: string) => Promise<void>,
): Promise<string> {
  const builds = join(root, dist);
  const folder = join(builds, fingerprint(sources));
  if (existsSync(folder)) return folder;
  mkdirSync(builds, { recursive: true });
  const unfinished = join(builds, `.unfinished-${process.pid}`);
  try {
    await build(unfinished);
    renameSync(unfinished, folder);
  } catch (error) {
    // Somebody else built the same sources meanwhile: theirs is as good.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOld(builds);
  return folder;
}

function removeOld(builds: string): void {
  const byAge = readdirSync(builds)
    .filter((name) => !name.startsWith('.'))
    .map((name) => join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(kept)) rmSync(old, { recursive: true, force: true });
}
