import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import type { ModelDefinition } from '../src/definition';
import { models } from '../src/registry';
import { indexPage } from './docs/index-page';
import { modelPage } from './docs/model-page';
import { languages } from './docs/language';
import type { Language } from './docs/language';

const definitions: readonly ModelDefinition[] = Object.values(models).map(({ definition }) => definition);
const folderOf: Readonly<Record<Language, URL>> = {
  en: new URL('../../../docs/models/', import.meta.url),
  zh: new URL('../../../docs/models/zh/', import.meta.url),
};

/** The hand-written text of a model, in its folder. @throws Error where it is missing */
export function aboutOf(slug: string, language: Language): Promise<string> {
  return readFile(new URL(`../src/${slug}/about.${language}.md`, import.meta.url), 'utf8');
}

async function pagesOf(language: Language): Promise<(readonly [URL, string])[]> {
  const config = await resolveConfig(folderOf.en);
  const page = async (name: string, text: string) =>
    [new URL(name, folderOf[language]), await format(text, { ...config, parser: 'markdown' })] as const;
  const index = await readFile(new URL('README.md', folderOf[language]), 'utf8');
  return Promise.all([
    page('README.md', indexPage(definitions, index, language)),
    ...definitions.map(async (definition) =>
      page(
        `${definition.slug}.md`,
        modelPage(definition, await aboutOf(definition.slug, language), language),
      ),
    ),
  ]);
}

/** The pages of the models by their place in the repository, formatted as the repository asks. */
export async function documents(): Promise<ReadonlyMap<URL, string>> {
  return new Map((await Promise.all(languages.map(pagesOf))).flat());
}

if (
  process.argv[1] !== undefined &&
  import.meta.url.endsWith('/write-docs.ts') &&
  process.argv[1].endsWith('write-docs.ts')
) {
  for (const [place, text] of await documents()) await writeFile(place, text);
}
