import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exampleGroups } from '../../site/catalogue/index';
import { languages } from '../../site/catalogue/words';
import type { Language, Words } from '../../site/catalogue/words';
import type { SearchEntry } from '../../site/client/search';
import { startSections } from '../../site/page/start';
import { read } from '../check/files';

const kinds = {
  start: { en: 'Start', zh: '入门' },
  example: { en: 'Example', zh: '示例' },
  guide: { en: 'Guide', zh: '指南' },
  name: { en: 'API', zh: 'API' },
} satisfies Record<string, Words>;

/** Text of Markdown without its marks. */
const plain = (markdown: string): string =>
  markdown
    .replace(/^\[(English|中文)\]\([^)]*\)$/m, ' ')
    .replace(/```(?!sh\n)[a-z]+[\s\S]*?```/g, ' ')
    .replace(/```(sh)?/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*|#>]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A page of Markdown as an entry a section. */
function sections(path: string, url: string, kind: string): SearchEntry[] {
  const [head = '', ...parts] = read(path).split(/^## /m);
  const title = /^# (.+)$/m.exec(head)?.[1]?.replaceAll('`', '') ?? basename(path, '.md');
  const entry = (name: string, text: string): SearchEntry => ({ title: name, kind, url, text: plain(text) });
  return [
    entry(title, head.replace(/^# .+$/m, '')),
    ...parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return entry(`${title}: ${heading.replaceAll('`', '')}`, lines.join('\n'));
    }),
  ];
}

/** What visitors search for that a guide words otherwise. */
const keywords: Readonly<Record<string, string>> = {
  labels: 'declutter collision',
  symbols: 'proportional symbols bubbles',
  'hover-and-clicks': 'tooltip popup',
  rasters: 'geotiff hover tooltip',
};

/** Guides of a language; in Chinese those in English that have no Chinese page too. */
function guides(language: Language): SearchEntry[] {
  const files = readdirSync('docs/guide').filter((name) => name.endsWith('.md'));
  const own = files.filter((name) => {
    const chinese = name.endsWith('.zh.md');
    if (language === 'en') return !chinese;
    return chinese || !files.includes(name.replace(/\.md$/, '.zh.md'));
  });
  const others = ['comparison', 'performance', 'accessibility', 'terms', 'wire-format', 'errors'];
  const entries = [
    ...own.map((name) => [`docs/guide/${name}`, `guide_${basename(name, '.md')}`] as const),
    ...others.map((name) => [`docs/${name}.md`, name] as const),
  ];
  return entries.flatMap(([path, page]) => {
    const [first, ...rest] = sections(path, `api/documents/${page}.html`, kinds.guide[language]);
    const also = keywords[basename(path, '.md').replace(/\.zh$/, '')] ?? '';
    return [{ ...first, text: `${first.text} ${also}`.trim() }, ...rest];
  });
}

/** Public names, by the pages that TypeDoc wrote for them. */
function names(api: string): SearchEntry[] {
  return ['functions', 'classes', 'interfaces', 'types', 'variables'].flatMap((folder) =>
    readdirSync(join(api, folder)).map((file): SearchEntry => {
      const page = readFileSync(join(api, folder, file), 'utf8');
      const title = /<title>([^<|]+?) \|/.exec(page)?.[1] ?? basename(file, '.html');
      const comment = /<div class="tsd-comment tsd-typography"><p>([\s\S]*?)<\/p>/.exec(page)?.[1] ?? '';
      const text = comment
        .replace(/<[^>]+>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&');
      return { title, kind: kinds.name.en, url: `api/${folder}/${file}`, text: text.replace(/\s+/g, ' ') };
    }),
  );
}

/** Everything that the search of the site finds in a language; `api` is the folder that TypeDoc wrote. */
export function searchIndex(language: Language, api: string): SearchEntry[] {
  const examples = exampleGroups.flatMap((group) =>
    group.examples.map(({ name, title, about, keywords = '' }): SearchEntry => ({
      title: title[language],
      kind: kinds.example[language],
      url: `${languages[language].folder}gallery/${name}.html`,
      text: `${about[language]} ${group.title[language]} ${keywords}`.trim(),
    })),
  );
  const start = startSections(language).map(({ id, title, text }): SearchEntry => ({
    ...{ title, kind: kinds.start[language], text: text.replace(/<[^>]+>/g, '') },
    url: `${languages[language].folder}index.html#${id}`,
  }));
  return [...start, ...examples, ...guides(language), ...names(api)];
}
