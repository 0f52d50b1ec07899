import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Fonts of Chinese and Latin letters (Noto Sans SC), by style: paths of their files. */
export function documentFonts(): Record<'normal' | 'bold', string> {
  // The package exports its program alone; the fonts are beside it.
  const folder = dirname(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')));
  const file = (weight: string): string => join(folder, 'fonts', `NotoSansHans-${weight}.otf`);
  return { normal: file('Regular'), bold: file('Bold') };
}
