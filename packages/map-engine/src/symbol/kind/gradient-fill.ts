import type { GradientFill } from '../../model';
import type { FillItem, NestedCompiler } from '../display-list';
import { fadeColor } from '../fade-color';
import { compileOutline } from './outline';

/** Colours over the feature's box, and the outline. */
export function compileGradientFill(fill: GradientFill, opacity: number, nested: NestedCompiler): FillItem[] {
  const ramp = fill.colorScheme === 'ramp' ? fill.ramp.colors : [fill.startColor, fill.endColor];
  const ordered = fill.colorScheme === 'ramp' && fill.reverse ? [...ramp].reverse() : ramp;
  const colors = ordered.map((color) => fadeColor(color, opacity));
  return [
    { kind: 'gradient', shape: fill.shape, colors, angle: fill.angle },
    ...compileOutline(fill, opacity, nested),
  ];
}
