import type { MarkerLine } from '../../model';
import type { LineItem, NestedCompiler } from '../display-list';

/** A marker symbol set along the line. */
export function compileMarkerLine(line: MarkerLine, opacity: number, nested: NestedCompiler): LineItem[] {
  const { position, interval, offset, followLine } = line;
  return [
    { kind: 'along', markers: nested.markers(line.marker, opacity), position, interval, offset, followLine },
  ];
}
