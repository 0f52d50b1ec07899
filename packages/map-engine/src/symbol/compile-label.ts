import type { LabelPlacement, LabelSymbol } from '../model';
import type { Stroke } from './display-list';
import { compileSymbol } from './compile-symbol';
import { fadeColor } from './fade-color';
import { cssFont } from './marker-parts';

/** A label's look as plain data; the text comes from each feature. Lengths in CSS pixels. */
export interface LabelDisplay {
  readonly font: string;
  readonly fill: string;
  readonly halo: { readonly color: string; readonly width: number } | null;
  readonly offsetX: number;
  readonly offsetY: number;
  /** Degrees clockwise. */
  readonly rotation: number;
  readonly placement: LabelPlacement;
  readonly allowOverlap: boolean;
  /** Box behind the text. */
  readonly background: { readonly fill: string | null; readonly stroke: Stroke | null } | null;
  /** The text of a feature at a resolution in metres a pixel; empty where it gets no label. */
  readonly textOf: (properties: Readonly<Record<string, unknown>>, resolution: number) => string;
  /** Of two labels that collide the one of the greater priority stays; -Infinity where a feature has none. */
  readonly priorityOf: (properties: Readonly<Record<string, unknown>>) => number;
}

/** Writes a value of the labelled field, which is neither absent nor NaN, e.g. in another unit. */
export type LabelFormat = (value: unknown, field: string) => string;

/**
 * Compiles a label; null where labels are off or have no field.
 * @param format default: the value as it is
 * @example
 * compileLabel(labelSymbol({ useLabel: true, field: 'Name' }))?.textOf({ Name: '泰安市' }, 100); // '泰安市'
 */
export function compileLabel(label: LabelSymbol, format: LabelFormat = String): LabelDisplay | null {
  const { field, priorityField, minResolution, maxResolution } = label;
  if (!label.useLabel || field === null) return null;
  const { opacity, haloWidth, offsetX, offsetY, rotation, placement, allowOverlap } = label;
  return {
    font: cssFont(label.fontStyle, label.size, label.fontFamily),
    fill: fadeColor(label.color, opacity),
    halo: haloWidth > 0 ? { color: fadeColor(label.haloColor, opacity), width: haloWidth } : null,
    offsetX,
    offsetY,
    rotation,
    placement,
    allowOverlap,
    background: label.useBackground ? boxOf(label) : null,
    textOf(properties, resolution) {
      const seen = resolution >= (minResolution ?? 0) && resolution < (maxResolution ?? Infinity);
      const value = properties[field];
      return !seen || value === null || value === undefined || Number.isNaN(value)
        ? ''
        : format(value, field);
    },
    priorityOf(properties) {
      const value = priorityField === null ? null : properties[priorityField];
      const priority = value === null || value === undefined || value === '' ? NaN : Number(value);
      return Number.isNaN(priority) ? -Infinity : priority;
    },
  };
}

/** The first flat colour and the first plain outline of the background; a box has no more. */
function boxOf({ background, opacity }: LabelSymbol): LabelDisplay['background'] {
  const { items } = compileSymbol(background);
  const solid = items.find((item) => item.kind === 'solid');
  const line = items.find((item) => item.kind === 'outline')?.lines[0];
  return {
    fill: solid ? fadeColor(solid.color, opacity) : null,
    stroke: line?.kind === 'stroke' ? { ...line.stroke, color: fadeColor(line.stroke.color, opacity) } : null,
  };
}
