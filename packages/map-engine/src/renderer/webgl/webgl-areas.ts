import type Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import { asArray } from 'ol/color.js';
import { numberToGlsl, stringToGlsl } from 'ol/expr/gpu.js';
import { ShaderBuilder } from 'ol/render/webgl/ShaderBuilder.js';
import type { AttributeDefinitions, StyleShaders } from 'ol/render/webgl/VectorStyleRenderer.js';
import { packColor } from 'ol/render/webgl/compileUtil.js';
import type { LineItem, Stroke } from '../../symbol';
import type { RowDisplay } from '../style/compiled-style';

/** Fill and outline of a row; transparent and of no width where it has none. */
interface Area {
  readonly fill: string;
  readonly stroke: Stroke | null;
}

const clear = '#00000000';

/** Shaders of polygons with one colour and one plain outline a row; null for anything else. */
export function areaShaders(
  rows: readonly RowDisplay[],
  rowOf: (feature: Feature) => number,
): StyleShaders | null {
  const areas = rows.map(areaOf);
  if (!areas.every((area) => area !== null)) return null;
  const shaders = strokeShaders(
    areas.map(({ stroke }) => stroke),
    rowOf,
  );
  if (shaders === null) return null;
  const fills = areas.map(({ fill }) => packColor(fill));
  shaders.builder
    .addAttribute('a_fillColor', 'vec2', 'unpackColor(a_fillColor)', 'vec4')
    .setFillColorExpression('a_fillColor');
  shaders.attributes.fillColor = attribute(2, (feature) => fills[rowOf(feature)]);
  return shaders;
}

/** Shaders of lines with one plain stroke a row; null for anything else. */
export function lineShaders(
  rows: readonly RowDisplay[],
  rowOf: (feature: Feature) => number,
): StyleShaders | null {
  const strokes = rows.map((row) =>
    row === null ? null : row.kind === 'line' ? plainStroke(row.items) : false,
  );
  return strokes.every((stroke) => stroke !== false) ? strokeShaders(strokes, rowOf) : null;
}

function areaOf(row: RowDisplay): Area | null {
  if (row === null) return { fill: clear, stroke: null };
  if (row.kind !== 'fill') return null;
  const [fill, outline, ...more] =
    row.items[0]?.kind === 'outline' ? [{ kind: 'solid', color: clear } as const, ...row.items] : row.items;
  if (more.length > 0 || (fill && fill.kind !== 'solid')) return null;
  if (outline && outline.kind !== 'outline') return null;
  const stroke = outline ? plainStroke(outline.lines) : null;
  return stroke === false ? null : { fill: fill?.color ?? clear, stroke };
}

/** The only pen of a line, null where it has none, false where WebGL would draw it otherwise. */
function plainStroke(items: readonly LineItem[]): Stroke | null | false {
  if (items.length === 0) return null;
  const [item] = items;
  if (items.length > 1 || item.kind !== 'stroke' || item.stroke.dash.length > 0) return false;
  // A stroke is drawn in pieces, which would darken each other where they meet.
  return asArray(item.stroke.color)[3] === 1 ? item.stroke : false;
}

function strokeShaders(
  strokes: readonly (Stroke | null)[],
  rowOf: (feature: Feature) => number,
): StyleShaders | null {
  const builder = new ShaderBuilder();
  const attributes: AttributeDefinitions = {};
  const drawn = strokes.filter((stroke) => stroke !== null);
  if (drawn.length > 0) {
    const [{ cap, join }] = drawn;
    if (drawn.some((stroke) => stroke.cap !== cap || stroke.join !== join)) return null;
    builder
      .addAttribute('a_strokeColor', 'vec2', 'unpackColor(a_strokeColor)', 'vec4')
      .addAttribute('a_strokeWidth', 'float')
      .setStrokeColorExpression('a_strokeColor')
      .setStrokeWidthExpression('a_strokeWidth')
      .setStrokeCapExpression(stringToGlsl(cap))
      .setStrokeJoinExpression(stringToGlsl(join))
      .setStrokeMiterLimitExpression(numberToGlsl(10));
    const colors = strokes.map((stroke) => packColor(stroke?.color ?? clear));
    attributes.strokeColor = attribute(2, (feature) => colors[rowOf(feature)]);
    attributes.strokeWidth = attribute(1, (feature) => strokes[rowOf(feature)]?.width ?? 0);
  }
  return { builder, attributes, uniforms: {} };
}

/** A value of `size` numbers that every feature brings along. */
export function attribute(
  size: number,
  valueOf: (feature: Feature) => number | number[],
): AttributeDefinitions[string] {
  // The features of our sources are not render features.
  return { size, callback: (feature: FeatureLike) => valueOf(feature as Feature) };
}
