import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configurationGuide } from './configuration-guide';

it('docs/guide/configuration.md says what the table of settings says', () => {
  const page = readFileSync(new URL('../../../../docs/guide/configuration.md', import.meta.url), 'utf8');
  // The formatter pads the columns of the table.
  const plain = (text: string): string => text.replaceAll(/[ -]+/g, ' ').replaceAll(/\s*\|\s*/g, '|');
  expect(plain(page)).toBe(plain(configurationGuide()));
});
