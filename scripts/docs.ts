import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { languages } from '../site/catalogue/words';
import type { Language } from '../site/catalogue/words';
import { guidesPage } from '../site/page/guides';
import { highlighter } from '../site/page/highlight';
import { startPage } from '../site/page/start';
import { storybookPage } from '../site/page/storybook';
import { entriesOf } from './check/public-names';
import { packages } from './packed-files';
import { root, run } from './run';
import { moduleOf } from './site/entry-names';
import { buildGallery, writePage } from './site/build-gallery';
import { searchIndex } from './site/search-index';
import { ownPages, siteLinkProblems } from './site/site-links';
import { frameTypedoc } from './site/typedoc-frame';

const site = join(root, 'docs/site');

/** Pages of TypeDoc that a reader of the site looks for first. */
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
  return `modules/${moduleOf(source).replaceAll('/', '_')}.html`;
}

/** Guides, models, decisions, wire format, HTTP API and the public names of every package, from source. */
async function buildApi(): Promise<string[]> {
  const sources = entrySources();
  const app = await Application.bootstrap({
    options: join(root, 'docs/typedoc.json'),
    entryPoints: sources,
  });
  frameTypedoc(app);
  const project = await app.convert();
  if (project) {
    app.validate(project);
    await app.generateOutputs(project);
  }
  if (!project || app.logger.hasErrors() || app.logger.hasWarnings())
    return ['TypeDoc reported what is above'];
  return [...pages, ...sources.map(pageOf)]
    .filter((page) => !existsSync(join(site, 'api', page)))
    .map((page) => `docs/site/api/${page} is missing`);
}

async function buildStorybook(): Promise<string[]> {
  const { code, output } = await run(
    ['npm', 'run', 'build', '-w', 'stories', '--', '--quiet', '--output-dir', join(site, 'storybook')],
    { quiet: true },
  );
  return code === 0 ? [] : [output.trim()];
}

/**
 * Builds the documentation site in docs/site: start page, guides, gallery, search and the public names of every package.
 * All links are relative, so that it works from any folder of a web server.
 *
 * @param options  `storybook`: build Storybook into the site too
 * @returns what is wrong, warnings of TypeDoc included; nothing when the site is complete.
 */
export async function buildDocs({ storybook = false } = {}): Promise<string[]> {
  rmSync(site, { recursive: true, force: true });
  const problems = await buildApi();
  if (problems.length > 0) return problems;
  cpSync(await buildGallery(), site, { recursive: true });
  const highlight = await highlighter();
  for (const language of Object.keys(languages) as Language[]) {
    const { folder } = languages[language];
    writePage(site, `${folder}index.html`, startPage(language, highlight));
    writePage(site, `${folder}guides.html`, guidesPage(language));
    writePage(site, `search/${language}.json`, JSON.stringify(searchIndex(language, join(site, 'api'))));
  }
  if (!storybook) writePage(site, 'storybook/index.html', storybookPage());
  const built = storybook ? await buildStorybook() : [];
  return [...built, ...siteLinkProblems(site, ownPages(site))];
}

if (process.argv[1]?.endsWith('docs.ts')) {
  const problems = await buildDocs({ storybook: process.argv.includes('--storybook') });
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('Wrote docs/site');
  process.exit(problems.length === 0 ? 0 : 1);
}
