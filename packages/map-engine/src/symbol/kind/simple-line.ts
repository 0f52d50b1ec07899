import type { SimpleLine } from '../../model';
import { dashLengths } from '../dash';
import type { LineItem } from '../display-list';
import { fadeColor } from '../fade-color';

/** Below this width in CSS pixels round and square ends of dashes only blur them. */
const thin = 2;

/** A pen drawn along the line. */
export function compileSimpleLine(line: SimpleLine, opacity: number): LineItem[] {
  const { width, dash, join } = line;
  const cap = dash !== 'solid' && width < thin ? 'butt' : line.cap;
  const color = fadeColor(line.color, opacity);
  return [{ kind: 'stroke', stroke: { color, width, dash: dashLengths(dash, width, cap), join, cap } }];
}
