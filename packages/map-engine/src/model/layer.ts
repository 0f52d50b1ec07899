import type { Extent } from '@gep/raster';
import type { Extra } from './extra';
import type { Field, FieldValue } from './field';
import type { RasterScheme } from './raster-scheme';
import type { FieldStatistics, RasterBand } from './statistics';
import type { VectorGeometry } from './layer-kind';
import type { VectorScheme } from './vector-scheme';

export type { Extent };

/** A feature as the server sends it. */
export interface FeatureData {
  readonly id: string;
  /** base64 WKB or its bytes; null or an empty text where the feature has no geometry. */
  readonly wkb: string | Uint8Array | null;
  readonly properties: Readonly<Record<string, FieldValue>>;
}

interface LayerBase {
  readonly id: string;
  readonly name: string;
  readonly visible: boolean;
  /** 0-1. */
  readonly opacity: number;
  readonly zIndex: number;
  /** 'EPSG:n' or WKT: CRS in which the data arrives; the map reprojects. */
  readonly projection: string;
  /** CRS of the file the layer came from; null where unknown. */
  readonly originalProjection: string | null;
  /** The file the layer came from, as the server names it; the engine only keeps it. */
  readonly filePath?: string;
  /** The layer is drawn from `minResolution` up to, not at, `maxResolution`, in metres a pixel. Absent: always. */
  readonly minResolution?: number;
  readonly maxResolution?: number;
  readonly extra?: Extra;
}

/** A layer of one geometry with one scheme. */
export interface VectorLayerModel extends LayerBase {
  readonly kind: VectorGeometry;
  readonly fields: readonly Field[];
  readonly scheme: VectorScheme;
  readonly statistics: FieldStatistics | null;
  /** Field whose text is the name of a feature under the pointer; null: Name, name or NAME. */
  readonly nameField: string | null;
}

/** Points, lines and polygons together, each with its own scheme. */
export interface MixedLayerModel extends LayerBase {
  readonly kind: 'mixed';
  readonly fields: readonly Field[];
  readonly schemes: Readonly<Record<VectorGeometry, VectorScheme>>;
  readonly nameField: string | null;
}

/** Layers that are shown, ordered and removed together. */
export interface GroupLayerModel extends LayerBase {
  readonly kind: 'group';
  readonly children: readonly LayerModel[];
}

/** A layer of cells with one scheme. */
export interface RasterLayerModel extends LayerBase {
  readonly kind: 'raster';
  readonly scheme: RasterScheme;
  readonly bands: readonly RasterBand[];
  /** In `projection`; null while the layer has no data. */
  readonly extent: Extent | null;
}

/** A tiled map service of zoom levels `minLevel` to `maxLevel`; `xyz` addresses hold {x} {y} {z}. */
export interface TileLayerModel extends LayerBase {
  readonly kind: 'tile';
  readonly format: 'xyz' | 'wmts';
  readonly url: string;
  readonly minLevel: number;
  readonly maxLevel: number;
  readonly layerName: string;
  readonly version: string;
  readonly attribution: string;
}

/** How a picture is laid on the map: free (6 numbers), turned and scaled (4), or only moved (2). */
export type TransformType = 'affine' | 'similarity' | 'translate';

/** A pair of matching positions; unchecked pairs are kept and not used. */
export interface ControlPoint {
  readonly checked: boolean;
  /** Column and row, from the top left of the picture. */
  readonly pixel: readonly [number, number];
  /** Easting and northing in `projection`. */
  readonly map: readonly [number, number];
}

/** A georeferenced picture. */
export interface ImageLayerModel extends LayerBase {
  readonly kind: 'image';
  readonly source: string;
  /** x = a·col + b·row + c, y = d·col + e·row + f as [a, b, c, d, e, f]; null: fitted to the control points. */
  readonly transformMatrix: readonly [number, number, number, number, number, number] | null;
  readonly transformType: TransformType;
  readonly controlPoints: readonly ControlPoint[];
}

/** A layer of any kind, told apart by `kind`. */
export type LayerModel =
  GroupLayerModel | VectorLayerModel | MixedLayerModel | RasterLayerModel | TileLayerModel | ImageLayerModel;
