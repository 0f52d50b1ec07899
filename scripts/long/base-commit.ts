import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run';
import { must } from './must';

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function exists(ref: string): boolean {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * The commit that a change is compared with: the given one, else where this branch left `main`; on `main` itself the
 * commit before, or the last one while there are changes that are not committed.
 */
export function baseCommit(ref?: string): string {
  if (ref !== undefined) {
    if (!exists(ref)) throw new RangeError(`base: got ${ref}, allowed: a commit, branch or tag`);
    return git('rev-parse', `${ref}^{commit}`);
  }
  const main = ['origin/main', 'main'].find(exists);
  const head = git('rev-parse', 'HEAD');
  const fork = main === undefined ? head : git('merge-base', main, 'HEAD');
  if (fork !== head) return fork;
  const changed = git('status', '--porcelain') !== '';
  return changed || !exists('HEAD~1') ? head : git('rev-parse', 'HEAD~1');
}

/**
 * Checks a commit out into a folder that is deleted afterwards, with its dependencies installed.
 *
 * @param work  is given the absolute folder
 */
export async function withCheckout<Answer>(
  commit: string,
  work: (folder: string) => Promise<Answer>,
): Promise<Answer> {
  const folder = join(root, '.base-commit');
  remove(folder);
  git('worktree', 'add', '--detach', '--quiet', folder, commit);
  try {
    await install(folder);
    return await work(folder);
  } finally {
    remove(folder);
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

/** Links to the files of this checkout's dependencies where the commit has the same, else a fresh install. */
async function install(folder: string): Promise<void> {
  const lock = (path: string) => readFileSync(join(path, 'package-lock.json'), 'utf8');
  if (process.platform !== 'linux' || lock(folder) !== lock(root)) {
    await must(['npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--prefix', folder]);
    return;
  }
  const homes = ['', 'stories', ...['packages', 'apps'].flatMap((group) => members(group))];
  for (const home of homes) {
    const from = join(root, home, 'node_modules');
    if (readdirSync(join(root, home)).includes('node_modules'))
      execFileSync('cp', ['-al', from, join(folder, home, 'node_modules')]);
  }
  rmSync(join(folder, 'node_modules/.vite'), { recursive: true, force: true });
}

const members = (group: string) => readdirSync(join(root, group)).map((name) => join(group, name));
