import type { PointPatternFill } from '../../model';
import type { FillItem, NestedCompiler } from '../display-list';
import { compileOutline } from './outline';

/** Markers on a lattice, and the outline. */
export function compilePointPatternFill(
  fill: PointPatternFill,
  opacity: number,
  nested: NestedCompiler,
): FillItem[] {
  const { intervalX, intervalY, offsetX, offsetY } = fill;
  return [
    {
      kind: 'point-pattern',
      markers: nested.markers(fill.marker, opacity),
      intervalX,
      intervalY,
      offsetX,
      offsetY,
    },
    ...compileOutline(fill, opacity, nested),
  ];
}
