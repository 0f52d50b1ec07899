import type { Extent } from '../../model';

/** What is drawn on: the 2d context of a canvas in the page or outside it. */
export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A loaded picture, or null for one that cannot be shown. */
export type Picture = { readonly image: CanvasImageSource; readonly width: number; readonly height: number };

/** Pictures by source; absent: not loaded yet (nothing is drawn), null: broken (a placeholder is drawn). */
export type Assets = ReadonlyMap<string, Picture | null>;

/** What drawing needs beside the canvas; all in CSS pixels of the canvas. */
export interface DrawContext {
  readonly assets: Assets;
  /** Point that patterns hang on, so that they stay with the map. */
  readonly origin: readonly [number, number];
  /** Part of the canvas that is seen; patterns are not drawn beyond. */
  readonly view: Extent;
}

/** Parts of a geometry in CSS pixels, each `[x, y, x, y, …]`; rings repeat their first vertex at the end. */
export type Paths = readonly (readonly number[])[];
