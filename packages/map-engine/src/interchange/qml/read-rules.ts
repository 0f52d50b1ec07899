import { find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { fieldName } from './read-field';

/**
 * A renderer by rules as the renderer without rules that draws the same: one symbol where there is one rule for all
 * features, categories where every rule asks one column for one value. Null for all others.
 */
export function plainRenderer(renderer: XmlElement): XmlElement | null {
  const rules = find(renderer, 'rules')?.children ?? [];
  const symbols = find(renderer, 'symbols');
  if (!symbols || rules.length === 0 || !rules.every(isPlain)) return null;
  const [only] = rules;
  if (rules.length === 1 && (only.attributes.filter ?? '') === '')
    return rendererOf('singleSymbol', '', [renamed(symbols, only.attributes.symbol)]);
  const asked = rules.map(categoryOf);
  const columns = new Set(asked.flatMap((one) => (one?.column == null ? [] : [one.column])));
  if (asked.includes(null) || columns.size !== 1) return null;
  const [column] = columns;
  const categories = asked.flatMap((one) => (one ? [one.category] : []));
  return rendererOf('categorizedSymbol', `"${column.replaceAll('"', '""')}"`, [
    { name: 'categories', attributes: {}, children: categories, text: '' },
    symbols,
  ]);
}

/** A rule with a symbol, at all scales, without rules below it. */
function isPlain({ attributes, children }: XmlElement): boolean {
  const { symbol, scalemindenom = '0', scalemaxdenom = '0' } = attributes;
  return (
    symbol !== undefined &&
    Number(scalemindenom) === 0 &&
    Number(scalemaxdenom) === 0 &&
    children.length === 0
  );
}

/** The row of a rule that asks for one value, or for the rest; null for another question. */
function categoryOf({ attributes }: XmlElement): { column: string | null; category: XmlElement } | null {
  const { filter = '', label = '', symbol = '0', checkstate = '1' } = attributes;
  const row = (column: string | null, value: string, type: string) => ({
    column,
    category: {
      name: 'category',
      attributes: { value, type, label, symbol, render: checkstate === '0' ? 'false' : 'true' },
      children: [],
      text: '',
    },
  });
  if (filter.toUpperCase() === 'ELSE') return row(null, '', 'string');
  const [, left = '', right = ''] = /^\s*("(?:[^"]|"")+"|\w+)\s*=\s*(.+?)\s*$/s.exec(filter) ?? [];
  const column = fieldName(left);
  if (column === null) return null;
  const [, text] = /^'((?:[^']|'')*)'$/.exec(right) ?? [];
  if (text !== undefined) return row(column, text.replaceAll("''", "'"), 'string');
  return right !== '' && Number.isFinite(Number(right)) ? row(column, right, 'double') : null;
}

function rendererOf(type: string, attr: string, children: readonly XmlElement[]): XmlElement {
  return { name: 'renderer-v2', attributes: { type, attr }, children, text: '' };
}

/** The symbols with the wanted one alone, as the first. */
function renamed(symbols: XmlElement, name = '0'): XmlElement {
  const children = symbols.children
    .filter(({ attributes }) => attributes.name === name)
    .map((one) => ({ ...one, attributes: { ...one.attributes, name: '0' } }));
  return { ...symbols, children };
}
