import {
  bundledLanguages,
  bundledThemes,
  codeToTokensWithThemes,
  createOnigurumaEngine,
  createShikiInternal,
  loadBuiltinWasm,
} from '@gerrit0/mini-shiki';
import { escapeHtml } from './frame';

/** Colours TypeScript as TypeDoc does, so that code looks alike in the gallery and in the guides. */
export async function highlighter(): Promise<(code: string) => string> {
  await loadBuiltinWasm();
  const shiki = await createShikiInternal({
    engine: createOnigurumaEngine(),
    themes: [bundledThemes['light-plus']],
    langs: [bundledLanguages.tsx, bundledLanguages.shellscript, bundledLanguages.html],
  });
  return (code) =>
    codeToTokensWithThemes(shiki, code, { lang: 'tsx', themes: { light: 'light-plus' } })
      .map((line) =>
        line
          .map(({ content, variants }) => {
            const { color } = variants['light'] ?? {};
            return color ? `<span style="color:${color}">${escapeHtml(content)}</span>` : escapeHtml(content);
          })
          .join(''),
      )
      .join('\n');
}
