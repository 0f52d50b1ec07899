import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { guideGroups } from '../catalogue/guides';
import { languages } from '../catalogue/words';
import type { Language, Words } from '../catalogue/words';
import { escapeHtml, page, rootOf } from './frame';

const words = {
  guides: { en: 'Guides', zh: '指南' },
  intro: {
    en: 'By what you want to do. Code in the guides is compiled and run by the tests.',
    zh: '按任务分类。指南中的代码均经过编译和测试。',
  },
  english: { en: '', zh: '英文' },
} satisfies Record<string, Words>;

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));

/** The built page of a guide in a language, from the root of the site; null where it is in English alone. */
export function guideUrl(guide: string, language: Language): string | null {
  const source = guide.startsWith('../') ? guide.slice(3) : `guide/${guide}`;
  const end = language === 'zh' ? '.zh' : '';
  return existsSync(`${docs}${source}${end}.md`)
    ? `api/documents/${source.replace('/', '_')}${end}.html`
    : null;
}

/** All guides by task; what has no Chinese page leads to the English one and says so. */
export function guidesPage(language: Language): string {
  const path = `${languages[language].folder}guides.html`;
  const root = rootOf(path);
  const groups = guideGroups.map(({ title, guides }) => {
    const items = guides.map((guide) => {
      const own = guideUrl(guide.page, language);
      const note = own === null ? ` <small>${words.english[language]}</small>` : '';
      const url = own ?? guideUrl(guide.page, 'en');
      return `<li><a href="${root}${url}">${escapeHtml(guide.title[language])}</a>${note}</li>`;
    });
    return `<section><h2>${title[language]}</h2><ul>${items.join('')}</ul></section>`;
  });
  const place = { path, language, other: `${language === 'en' ? languages.zh.folder : ''}guides.html` };
  const body = `<h1>${words.guides[language]}</h1><p class="lead">${words.intro[language]}</p><div class="guide-groups">${groups.join('\n')}</div>`;
  return page(place, words.guides[language], body, 'guides');
}
