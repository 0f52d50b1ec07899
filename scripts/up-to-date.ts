import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run';

/** Name, size and time of every source file under the folders, as one hash. */
function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string): void => {
    const stat = statSync(path);
    if (stat.isFile()) {
      hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(path).sort()) {
      if (name !== 'node_modules' && name !== 'dist') visit(join(path, name));
    }
  };
  for (const folder of folders) visit(join(root, folder));
  return hash.digest('hex');
}

/**
 * Runs a build only when its sources changed since the last one.
 *
 * @param output   File that the build makes, relative to the root.
 * @param folders  What the build reads.
 * @param build    The build itself; throws when it fails.
 */
export async function buildWhenStale(
  output: string,
  folders: readonly string[],
  build: () => Promise<void>,
): Promise<void> {
  const mark = join(root, dirname(output), '.built-from');
  const now = fingerprint(folders);
  const fresh = existsSync(join(root, output)) && existsSync(mark) && readFileSync(mark, 'utf8') === now;
  if (fresh) return;
  await build();
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, now);
}
