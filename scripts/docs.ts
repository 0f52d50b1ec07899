import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entriesOf } from './check/public-names';
import { packages } from './packed-files';
import { root, run } from './run';

/** Pages that a reader of the site looks for first. */
const pages = [
  'index.html',
  'documents/guide_schemes.html',
  'documents/models_README.html',
  'documents/models_zh_README.html',
  'documents/decisions_README.html',
  'documents/wire-format.html',
  'documents/api.html',
  'modules.html',
];

/** Sources of all entries that the packages publish. */
function entrySources(): string[] {
  return packages.flatMap((name) => [...entriesOf(`packages/${name}`).values()]);
}

/** The page of an entry, which TypeDoc names by the path of its source. */
function pageOf(source: string): string {
  const path = relative(join(root, 'packages'), source).replace(/(\/index)?\.ts$/, '');
  return `modules/${path.replaceAll('/', '_')}.html`;
}

/**
 * Builds the documentation site in docs/site: guide, models, decisions, wire format, HTTP API and the public names of every
 * package, from source.
 *
 * @returns what is wrong, warnings of TypeDoc included; nothing when the site is complete.
 */
export async function buildDocs(): Promise<string[]> {
  const sources = entrySources();
  const entryPoints = sources.flatMap((source) => ['--entryPoints', relative(root, source)]);
  const { code, output } = await run(['typedoc', '--options', 'docs/typedoc.json', ...entryPoints], {
    quiet: true,
  });
  if (code !== 0) return [output.trim() || `typedoc ended with ${code}`];
  return [...pages, ...sources.map(pageOf)]
    .filter((page) => !existsSync(join(root, 'docs/site', page)))
    .map((page) => `docs/site/${page} is missing`);
}

if (process.argv[1]?.endsWith('docs.ts')) {
  const problems = await buildDocs();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('Wrote docs/site');
  process.exit(problems.length === 0 ? 0 : 1);
}
