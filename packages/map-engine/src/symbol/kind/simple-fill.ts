import type { SimpleFill } from '../../model';
import type { FillItem, NestedCompiler } from '../display-list';
import { fadeColor } from '../fade-color';
import { compileOutline } from './outline';

/** One flat colour and its outline. */
export function compileSimpleFill(fill: SimpleFill, opacity: number, nested: NestedCompiler): FillItem[] {
  return [{ kind: 'solid', color: fadeColor(fill.color, opacity) }, ...compileOutline(fill, opacity, nested)];
}
