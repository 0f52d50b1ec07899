import type { Extra } from './extra';
import { fillSymbol, simpleFill } from './symbol-layer/fill';
import type { FillSymbol } from './symbol-layer/fill';
import { defaults, limits } from './limits';
import type { FontStyle } from './symbol-stack';

/** `point`: at the point, or at a point inside the polygon; `line`: along the line. */
export const labelPlacements = ['point', 'line'] as const;
/** One of {@link labelPlacements}. */
export type LabelPlacement = (typeof labelPlacements)[number];

/**
 * Labels of a layer. Sizes and offsets in CSS pixels (offsets right and down), rotation degrees clockwise, opacity 0-1.
 */
export interface LabelSymbol {
  readonly kind: 'label';
  readonly useLabel: boolean;
  /** Null until chosen. */
  readonly field: string | null;
  readonly fontFamily: string;
  readonly fontStyle: FontStyle;
  readonly size: number;
  readonly color: string;
  readonly opacity: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly rotation: number;
  readonly placement: LabelPlacement;
  readonly haloColor: string;
  /** 0 draws no halo. */
  readonly haloWidth: number;
  /** Of two labels that collide the one with the greater number in this field stays; null: the first drawn. */
  readonly priorityField: string | null;
  /** Draws labels over one another in place of leaving out those that collide. */
  readonly allowOverlap: boolean;
  /** Labels are drawn from `minResolution` up to, not at, `maxResolution`, in metres a pixel; null: no bound. */
  readonly minResolution: number | null;
  readonly maxResolution: number | null;
  readonly useBackground: boolean;
  /** Box behind the text; simple fills with simple outlines only. */
  readonly background: FillSymbol;
  readonly extra?: Extra;
}

/**
 * Labels switched off, black 12 px text, changed by `options`.
 * @example
 * labelSymbol({ useLabel: true, field: 'Name', haloWidth: 2 });
 */
export function labelSymbol(options: Partial<Omit<LabelSymbol, 'kind'>> = {}): LabelSymbol {
  return {
    kind: 'label',
    useLabel: false,
    field: null,
    fontFamily: defaults.fontFamily,
    fontStyle: 'normal',
    size: limits.labelSize.default,
    color: defaults.labelColor,
    opacity: limits.opacity.default,
    offsetX: limits.offset.default,
    offsetY: limits.offset.default,
    rotation: limits.rotation.default,
    placement: 'point',
    haloColor: '#ffffff',
    haloWidth: limits.labelHaloWidth.default,
    priorityField: null,
    allowOverlap: false,
    minResolution: null,
    maxResolution: null,
    useBackground: false,
    background: fillSymbol(simpleFill({ color: defaults.labelBackground })),
    ...options,
  };
}
