import type {
  HorizontalAnchor,
  LineCap,
  LineJoin,
  LineSymbol,
  MarkerPosition,
  MarkerSymbol,
  VerticalAnchor,
} from '../model';

/** A pen: colour with its alpha folded in, width and dash lengths in CSS pixels. */
export interface Stroke {
  readonly color: string;
  readonly width: number;
  readonly dash: readonly number[];
  readonly join: LineJoin;
  readonly cap: LineCap;
}

/** Closed outline round 0,0 in CSS pixels, y down; `circle` has a radius in place of vertices. */
export type Shape =
  | { readonly kind: 'circle'; readonly radius: number }
  | { readonly kind: 'polygon'; readonly vertices: readonly number[] };

/** What a marker shows; `opacity` 0-1 fades fill and outline as one picture, in addition to the colours' alpha. */
export type Drawing =
  | {
      readonly kind: 'shape';
      readonly shape: Shape;
      readonly width: number;
      readonly height: number;
      readonly fill: string;
      readonly stroke: Stroke | null;
      readonly opacity: number;
    }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** CSS font, and its size in CSS pixels once more. */
      readonly font: string;
      readonly size: number;
      readonly fill: string;
      readonly stroke: Stroke | null;
      readonly opacity: number;
    }
  | {
      readonly kind: 'image';
      /** Address or data URL, drawn as an image only. */
      readonly source: string;
      /** Null: by the picture's proportions. */
      readonly width: number | null;
      readonly height: number;
      readonly opacity: number;
    };

/**
 * A drawing set on a point: its anchor edge is put on the point, shifted by the offset (right and down),
 * then all is turned clockwise about the point.
 */
export interface MarkerItem {
  readonly drawing: Drawing;
  readonly anchorX: HorizontalAnchor;
  readonly anchorY: VerticalAnchor;
  readonly offsetX: number;
  readonly offsetY: number;
  /** Degrees clockwise. */
  readonly rotation: number;
}

/** What is drawn along a path: a pen, or markers. */
export type LineItem =
  | { readonly kind: 'stroke'; readonly stroke: Stroke }
  | {
      readonly kind: 'along';
      readonly markers: readonly MarkerItem[];
      readonly position: MarkerPosition;
      readonly interval: number;
      readonly offset: number;
      readonly followLine: boolean;
    };

/** What is drawn in an area: a colour, a gradient, a pattern, or its outline. */
export type FillItem =
  | { readonly kind: 'solid'; readonly color: string }
  | {
      readonly kind: 'gradient';
      readonly shape: 'linear' | 'radial';
      /** Colours at equal steps from start to end. */
      readonly colors: readonly string[];
      readonly angle: number;
    }
  | {
      readonly kind: 'line-pattern';
      readonly lines: readonly LineItem[];
      readonly angle: number;
      readonly interval: number;
      readonly offset: number;
    }
  | {
      readonly kind: 'point-pattern';
      readonly markers: readonly MarkerItem[];
      readonly intervalX: number;
      readonly intervalY: number;
      readonly offsetX: number;
      readonly offsetY: number;
    }
  | { readonly kind: 'outline'; readonly lines: readonly LineItem[] };

/** A compiled symbol as plain data, in drawing order; hidden layers are left out. */
export type DisplayList =
  | { readonly kind: 'marker'; readonly items: readonly MarkerItem[] }
  | { readonly kind: 'line'; readonly items: readonly LineItem[] }
  | { readonly kind: 'fill'; readonly items: readonly FillItem[] };

/** Compiles a nested symbol (outline, marker of a line, pattern); `opacity` multiplies all of it. */
export interface NestedCompiler {
  markers(symbol: MarkerSymbol, opacity: number): readonly MarkerItem[];
  lines(symbol: LineSymbol, opacity: number): readonly LineItem[];
}

/** What makes items of a layer whose opacity is multiplied with that of the stack around it. */
export type LayerCompiler<Layer, Item> = (layer: Layer, opacity: number, nested: NestedCompiler) => Item[];

/** A compiler for every kind of layer of a symbol. */
export type LayerCompilers<Layer extends { readonly kind: string }, Item> = {
  readonly [K in Layer['kind']]: LayerCompiler<Extract<Layer, { readonly kind: K }>, Item>;
};
