import type {
  Field,
  FieldStatistics,
  FieldValue,
  MapSymbol,
  RasterBand,
  Scheme,
  SymbolKind,
} from '@gep/map-engine/model';
import type { CategoryInput, Neighbours } from '@gep/map-engine/scheme';

/** Attribute table of the edited vector layer, as the host knows it. */
export interface FieldSource {
  /** All fields of the layer; lists of numeric fields are filtered by the editors. */
  readonly fields: readonly Field[];
  /** Statistics of one to three fields together. Rejects when they cannot be had. */
  statistics(fields: readonly string[], signal: AbortSignal): Promise<FieldStatistics>;
  /** Every value of one field, one a feature; asked for only where the statistics don't list all values. */
  values?(field: string, signal: AbortSignal): Promise<readonly FieldValue[]>;
  /** How the map writes a value in labels; absent: as it is. */
  readonly labelText?: (value: FieldValue, field: string) => string;
}

/** Computations on the edited raster layer. Each gives all bands with what was known and what was computed. */
export interface BandSource {
  /** All bands in the order of the file, with what is known of them. */
  readonly bands: readonly RasterBand[];
  /** The file's palette of each band, null where it has none: red, green, blue, alpha 0-255 of the values 0, 1, 2 … */
  readonly palettes?: readonly (CategoryInput['colorTable'] | null)[];
  /** Minimum, maximum, mean and deviation. */
  computeStatistics?(signal: AbortSignal): Promise<readonly RasterBand[]>;
  /** The same with the distribution. */
  computeHistogram?(signal: AbortSignal): Promise<readonly RasterBand[]>;
  /** Distinct values with their counts, where they are few. */
  computeUniqueValues?(signal: AbortSignal): Promise<readonly RasterBand[]>;
}

/** The edited layer on its map, as the host knows it; must be stable while a dialog is open. */
export interface MapSource {
  /** Colour of what is beneath the layer, e.g. of the base map; absent: white paper. */
  readonly base?: string | undefined;
  /** Opacity of the whole layer, 0-1; default 1. */
  readonly opacity?: number | undefined;
  /** Which features have a common border, e.g. by `findNeighbours`; asked for when colours are checked. */
  neighbours?(signal: AbortSignal): Promise<Neighbours>;
  /** Marks the borders of pairs of features, in place of those marked before; no pairs take the marks off. */
  mark?(pairs: Neighbours['pairs']): void;
  /** The layer by another scheme in so many pixels, e.g. by `createThumbnails`; null where there is nothing to draw. */
  thumbnail?(
    scheme: Scheme,
    size: { readonly width: number; readonly height: number; readonly signal: AbortSignal },
  ): Promise<CanvasImageSource | null>;
}

/** A saved symbol. */
export interface LibraryStyle {
  /** The host's, unique in the library. */
  readonly id: string;
  /** Shown and searched for. */
  readonly name: string;
  /** What is drawn and applied. */
  readonly symbol: MapSymbol;
}

/** A group of public styles. */
export interface LibraryGroup {
  /** The host's, unique in the library. */
  readonly id: string;
  /** Shown in the list. */
  readonly name: string;
  /** In the order in which they are shown. */
  readonly styles: readonly LibraryStyle[];
}

/** Public and private styles of one kind of symbol. Every call rejects on failure; the editors show it. */
export interface StyleLibrary {
  /** What everybody sees, read-only. */
  publicStyles(kind: SymbolKind, signal: AbortSignal): Promise<readonly LibraryGroup[]>;
  /** One's own styles. */
  privateStyles(kind: SymbolKind, signal: AbortSignal): Promise<readonly LibraryStyle[]>;
  /** Puts a symbol among one's own styles. */
  save(name: string, symbol: MapSymbol): Promise<void>;
  /** Another name for a private style; absent: they keep the names that they were saved with. */
  rename?(id: string, name: string): Promise<void>;
  /** Deletes a private style for good; absent: they stay. */
  remove?(id: string): Promise<void>;
}

/** What the host fills in; editors never fetch. Absent ports hide or disable what needs them. */
export interface StyleEditorPorts {
  /** Of the edited vector layer. */
  readonly fields?: FieldSource;
  /** Of the edited raster layer. */
  readonly bands?: BandSource;
  /** The edited layer on its map. */
  readonly map?: MapSource;
  /** Where symbols are taken from and saved. */
  readonly library?: StyleLibrary;
  /** Shows a short success notice, e.g. after a style was saved. */
  readonly notify?: (text: string) => void;
}
