import type {
  FillOutline,
  FillSymbolLayer,
  GradientFill,
  LinePatternFill,
  PointPatternFill,
  SimpleFill,
} from '../model';
import type { FillItem, LayerCompilers, NestedCompiler } from './display-list';
import { fadeColor } from './fade-color';

/** One flat colour and its outline. */
function compileSimpleFill(fill: SimpleFill, opacity: number, nested: NestedCompiler): FillItem[] {
  return [{ kind: 'solid', color: fadeColor(fill.color, opacity) }, ...compileOutline(fill, opacity, nested)];
}

/** Colours over the feature's box, and the outline. */
function compileGradientFill(fill: GradientFill, opacity: number, nested: NestedCompiler): FillItem[] {
  const ramp = fill.colorScheme === 'ramp' ? fill.ramp.colors : [fill.startColor, fill.endColor];
  const ordered = fill.colorScheme === 'ramp' && fill.reverse ? [...ramp].reverse() : ramp;
  const colors = ordered.map((color) => fadeColor(color, opacity));
  return [
    { kind: 'gradient', shape: fill.shape, colors, angle: fill.angle },
    ...compileOutline(fill, opacity, nested),
  ];
}

/** Parallel lines of a line symbol, and the outline. */
function compileLinePatternFill(fill: LinePatternFill, opacity: number, nested: NestedCompiler): FillItem[] {
  const { angle, interval, offset } = fill;
  return [
    { kind: 'line-pattern', lines: nested.lines(fill.line, opacity), angle, interval, offset },
    ...compileOutline(fill, opacity, nested),
  ];
}

/** Markers on a lattice, and the outline. */
function compilePointPatternFill(
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

/** The outline of a fill layer as a separate item, none where it is switched off. */
function compileOutline(fill: FillOutline, opacity: number, nested: NestedCompiler): FillItem[] {
  if (!fill.useOutline) return [];
  const lines = nested.lines(fill.outline, opacity);
  return lines.length > 0 ? [{ kind: 'outline', lines }] : [];
}

/** The display list of every kind of fill layer. */
export const fillCompilers: LayerCompilers<FillSymbolLayer, FillItem> = {
  'simple-fill': compileSimpleFill,
  'gradient-fill': compileGradientFill,
  'line-pattern-fill': compileLinePatternFill,
  'point-pattern-fill': compilePointPatternFill,
};
