import type { Extent, Transform } from '@gep/raster';
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

export interface RegionField {
  readonly name: string;
  /** dBASE type letter worded: text, number, date, logical, other. */
  readonly type: 'text' | 'number' | 'date' | 'logical' | 'other';
  readonly length: number;
  readonly decimals: number;
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
}

export interface ShapeLimits {
  readonly rows: number;
  readonly vertices: number;
}

/** What a region file is, without its features. */
export interface RegionSummary {
  /** Name of the .shp. */
  readonly fileName: string;
  readonly fields: readonly RegionField[];
  readonly rowCount: number;
  readonly encoding: string;
  readonly encodingSource: EncodingSource;
  readonly candidates: readonly EncodingCandidate[];
  readonly geometryType: 'polygon';
  readonly crs: FoundCrs;
  /** Degrees, EPSG:4326. */
  readonly extent: Extent;
  readonly sampleRows: readonly AttributeRow[];
  readonly warnings: readonly GeodataWarning[];
}

export interface RegionFeature {
  /** 0-based row of the table. */
  readonly row: number;
  readonly properties: AttributeRow;
  /** Polygon or MultiPolygon, longitude and latitude in degrees; null where the row has no shape. */
  readonly wkb: Uint8Array | null;
}

export interface RegionFeatures extends RegionSummary {
  readonly features: readonly RegionFeature[];
}

/** Districts that a region file holds in parts, each as one area without the borders between its parts. */
export interface DissolveDistrictsTask {
  readonly kind: 'dissolve-districts';
  /** Name of the region file, for messages. */
  readonly name: string;
  /** Parts are valid polygons as WKB. */
  readonly districts: readonly { readonly name: string; readonly parts: readonly Uint8Array[] }[];
}

export interface InspectRasterTask {
  readonly kind: 'inspect-raster';
  readonly path: string;
  /** Name as the user knows it, for messages. */
  readonly name: string;
}

export type CellType = 'uint8' | 'int8' | 'uint16' | 'int16' | 'uint32' | 'int32' | 'float32' | 'float64';

/** Of the valid cells, as JSON can carry it; count 0 has null elsewhere. */
export interface CellStatistics {
  readonly count: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  readonly stddev: number | null;
  readonly sum: number;
}

/** Statistics are of the raw values. */
export interface RasterBandInfo extends CellStatistics {
  readonly noData: number | null;
  /** From the file; 1 and 0 where it says nothing. */
  readonly scale: number;
  readonly offset: number;
  readonly description: string;
  readonly unit: string;
  /** Distinct raw values with their counts where all cells hold whole numbers and there are 256 at most. */
  readonly classes: readonly { readonly value: number; readonly count: number }[] | null;
  /** RGBA a raw value, 0-255. */
  readonly colorTable: readonly (readonly [number, number, number, number])[] | null;
}

export interface RasterInspection {
  readonly width: number;
  readonly height: number;
  readonly dataType: CellType;
  readonly driver: string;
  readonly compression: string;
  readonly crs: FoundCrs | null;
  readonly transform: Transform | null;
  /** Size of a cell in units of the CRS. */
  readonly cellSize: readonly [number, number] | null;
  readonly bands: readonly RasterBandInfo[];
  readonly warnings: readonly GeodataWarning[];
}

export interface TargetGrid {
  /** `EPSG:n`, WKT or a PROJ string. */
  readonly crs: string;
  readonly transform: Transform;
  readonly width: number;
  readonly height: number;
}

export interface ValueRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Values in a flat file, row-major, little endian, band after band: float64 with NaN as NoData for `continuous` and
 * `density`, int32 with -9999 for `class`.
 */
export interface WarpRasterTask {
  readonly kind: 'warp-raster';
  readonly path: string;
  readonly name: string;
  /** 1-based. */
  readonly bands: readonly number[];
  /** value = raw x scale + offset; the file's own scale is NOT applied in addition. */
  readonly scale: number;
  readonly offset: number;
  /** Raw values that are NoData in addition to the file's own. */
  readonly noDataValues: readonly number[];
  /** `density`: the raster counts something a cell (persons); the result holds counts a target cell. */
  readonly resampling: 'continuous' | 'class' | 'density';
  readonly target: TargetGrid;
  readonly expected?: ValueRange;
  readonly physical?: ValueRange;
  /** Replaced when the task succeeds, untouched otherwise. */
  readonly outPath: string;
}

export interface WarpedBand extends CellStatistics {
  readonly belowExpected: number;
  readonly aboveExpected: number;
  readonly belowPhysical: number;
  readonly abovePhysical: number;
  /** For classes: up to 256 distinct values with their counts. */
  readonly classes: readonly { readonly value: number; readonly count: number }[] | null;
}

export interface WarpedRaster {
  readonly outPath: string;
  readonly cellType: 'float64' | 'int32';
  readonly noData: number;
  readonly width: number;
  readonly height: number;
  readonly bands: readonly WarpedBand[];
}

export interface WriteCogTask {
  readonly kind: 'write-cog';
  /** Flat file of the grid, row-major, little endian, one band. */
  readonly path: string;
  readonly name: string;
  readonly cellType: 'float32' | 'float64' | 'int32';
  readonly grid: TargetGrid;
  /** Cells equal to it (and NaN) become NoData -9999. Default -9999. */
  readonly noData?: number;
  /** How overviews are made: mean of cells, or one of the cells (classes). Default `mean`. */
  readonly overviews?: 'mean' | 'pick';
  /** Stored cells; `same` as the flat file by default. */
  readonly store?: 'same' | 'float32';
  readonly outPath: string;
}

export interface WrittenCog extends CellStatistics {
  readonly outPath: string;
  readonly bytes: number;
  readonly noData: -9999;
}

export type GeodataTask =
  ReadRegionTask | DissolveDistrictsTask | InspectRasterTask | WarpRasterTask | WriteCogTask;

export interface GeodataResults {
  readonly 'read-region': RegionFeatures;
  /** WKB, in the order of the task. */
  readonly 'dissolve-districts': readonly Uint8Array[];
  readonly 'inspect-raster': RasterInspection;
  readonly 'warp-raster': WarpedRaster;
  readonly 'write-cog': WrittenCog;
}

export type GeodataResult<T extends GeodataTask> = GeodataResults[T['kind']];

/** Done part of a task, 0 to 1. */
export type ProgressListener = (fraction: number) => void;
