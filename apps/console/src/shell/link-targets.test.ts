import { expect, it } from 'vitest';

const sources: Readonly<Record<string, string>> = import.meta.glob('../**/*.tsx', {
  ...{ query: '?raw', import: 'default', eager: true },
});

it('every link leads to a screen: an unknown address is answered by the basic settings', () => {
  const known = [...sources['../routes.tsx'].matchAll(/(?:inside|page)\('\/?([^']*)'/g)].map(
    ([, path]) => path,
  );
  expect(known).toContain('setting/model');
  const targets = Object.entries(sources)
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\bto="\/([^"]*)"|navigate\('\/([^']*)'/g)].map(([, link, call]) => [
        file,
        link ?? call,
      ]),
    );
  expect(targets.length).toBeGreaterThan(20);
  expect(targets.filter(([, path]) => !known.includes(path))).toEqual([]);
});
