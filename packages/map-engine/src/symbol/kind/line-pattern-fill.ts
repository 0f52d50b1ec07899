import type { LinePatternFill } from '../../model';
import type { FillItem, NestedCompiler } from '../display-list';
import { compileOutline } from './outline';

/** Parallel lines of a line symbol, and the outline. */
export function compileLinePatternFill(
  fill: LinePatternFill,
  opacity: number,
  nested: NestedCompiler,
): FillItem[] {
  const { angle, interval, offset } = fill;
  return [
    { kind: 'line-pattern', lines: nested.lines(fill.line, opacity), angle, interval, offset },
    ...compileOutline(fill, opacity, nested),
  ];
}
