import type { SimpleLine } from '../../model';
import { dashLengths } from '../dash';
import type { LineItem } from '../display-list';
import { fadeColor } from '../fade-color';

/** A pen drawn along the line. */
export function compileSimpleLine(line: SimpleLine, opacity: number): LineItem[] {
  const { color, width, dash, join, cap } = line;
  return [
    {
      kind: 'stroke',
      stroke: { color: fadeColor(color, opacity), width, dash: dashLengths(dash, width, cap), join, cap },
    },
  ];
}
