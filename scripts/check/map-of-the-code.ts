import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run';
import { read } from './files';

const page = 'docs/map-of-the-code.md';
const fewest = 60;

/** A row of the page: a feature of the specification, the file that holds it, and a name declared in that file. */
const row = /^\| (?<feature>[^|]+?) +\| \[`[^`]+`\]\((?<file>[^)]+)\) +\| `(?<name>[^`]+)` +\|$/gm;

/** Whether a source declares a name or publishes one of another file; a mention in a call or a comment does not count. */
function declares(source: string, name: string): boolean {
  const declared = `^\\s*(export )?(default )?(async )?(function\\*?|const|let|class|interface|type|enum) ${name}\\b`;
  const published = `^(import|export) [^;]*[{ ,]${name}\\b[^;]*;`;
  return [declared, published].some((pattern) => new RegExp(pattern, 'm').test(source));
}

/** Problems of a map: a file that is missing or does not declare the name, a feature listed twice, too few features. */
export function mapProblems(text: string, sourceOf: (path: string) => string | null): string[] {
  const rows = [...text.matchAll(row)].map(({ groups = {} }) => groups as Record<string, string>);
  const problems = rows.length < fewest ? [`${rows.length} features, wanted: at least ${fewest}`] : [];
  const seen = new Set<string>();
  for (const { feature = '', file = '', name = '' } of rows) {
    const path = join('docs', file);
    const source = sourceOf(path);
    if (seen.has(feature)) problems.push(`${feature} is listed twice`);
    seen.add(feature);
    if (source === null) problems.push(`${feature}: ${path} does not exist`);
    else if (!declares(source, name)) problems.push(`${feature}: ${path} does not declare ${name}`);
  }
  return problems;
}

/** The map of the code leads from every feature to the file that holds it today. */
export async function mapOfTheCode(): Promise<string[]> {
  const sourceOf = (path: string) => (existsSync(join(root, path)) ? read(path) : null);
  return mapProblems(read(page), sourceOf).map((problem) => `${page}: ${problem}`);
}
