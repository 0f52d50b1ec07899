import type { FillOutline } from '../../model';
import type { FillItem, NestedCompiler } from '../display-list';

/** The outline of a fill layer as a separate item, none where it is switched off. */
export function compileOutline(fill: FillOutline, opacity: number, nested: NestedCompiler): FillItem[] {
  if (!fill.useOutline) return [];
  const lines = nested.lines(fill.outline, opacity);
  return lines.length > 0 ? [{ kind: 'outline', lines }] : [];
}
