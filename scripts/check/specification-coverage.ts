import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run';
import { read } from './files';

const page = 'docs/specification-coverage.md';

/** A row of the page: what is asked, where it is, what proves it. */
const row = /^\| (?<asked>[^|]+?) +\| (?<where>\[[^|]+?|–) +\| (?<proof>[^|]+?) +\|$/gm;
/** A test of a proof: the file and the title, which has to be in it. */
const test = /\]\((?<file>[^)]+)\) “(?<title>[^”]+)”/g;

/** Problems of the page: rows that prove nothing, tests that are missing or have no such title, rows listed twice. */
export function coverageProblems(text: string, sourceOf: (path: string) => string | null): string[] {
  const problems: string[] = [];
  for (const section of text.split(/^## /m)) {
    const seen = new Set<string>();
    for (const { groups = {} } of section.matchAll(row)) {
      const { asked = '', proof = '' } = groups;
      if (seen.has(asked)) problems.push(`${asked} is listed twice`);
      seen.add(asked);
      const tests = [...proof.matchAll(test)].map((found) => found.groups ?? {});
      if (tests.length === 0 && !proof.includes('](decisions/'))
        problems.push(`${asked}: no test, no decision`);
      for (const { file = '', title = '' } of tests) {
        const path = join('docs', file);
        const source = sourceOf(path);
        if (source === null) problems.push(`${asked}: ${path} does not exist`);
        else if (!source.includes(title)) problems.push(`${asked}: ${path} has no test “${title}”`);
      }
    }
  }
  return problems;
}

/** The page on the specification names tests that are there; its other links are checked with those of all pages. */
export function specificationCoverage(): Promise<string[]> {
  const sourceOf = (path: string) => (existsSync(join(root, path)) ? read(path) : null);
  return Promise.resolve(coverageProblems(read(page), sourceOf).map((problem) => `${page}: ${problem}`));
}
