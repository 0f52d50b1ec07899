import type { FlatGeometry } from '@gep/map-engine/geometry';
import type { FlatArea } from '@gep/map-engine/geometry/topology';
import type { Histogram, PolygonGeometry, Statistics, ZoneStatistics } from '@gep/raster';
import type { ChangeResult, ChangeTask } from './change';
import type { ChangedPlaceResult, ChangedPlaceTask } from './changed-place';
import type { ComputeResult, ComputeTask, PartSums } from './compute-task';
import type { CountedTask } from './counted-task';
import type { DistrictMap, DistrictMapTask } from './district-map-task';
import type { FlatFrame } from './flat-frame';
import type { DistrictLayersTask } from './district-layers';
import type { GridPolygons } from './grid-polygons';
import type { LedgerSumsResult, LedgerSumsTask } from './ledger/class-sums';
import type { WriteLedgerTask } from './ledger/ledger-task';
import type { CellTerm } from './open-cells';
import type { LocatedPart, LocateTask } from './locate-task';
import type { RedrawResult, RedrawTask } from './redraw-task';
import type { MapShapesResult, MapShapesTask } from './map-shapes';
import type { MeasureFileTask } from './measure-file';
import type { PreflightResult, PreflightTask } from './preflight-task';
import type { RangeResult, RangeTask } from './range';
import type { ScenarioCellsResult, ScenarioCellsTask } from './scenario/scenario-cells';
import type { ScenarioPlace, ScenarioPlaceTask } from './scenario/scenario-place';
import type { RasterWindowResult, RasterWindowTask } from './raster-window';
import type { TypeAmountsResult, TypeAmountsTask } from './type-amounts';
import type { TypeChangesTask } from './type-changes';
import type { Measured } from '../file/written-file';
import type { QmlTask } from '../style/qml-task';
import type { StyleFault, StyleFaultTask } from '../style/style-fault';
import type { CheckedTemplate, CheckTemplateTask } from '../document/check-template';
import type { StartTemplateTask } from '../document/start-template';
import type { WriteDocumentTask } from '../document/write-document';
import type { ZoneCellsResult, ZoneCellsTask } from './zone-cells';
import type { TypeChanges } from '@gep/ecosystem-models';

export type {
  ComputePart,
  ComputeResult,
  ComputeTask,
  DistrictSums,
  FlatInput,
  PartFault,
  PartResult,
  PartSums,
  WholeResult,
  WindowModel,
} from './compute-task';
export type { FlatFrame } from './flat-frame';
export type { LocatedPart, LocateTask } from './locate-task';

/** Burns polygons into a flat int32 file of district indices, -1 outside. */
export interface BurnTask extends CountedTask {
  readonly kind: 'burn';
  readonly frame: FlatFrame;
  readonly polygons: GridPolygons;
  /** District index of each polygon. */
  readonly districtOf: Int32Array;
  readonly districtCount: number;
  readonly outPath: string;
}

/** Nothing but the start of the thread that takes it. */
export interface WakeTask {
  readonly kind: 'wake';
}

export interface BurnResult {
  /** Cells of each district. */
  readonly cells: Float64Array;
}

/**
 * Checks a warped input inside the districts. Class rasters are reclassified in place: `codes` maps raw to wanted
 * codes (null: they are the codes already), `allowed` lists the codes that count as known.
 */
export interface CheckTask extends CountedTask {
  readonly kind: 'check';
  readonly frame: FlatFrame;
  readonly path: string;
  readonly cellType: 'float64' | 'int32';
  readonly bands: number;
  readonly districtPath: string;
  readonly expected: readonly [number, number];
  readonly physical: readonly [number, number];
  readonly classes: {
    readonly codes: readonly (readonly [number, number])[] | null;
    readonly allowed: readonly number[];
  } | null;
  /** Polygons in the CRS of the grid inside which forest, shrub and grass are urban green; of class rasters. */
  readonly urban: readonly PolygonGeometry[];
}

export interface CheckResult {
  readonly inside: number;
  readonly valid: number;
  readonly unexpected: number;
  readonly impossible: number;
  /** Codes that are neither mapped nor known, with the number of their cells. */
  readonly unknown: readonly (readonly [number, number])[];
}

