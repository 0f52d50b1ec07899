import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { frameZh } from './zh-CN';
import { zhCN } from '../zh-CN';

const sources = fileURLToPath(new URL('../..', import.meta.url));

/** Screens whose routes load the words of the frame only. */
const screens = [...read('routes.tsx').matchAll(/import\('\.\/([^']+)'\), 'frame'\)/g)].map(
  ([, path]) => path,
);

function read(path: string): string {
  return readFileSync(join(sources, path), 'utf8');
}

/** The source that an import means, from the folder of the sources on. */
function sourceOf(from: string, imported: string): string | undefined {
  const path = join(dirname(from), imported);
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (one) => /\.tsx?$/.test(one) && existsSync(join(sources, one)),
  );
}

/** Everything that these sources import, now or later. */
function importsOf(starts: readonly string[]): string[] {
  const found = new Set(starts.map((path) => sourceOf('', path) ?? path));
  for (const from of found)
    for (const [, imported] of read(from).matchAll(/(?:from |import\(|^import )'(\.[^']+)'/gm)) {
      const source = sourceOf(from, imported);
      if (source && !source.startsWith('message/')) found.add(source);
    }
  return [...found];
}

it('screens with the words of the frame ask for no others', () => {
  expect(screens).toContain('screen/result/result');
  const later = Object.keys(zhCN).filter((area) => !(area in frameZh));
  expect(later.length).toBeGreaterThan(5);
  const key = new RegExp(`['\`](?:${later.join('|')})\\.[a-zA-Z$]`, 'g');
  const asked = importsOf(screens).flatMap((path) =>
    [...read(path).matchAll(key)].map(([text]) => [path, text]),
  );
  expect(asked).toEqual([]);
});
