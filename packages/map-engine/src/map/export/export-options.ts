import type { MapLayer } from '../../layer';
import type { LegendText } from '../../scheme';

/** Size of an exported page: millimetres of paper, or pixels of the picture. */
export interface PageSize {
  readonly unit: 'mm' | 'px';
  readonly width: number;
  readonly height: number;
}

/** A layer in the legend of a page with its heading and words, such as another unit than the others have. */
export interface ExplainedLayer extends LegendText {
  readonly layer: MapLayer;
  /** The name of the layer by default. */
  readonly title?: string;
}

/** What an exported page shows beside the map, how fine it is, and how its legend is worded. */
export interface ExportOptions extends LegendText {
  /** Pixels an inch, 24 to 1200; 96 times the map's pixel ratio by default. Lines, symbols and text keep their size. */
  readonly dpi?: number;
  /** By default as large as the map, at 96 CSS pixels an inch. All that the map shows is on the page. */
  readonly page?: PageSize;
  readonly title?: string;
  /** Layers in the legend; true for all of the map. None by default. */
  readonly legend?: readonly (MapLayer | ExplainedLayer)[] | boolean;
  readonly scaleBar?: boolean;
  /** Points to true north, also on a turned map. */
  readonly northArrow?: boolean;
  /** Where the data come from; what the layers require to be attributed follows it. */
  readonly source?: string;
  /** Who made the map: in the properties of a PDF. */
  readonly author?: string;
  /** Shown under transparent parts of the map; white by default. */
  readonly background?: string;
  readonly signal?: AbortSignal;
  /** Told what begins: the map is fetched and rendered, the page drawn, the file written. */
  readonly onStep?: (step: ExportStep) => void;
}

/** What an export is doing, in this order. */
export type ExportStep = 'map' | 'page' | 'file';

/**
 * Usual paper, landscape and portrait.
 * @example
 * paperSizes.A4; // { unit: 'mm', width: 297, height: 210 }
 */
export const paperSizes = {
  A4: { unit: 'mm', width: 297, height: 210 },
  'A4 portrait': { unit: 'mm', width: 210, height: 297 },
  A3: { unit: 'mm', width: 420, height: 297 },
  'A3 portrait': { unit: 'mm', width: 297, height: 420 },
} as const satisfies Readonly<Record<string, PageSize>>;

/** A CSS pixel is 1/96 of an inch. */
export const cssPixelsPerInch = 96;
const dpiLimits = { min: 24, max: 1200 };
/** What browsers draw on one canvas without fail. */
const largestSide = 16_384;
const mostPixels = 100_000_000;

/** A page as it is drawn. */
export interface PageMeasure {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Canvas pixels a CSS pixel. */
  readonly pixelRatio: number;
  readonly dpi: number;
}

/**
 * @param map size and pixel ratio of the map, which hold where the options say nothing
 * @throws RangeError for a dpi out of its limits, a page without size, and more pixels than a canvas holds
 */
export function measurePage(
  { dpi, page }: ExportOptions,
  map: { readonly size: readonly number[]; readonly pixelRatio: number },
): PageMeasure {
  if (dpi !== undefined && !(dpi >= dpiLimits.min && dpi <= dpiLimits.max)) {
    throw new RangeError(`dpi: got ${dpi}, allowed: ${dpiLimits.min} to ${dpiLimits.max}`);
  }
  const pixelRatio = dpi === undefined ? map.pixelRatio : dpi / cssPixelsPerInch;
  const unit = page === undefined ? 1 : page.unit === 'mm' ? cssPixelsPerInch / 25.4 : 1 / pixelRatio;
  const [width, height] = (page ? [page.width, page.height] : map.size).map((side) => side * unit);
  if (!(width > 0 && height > 0))
    throw new RangeError(`page: got ${width} x ${height}, allowed: more than 0`);
  const [columns, rows] = [width, height].map((side) => Math.round(side * pixelRatio));
  if (Math.max(columns, rows) > largestSide || columns * rows > mostPixels) {
    throw new RangeError(
      `page: got ${columns} x ${rows} pixels, allowed: ${largestSide} a side and ${mostPixels} in all; lower the dpi`,
    );
  }
  return { width, height, pixelRatio, dpi: pixelRatio * cssPixelsPerInch };
}
