import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { JSX, ReflectionKind, RendererEvent } from 'typedoc';
import type { Application } from 'typedoc';
import { languages } from '../../site/catalogue/words';
import { headLinks, header, rootOf } from '../../site/page/frame';
import type { Place } from '../../site/page/frame';
import { root } from '../run';
import { nameEntries } from './entry-names';

/** The page of TypeDoc as a page of the site: a guide has its language and leads to the other, where it has both. */
function placeOf(url: string): Place {
  const path = `api/${url}`;
  const guide = /^documents\/guide_(.+?)(\.zh)?\.html$/.exec(url);
  const chinese = guide?.[2] !== undefined || url.startsWith('documents/models_zh_');
  const counterpart = guide ? `guide_${guide[1]}${chinese ? '' : '.zh'}.html` : '';
  const source = `docs/guide/${guide?.[1]}.zh.md`;
  const fallback = chinese ? 'guides.html' : `${languages.zh.folder}guides.html`;
  return {
    path,
    language: chinese ? 'zh' : 'en',
    other: guide && existsSync(join(root, source)) ? `api/documents/${counterpart}` : fallback,
  };
}

const raw = (html: string) => JSX.createElement(JSX.Raw, { html });

/** Puts the pages of TypeDoc into the frame of the site, and lists guides by their headings and modules by their entries. */
export function frameTypedoc(app: Application): void {
  app.renderer.hooks.on('head.end', ({ page }) => raw(headLinks(rootOf(`api/${page.url}`))));
  // The frame and its code are light; a reader may still choose the dark theme of TypeDoc.
  app.renderer.hooks.on('head.begin', () => raw("<script>localStorage['tsd-theme'] ??= 'light'</script>"));
  app.renderer.hooks.on('body.begin', ({ page }) => raw(header(placeOf(page.url))));
  // Addresses are made by then, so a new name changes only what is read.
  app.renderer.on(RendererEvent.BEGIN, ({ project }) => {
    nameEntries(project);
    for (const document of project.getReflectionsByKind(ReflectionKind.Document)) {
      if (!document.isDocument()) continue;
      const heading = /^# (.+)$/m.exec(document.content.map(({ text }) => text).join(''))?.[1];
      if (heading) document.name = heading.replaceAll('`', '');
    }
  });
}
