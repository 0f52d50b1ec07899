import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@gep/api-client/contract';

/** The hand-written text of a model, as far as a report takes it: lines without marks of Markdown. */
export interface MethodText {
  /** What the model accounts for. */
  readonly about: string;
  readonly formula: readonly MethodLine[];
  readonly value: readonly MethodLine[];
  readonly limits: readonly MethodLine[];
}

/** A line of text, or a table. */
export type MethodLine = string | { readonly head: readonly string[]; readonly rows: readonly string[][] };

/** Folder of the texts: beside the bundle in the build, in the folders of the models in the sources. */
function pathOf(slug: string, language: Language): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const built = join(here, 'about', `${slug}.${language}.md`);
  return existsSync(built)
    ? built
    : join(here, '../../../../packages/ecosystem-models/src', slug, `about.${language}.md`);
}

/** The text of a model. @throws Error where the program has lost it */
export async function methodText(slug: string, language: Language): Promise<MethodText> {
  return readMethod(await readFile(pathOf(slug, language), 'utf8'));
}

/** The parts of a text: what is before the first heading, formula, value, example, limits. */
export function readMethod(markdown: string): MethodText {
  const [about = '', formula = '', value = '', , limits = ''] = markdown.split(/^## .*$/m);
  return {
    about: linesOf(about)
      .filter((line) => typeof line === 'string')
      .join(' '),
    formula: linesOf(formula),
    value: linesOf(value),
    limits: linesOf(limits),
  };
}

/** Bullets and paragraphs, a line each; lines that were wrapped are one again. */
function linesOf(part: string): MethodLine[] {
  return part
    .split(/\n\s*\n|\n(?=- )/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block): MethodLine => {
      if (!block.startsWith('|')) return plain(block.replace(/^- /, '').replace(/\s*\n\s*/g, joint(block)));
      const [head, , ...rows] = block.split('\n').map(cellsOf);
      return { head, rows };
    });
}

/** Chinese lines are joined without a space. */
const joint = (block: string): string => (/[\u4e00-\u9fff]\s*\n/.test(block) ? '' : ' ');

const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => plain(cell.trim()));

const plain = (text: string): string => text.replace(/`([^`]*)`/g, '$1').replace(/\*\*/g, '');
