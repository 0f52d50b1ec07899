import type { LabelPlacement, LabelSymbol } from '../model';
import type { FillItem } from './display-list';
import { compileSymbol } from './compile-symbol';
import { fadeColor } from './fade-color';
import { cssFont } from './kind/marker-parts';

/** A label's look as plain data; the text comes from each feature. */
export interface LabelDisplay {
  readonly font: string;
  readonly fill: string;
  readonly halo: { readonly color: string; readonly width: number } | null;
  readonly offsetX: number;
  readonly offsetY: number;
  /** Degrees clockwise. */
  readonly rotation: number;
  readonly placement: LabelPlacement;
  /** Box behind the text. */
  readonly background: readonly FillItem[];
}

/** Compiles a label; null where labels are off or have no field. */
export function compileLabel(label: LabelSymbol): LabelDisplay | null {
  if (!label.useLabel || label.field === null) return null;
  const { opacity, haloWidth, offsetX, offsetY, rotation, placement } = label;
  return {
    font: cssFont(label.fontStyle, label.size, label.fontFamily),
    fill: fadeColor(label.color, opacity),
    halo: haloWidth > 0 ? { color: fadeColor(label.haloColor, opacity), width: haloWidth } : null,
    offsetX,
    offsetY,
    rotation,
    placement,
    background: label.useBackground ? compileSymbol(label.background).items : [],
  };
}
