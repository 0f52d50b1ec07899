import type { Language, Words } from '../catalogue/words';

const words = {
  copy: { en: 'Copy', zh: '复制' },
  copied: { en: 'Copied', zh: '已复制' },
} satisfies Record<string, Words>;

/** Copies the code of the `.source` that it is in. */
export const copyButton = (language: Language): string =>
  `<button type="button" class="copy" data-done="${words.copied[language]}">${words.copy[language]}</button>`;

/** Code, as safe markup, with a button that copies it. */
export const codeBlock = (markup: string, language: Language): string =>
  `<div class="source code-block">${copyButton(language)}<pre class="code"><code>${markup}</code></pre></div>`;

/** Style sheets that a page of an example needs, as the first lines of its script. */
export function withStyleSheets(code: string): string {
  const editor = code.includes('@gep/style-editor') ? `import '@gep/style-editor/style.css';\n` : '';
  return `import 'ol/ol.css';\n${editor}${code}`;
}
