import type { Expression } from '../expression/write-condition';

/** Properties of a style of OpenLayers that the schemes of this engine need. */
export interface FlatStyleProperties {
  'fill-color'?: string;
  'stroke-color'?: string;
  'stroke-width'?: number;
  'stroke-line-cap'?: 'butt' | 'round' | 'square';
  'stroke-line-join'?: 'bevel' | 'round' | 'miter';
  'stroke-line-dash'?: number[];
  'circle-radius'?: number;
  'circle-fill-color'?: string;
  'circle-stroke-color'?: string;
  'circle-stroke-width'?: number;
  'circle-stroke-line-cap'?: 'butt';
  'circle-stroke-line-dash'?: number[];
  'circle-displacement'?: [number, number];
  'circle-rotation'?: number;
  'shape-points'?: number;
  'shape-radius'?: number;
  'shape-radius2'?: number;
  'shape-angle'?: number;
  'shape-fill-color'?: string;
  'shape-stroke-color'?: string;
  'shape-stroke-width'?: number;
  'shape-stroke-line-join'?: 'miter';
  'shape-stroke-line-cap'?: 'butt';
  'shape-stroke-line-dash'?: number[];
  'shape-displacement'?: [number, number];
  'shape-rotation'?: number;
  'icon-src'?: string;
  'icon-width'?: number;
  'icon-height'?: number;
  'icon-anchor'?: [number, number];
  'icon-opacity'?: number;
  'icon-displacement'?: [number, number];
  'icon-rotation'?: number;
  'text-value'?: Expression;
  'text-font'?: string;
  'text-fill-color'?: string;
  'text-stroke-color'?: string;
  'text-stroke-width'?: number;
  'text-offset-x'?: number;
  'text-offset-y'?: number;
  'text-rotation'?: number;
  'text-placement'?: 'point' | 'line';
  'text-overflow'?: boolean;
  'text-declutter-mode'?: 'declutter' | 'none';
}

/** A rule of OpenLayers: styles one over the other for the features of its filter. */
export interface FlatStyleRule {
  /** What the row is called; OpenLayers does not look at it. */
  name?: string;
  filter?: Expression;
  /** For features that no rule before it is about. */
  else?: boolean;
  style: FlatStyleProperties[];
}
