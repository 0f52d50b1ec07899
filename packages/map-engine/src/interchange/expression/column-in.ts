import { isList } from '../json/read-json';

/** The first column in an expression, and whether the text is its value and nothing else. */
export function columnIn(written: unknown): { readonly name: string; readonly isPlain: boolean } | null {
  if (!isList(written)) return null;
  const [call, first, ...more] = written;
  if (call === 'get') return typeof first === 'string' ? { name: first, isPlain: true } : null;
  for (const part of written) {
    const found = columnIn(part);
    if (!found) continue;
    const isAlone =
      ['to-string', 'string', 'concat', 'coalesce'].includes(String(call)) && more.every((one) => one === '');
    return { name: found.name, isPlain: found.isPlain && isAlone };
  }
  return null;
}
