import { encodeSymbol } from '@gep/map-engine/codec';
import type { MapSymbol } from '@gep/map-engine/model';
import { isPart, readSymbolText } from '../state';
import { fileCaps } from './file-caps';

/** A symbol under its name. */
export interface NamedSymbol {
  readonly name: string;
  readonly symbol: MapSymbol;
}

/** Why a file was refused; its words are `library.file-<code>`. */
export interface FileProblem {
  readonly code: 'syntax' | 'too-large' | 'too-many' | 'no-styles' | 'invalid';
  /** Path of the faulty part in the file. */
  readonly at?: string;
}

/** Symbols as the text of a file, each in the codec's form. */
export function libraryText(styles: readonly NamedSymbol[]): string {
  const list = styles.map(({ name, symbol }) => ({ name, style: encodeSymbol(symbol) }));
  return JSON.stringify({ type: 'gep-styles', version: 1, styles: list }, null, 2);
}

/**
 * Reads such a text, or that of one symbol as it is copied. All of it or nothing is taken; drawings are cleaned.
 * @param name of a symbol that brings none, e.g. the file's.
 */
export async function readLibraryText(
  text: string,
  name: string,
): Promise<{ readonly styles: readonly NamedSymbol[] } | { readonly problem: FileProblem }> {
  let tree: unknown;
  try {
    tree = JSON.parse(text);
  } catch {
    return refuse('syntax');
  }
  if (isPart(tree) && 'patterns' in tree) {
    const symbol = await readSymbol(tree);
    return typeof symbol === 'string' ? refuse('invalid', symbol) : { styles: [{ name, symbol }] };
  }
  if (!isPart(tree) || !Array.isArray(tree.styles) || tree.styles.length === 0) return refuse('no-styles');
  if (tree.styles.length > fileCaps.styles) return refuse('too-many');
  const styles: NamedSymbol[] = [];
  for (const [index, entry] of (tree.styles as unknown[]).entries()) {
    const at = `styles[${index}]`;
    if (!isPart(entry)) return refuse('invalid', at);
    const own = typeof entry.name === 'string' ? entry.name.trim() : '';
    if (own === '' || own.length > fileCaps.name) return refuse('invalid', `${at}.name`);
    const symbol = await readSymbol(entry.style);
    if (typeof symbol === 'string')
      return refuse('invalid', [`${at}.style`, symbol].filter(Boolean).join('.'));
    styles.push({ name: own, symbol });
  }
  return { styles };
}

/** The symbol, or the path of what is wrong with it. */
async function readSymbol(tree: unknown): Promise<MapSymbol | string> {
  const read = await readSymbolText(JSON.stringify(tree ?? null));
  if ('value' in read) return read.value;
  return 'at' in read.problem ? read.problem.at : '';
}

function refuse(code: FileProblem['code'], at?: string): { readonly problem: FileProblem } {
  return { problem: { code, at } };
}
