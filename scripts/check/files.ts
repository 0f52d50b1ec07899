import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../run';

/** Files under version control or about to be, relative to the root; `pattern` narrows by name. */
export async function sourceFiles(pattern: RegExp): Promise<string[]> {
  const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard'], {
    quiet: true,
  });
  return output.split('\n').filter((path) => pattern.test(path) && existsSync(join(root, path)));
}

/** Text of a file given relative to the root. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