/** Adds flat float32 layers over rows: a cell without any value is NoData, others count what there is. */
export interface AddTask {
  readonly kind: 'add';
  readonly frame: FlatFrame;
  readonly top: number;
  readonly bottom: number;
  readonly paths: readonly string[];
  readonly districtPath: string;
  readonly districtCount: number;
  readonly outPath: string;
}

/** Makes a cloud-optimised GeoTIFF of a flat float32 file, in which NaN is NoData. */
export interface WriteLayerTask extends CountedTask {
  readonly kind: 'write-layer';
  readonly frame: FlatFrame;
  /** WKT of the grid. */
  readonly crs: string;
  readonly path: string;
  /** Hashes of layers that are written already: nothing is written for one of these. */
  readonly known: readonly string[];
  readonly outPath: string;
}

export interface WrittenLayer {
  readonly statistics: Statistics;
  /** Of the cells: equal means the same layer. */
  readonly sha256: string;
  /** Null without a valid cell, and where nothing was written. */
  readonly histogram: Histogram | null;
  readonly written: boolean;
}

/** Zonal statistics of rasters, by the centres of cells: of every raster, one of every shape. */
export interface ZonesTask {
  readonly kind: 'zones';
  /** What the cells of each raster are the sum of. */
  readonly rasters: readonly (readonly CellTerm[])[];
  /** Polygons of EPSG:3857 as WKB in base64: a text crosses threads at once, lists of coordinates do not. */
  readonly shapes: readonly string[];
}

/**
 * Repairs polygons and joins them into one area; null where nothing has an area, `tangled` where their edges cross each
 * other more often than allowed.
 */
export interface JoinAreasTask {
  readonly kind: 'join-areas';
  readonly areas: readonly FlatArea[];
  readonly maxCrossings: number;
}

export type WorkerTask =
  | BurnTask
  | ChangeTask
  | CheckTask
  | ComputeTask
  | AddTask
  | WriteLayerTask
  | RedrawTask
  | ZonesTask
  | ZoneCellsTask
  | JoinAreasTask
  | MapShapesTask
  | LocateTask
  | PreflightTask
  | RangeTask
  | RasterWindowTask
  | WriteLedgerTask
  | LedgerSumsTask
  | TypeAmountsTask
  | TypeChangesTask
  | ChangedPlaceTask
  | StyleFaultTask
  | WriteDocumentTask
  | CheckTemplateTask
  | StartTemplateTask
  | DistrictMapTask
  | QmlTask
  | DistrictLayersTask
  | MeasureFileTask
  | ScenarioPlaceTask
  | ScenarioCellsTask
  | WakeTask;

export interface WorkerResults {
  readonly burn: BurnResult;
  readonly change: ChangeResult;
  readonly check: CheckResult;
  readonly compute: ComputeResult;
  readonly add: PartSums;
  readonly 'write-layer': WrittenLayer;
  readonly redraw: RedrawResult;
  readonly zones: ZoneStatistics[][];
  readonly 'zone-cells': ZoneCellsResult;
  readonly 'join-areas': FlatGeometry | 'tangled' | null;
  readonly 'map-shapes': MapShapesResult;
  /** Parts of each feature. */
  readonly locate: readonly (readonly LocatedPart[])[];
  readonly preflight: PreflightResult;
  readonly range: RangeResult;
  readonly 'raster-window': RasterWindowResult;
  readonly 'changed-place': ChangedPlaceResult;
  readonly 'write-ledger': null;
  readonly 'ledger-sums': LedgerSumsResult;
  readonly 'type-amounts': TypeAmountsResult;
  readonly 'type-changes': TypeChanges;
  /** What is wrong with it, null where nothing is. */
  readonly 'style-fault': StyleFault | null;
  /** The bytes of the file. */
  readonly 'write-document': Uint8Array;
  readonly 'check-template': CheckedTemplate;
  readonly 'start-template': Uint8Array;
  readonly 'district-map': DistrictMap;
  readonly qml: string;
  /** What the bytes of each file are. */
  readonly 'district-layers': readonly Measured[];
  readonly 'measure-file': Measured;
  /** Null where the shape reaches no cell. */
  readonly 'scenario-place': ScenarioPlace | null;
  readonly 'scenario-cells': ScenarioCellsResult;
  readonly wake: null;
}

export type WorkerResult<T extends WorkerTask> = WorkerResults[T['kind']];
