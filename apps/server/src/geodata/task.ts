import type { Histogram, Transform } from '@gep/raster';
import type { GeodataWarning } from './problem-codes';
import type { ClassWords } from './raster/pam-classes';
import type { ReadTableTask, TableContents } from './table-task';
import type {
  DissolveDistrictsTask,
  FeatureContents,
  FoundCrs,
  ReadFeaturesTask,
  ReadRegionTask,
  RegionFeatures,
  UploadedPart,
} from './vector-task';

export type * from './table-task';
export type * from './vector-task';

/**
 * Where the bands of a raster are: in the file at `path`, or in `parts`, the upload of an input of many bands. That is
 * one GeoTIFF, several with a band each, or a ZIP of them, ordered by the dates in their names. What GDAL and
 * ArcGIS write beside a GeoTIFF (`.aux.xml`, `.vat.dbf`, `.vat.cpg`) may come along.
 */
export type RasterFiles = { readonly path: string } | { readonly parts: readonly UploadedPart[] };

export type InspectRasterTask = RasterFiles & {
  readonly kind: 'inspect-raster';
  /** Name as the user knows it, for messages. */
  readonly name: string;
};

/** What the names of the files of a series say; the dates as `2020-01-31` or `2020-01`. */
export interface SeriesSummary {
  readonly unit: 'day' | 'month' | 'number';
  readonly first: string;
  readonly last: string;
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
  /** The first raw value that is not a whole number; null without one. */
  readonly notWhole: number | null;
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
  /** What a file beside the raster says about the classes of its first band. */
  readonly classWords: readonly ({ readonly value: number } & ClassWords)[];
  /** Null where all bands are in one file. */
  readonly series: SeriesSummary | null;
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
 * Values in a flat file, row-major, little endian, band after band: int32 with -9999 for `class`, float64 with NaN as
 * NoData for the others.
 */
export type WarpRasterTask = RasterFiles & {
  readonly kind: 'warp-raster';
  readonly name: string;
  /** 1-based. */
  readonly bands: readonly number[];
  /** value = raw x scale + offset; the file's own scale is NOT applied in addition. */
  readonly scale: number;
  readonly offset: number;
  /** Raw values that are NoData in addition to the file's own. */
  readonly noDataValues: readonly number[];
  /**
   * `density`: the raster counts something a cell (persons); the result holds counts a target cell. `nearest`: values as
   * they are, to look at them.
   */
  readonly resampling: 'continuous' | 'class' | 'density' | 'nearest';
  readonly target: TargetGrid;
  /**
   * The first row of the target and one past the last that the task warps: they are written into their places in the file
   * at `outPath`, which has all rows of all bands already, and may be empty. Absent: all rows, which make a new file.
   */
  readonly rows?: readonly [number, number];
  readonly expected?: ValueRange;
  readonly physical?: ValueRange;
  /** Without `rows` replaced when the task succeeds, untouched otherwise. */
  readonly outPath: string;
};

/**
 * A band to look at, in EPSG:3857 by nearest neighbour: all of it in `sampleSide` cells a side at most, or the cells of a
 * window. A GeoTIFF of float32 at `outPath`, in which -9999 is NoData.
 */
export type SampleRasterTask = RasterFiles &
  Pick<WarpRasterTask, 'name' | 'scale' | 'offset' | 'noDataValues' | 'outPath'> & {
    readonly kind: 'sample-raster';
    /** 1-based. */
    readonly band: number;
    readonly window?: TargetGrid;
  };

export interface SampledRaster {
  readonly target: TargetGrid;
  readonly width: number;
  readonly height: number;
  readonly bandCount: number;
  /** Size of a cell in units of the CRS. */
  readonly cellSize: number;
  /** Whether cells of the raster were left out. */
  readonly isCoarser: boolean;
  /** Null of a window. */
  readonly statistics: SampleStatistics | null;
}

/** Of the values as they are sampled. */
export interface SampleStatistics extends CellStatistics {
  /** Null without a valid cell. */
  readonly histogram: Histogram | null;
  /** Distinct values with their counts, 256 at most; null of more. */
  readonly unique: readonly { readonly value: number; readonly count: number }[] | null;
  /** Whether they are of the sample rather than of all cells. */
  readonly estimated: boolean;
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

export type GeodataTask =
  | ReadRegionTask
  | DissolveDistrictsTask
  | ReadTableTask
  | ReadFeaturesTask
  | InspectRasterTask
  | SampleRasterTask
  | WarpRasterTask;

export interface GeodataResults {
  readonly 'read-region': RegionFeatures;
  /** WKB, in the order of the task. */
  readonly 'dissolve-districts': readonly Uint8Array[];
  readonly 'read-table': TableContents;
  readonly 'read-features': FeatureContents;
  readonly 'inspect-raster': RasterInspection;
  readonly 'sample-raster': SampledRaster;
  readonly 'warp-raster': WarpedRaster;
}

export type GeodataResult<T extends GeodataTask> = GeodataResults[T['kind']];

/** Done part of a task, 0 to 1. */
export type ProgressListener = (fraction: number) => void;
