/** A condition of a GeoStyler rule. */
export type GeoStylerFilter =
  | ['&&' | '||', ...GeoStylerFilter[]]
  | ['!', GeoStylerFilter]
  | ['==' | '<' | '<=' | '>' | '>=', string, string | number | null];

/** A symbolizer of a GeoStyler rule: what the schemes of this engine need of `geostyler-style`. */
export type GeoStylerSymbolizer =
  | {
      kind: 'Mark';
      wellKnownName: GeoStylerMark;
      radius: number;
      color: string;
      fillOpacity: number;
      strokeColor?: string;
      strokeOpacity?: number;
      strokeWidth?: number;
      strokeDasharray?: number[];
      rotate?: number;
      offset?: [number, number];
    }
  | {
      kind: 'Icon';
      image: string;
      size: number;
      opacity: number;
      rotate?: number;
      offset?: [number, number];
      anchor?: GeoStylerAnchor;
    }
  | {
      kind: 'Line';
      color: string;
      opacity: number;
      width: number;
      cap: 'butt' | 'round' | 'square';
      join: 'bevel' | 'round' | 'miter';
      dasharray?: number[];
    }
  | {
      kind: 'Fill';
      color?: string;
      fillOpacity?: number;
      outlineColor?: string;
      outlineOpacity?: number;
      outlineWidth?: number;
      outlineCap?: 'butt' | 'round' | 'square';
      outlineJoin?: 'bevel' | 'round' | 'miter';
      outlineDasharray?: number[];
    }
  | GeoStylerText
  | GeoStylerRaster;

/** A shape, or a character of a font by its code point. */
export type GeoStylerMark =
  | 'circle'
  | 'triangle'
  | 'square'
  | 'pentagon'
  | 'star'
  | 'hexagon'
  | 'cross'
  | `ttf://${string}#0x${string}`;

/** Which part of a picture is at its point. */
export type GeoStylerAnchor =
  'center' | 'left' | 'right' | 'top' | 'bottom' | 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** Labels. */
export interface GeoStylerText {
  kind: 'Text';
  label: string;
  font: string[];
  fontStyle: 'normal' | 'italic';
  fontWeight: 'normal' | 'bold';
  size: number;
  color: string;
  opacity: number;
  placement: 'point' | 'line';
  allowOverlap: boolean;
  rotate?: number;
  offset?: [number, number];
  haloColor?: string;
  haloOpacity?: number;
  haloWidth?: number;
}

/** Cells. */
export interface GeoStylerRaster {
  kind: 'Raster';
  opacity: number;
  channelSelection: GeoStylerChannels;
  colorMap?: {
    type: 'ramp' | 'intervals' | 'values';
    colorMapEntries: { color: string; quantity: number; label?: string; opacity?: number }[];
  };
}

/** Bands, counted from 1. */
export type GeoStylerChannels =
  | { grayChannel: { sourceChannelName: string } }
  | {
      redChannel: { sourceChannelName: string };
      greenChannel: { sourceChannelName: string };
      blueChannel: { sourceChannelName: string };
    };

/** A rule of a GeoStyler style. */
export interface GeoStylerRule {
  name: string;
  filter?: GeoStylerFilter;
  /** Draws what no rule before it does. */
  elseRule?: boolean;
  scaleDenominator?: { min?: number; max?: number };
  symbolizers: GeoStylerSymbolizer[];
}

/**
 * A style of GeoStyler, as `geostyler-style` defines it.
 * @example
 * const style: GeoStylerStyle = { name: 'districts', rules: [{ name: '', symbolizers: [] }] };
 */
export interface GeoStylerStyle {
  name: string;
  rules: GeoStylerRule[];
}
