import type { Extent } from '@gep/raster';
import type { GeodataWarning } from './problem-codes';

/** A coordinate reference system as found in a file. */
export interface FoundCrs {
  /** WKT 2. */
  readonly wkt: string;
  readonly epsg: number | null;
  readonly name: string;
  readonly geographic: boolean;
}

/** One part of an upload: its name as the user picked it and where it lies now. */
export interface UploadedPart {
  readonly name: string;
  readonly path: string;
}

export type EncodingSource = 'cpg' | 'language-byte' | 'utf8' | 'fallback' | 'user';

export interface EncodingCandidate {
  /** Label of the WHATWG encoding standard. */
  readonly encoding: string;
  /** A few texts of the table (field names first) as they would read. */
  readonly sample: readonly string[];
}

export interface AttributeField {
  readonly name: string;
  readonly type: 'text' | 'number' | 'date' | 'logical' | 'other';
}

/** Text is trimmed, numbers are numbers, empty cells are null. */
export type AttributeValue = string | number | null;
export type AttributeRow = Readonly<Record<string, AttributeValue>>;

/** All that an uploaded shapefile holds. */
export interface ReadRegionTask {
  readonly kind: 'read-region';
  readonly parts: readonly UploadedPart[];
  /** Encoding that the user chose; without it the file's signs decide. */
  readonly encoding?: string;
  /** Most rows and points. Default: `geodataLimits.region`. */
  readonly limits?: ShapeLimits;
  /** A new file that the features are written to, see `region-rows`; without it they come with the answer. */
  readonly rowsPath?: string;
}

export interface ShapeLimits {
  readonly rows: number;
  readonly vertices: number;
}

/** The table of a vector file, without its rows. */
export interface AttributeSummary {
  /** Name of the file that has the shapes: of a shapefile the .shp. */
  readonly fileName: string;
  readonly fields: readonly AttributeField[];
  readonly rowCount: number;
  readonly encoding: string;
  readonly encodingSource: EncodingSource;
  readonly candidates: readonly EncodingCandidate[];
  readonly warnings: readonly GeodataWarning[];
}

/** Single and multiple geometries count as one kind. */
export type GeometryKind = 'point' | 'line' | 'polygon';

/** What a region file is, without its features. */
export interface RegionSummary extends AttributeSummary {
  readonly geometryType: 'polygon';
  readonly crs: FoundCrs;
  /** Degrees, EPSG:4326. */
  readonly extent: Extent;
  readonly sampleRows: readonly AttributeRow[];
}

/** A row of a vector file. */
export interface VectorFeature {
  /** 0-based row of the table. */
  readonly row: number;
  readonly properties: AttributeRow;
  /** Null where the row has no shape. */
  readonly wkb: Uint8Array | null;
}

export interface RegionFeatures extends RegionSummary {
  /** Polygons and multipolygons: longitude and latitude in degrees. None where they went to a file. */
  readonly features: readonly VectorFeature[];
}

/** All that an uploaded vector file holds: the parts of a shapefile, GeoJSON, GeoPackage, or a ZIP of one of them. */
export interface ReadFeaturesTask {
  readonly kind: 'read-features';
  readonly parts: readonly UploadedPart[];
  /** CRS of the features that come back: `EPSG:n` or WKT. */
  readonly crs: string;
  /** Encoding that the user chose; without it the file's signs decide. */
  readonly encoding?: string;
  /** Most rows and points. Default: `geodataLimits.feature`. */
  readonly limits?: ShapeLimits;
}

export type VectorFormat = 'shapefile' | 'geojson' | 'geopackage';

export interface FeatureContents extends AttributeSummary {
  readonly format: VectorFormat;
  readonly geometryType: GeometryKind;
  /** As found in the file. */
  readonly crs: FoundCrs;
  /** Degrees, EPSG:4326. */
  readonly extent: Extent;
  /** Shapes in the CRS of the task, without heights and measures. */
  readonly features: readonly VectorFeature[];
}

/** Districts that a region file holds in parts, each as one area without the borders between its parts. */
export interface DissolveDistrictsTask {
  readonly kind: 'dissolve-districts';
  /** Name of the region file, for messages. */
  readonly name: string;
  /** Parts are valid polygons as WKB. */
  readonly districts: readonly { readonly name: string; readonly parts: readonly Uint8Array[] }[];
}
