import type { Request, Response } from './message';
import type { RasterInfo } from '@gep/raster';
import type { ClassifyTask } from '../classify/classify-async';
import type { GeoTiffDescription } from '../source/geotiff-description';
import type { GeoTiffFile } from '../source/geotiff-file';
import type { SentProjection } from '../source/sent-projections';
import type { GeoTiffPosition, GeoTiffWindow } from '../source/geotiff-window';
import type { PlacedBlock, RasterBlock } from '../source/raster-block';
import type { PictureSettings, RasterPicture } from '../renderer/raster/render-picture';

/** What the worker can be asked, by name; typed arrays may be transferred. */
export interface WorkerTasks {
  readonly classify: ClassifyTask;
  /** A picture of a block (transferred); null where the worker has not got its cells. */
  readonly 'render-picture': {
    readonly question: {
      /** Every block has its own number: the worker keeps the cells of the last one. */
      readonly block: number;
      /** The cells, where the worker has not got them yet. */
      readonly cells?: PlacedBlock;
      readonly settings: PictureSettings;
      readonly projections: readonly SentProjection[];
    };
    readonly result: RasterPicture<ImageBitmap> | null;
  };
  /** What the headers of a file say. */
  readonly 'geotiff-info': { readonly question: GeoTiffFile; readonly result: RasterInfo };
  /** Place, bands and their statistics. */
  readonly 'geotiff-description': { readonly question: GeoTiffFile; readonly result: GeoTiffDescription };
  /** Cells of a window (transferred); null outside of the raster. */
  readonly 'geotiff-window': {
    readonly question: GeoTiffFile &
      GeoTiffWindow & {
        /** The number under which the worker keeps a copy of the cells, to render pictures of them. */
        readonly keepAs?: number;
      };
    readonly result: RasterBlock | null;
  };
  /** One value a band at a position of a projection, null for no data; null outside of the raster. */
  readonly 'geotiff-values': {
    readonly question: GeoTiffFile & GeoTiffPosition;
    readonly result: (number | null)[] | null;
  };
}

/** A task and what it needs. */
export type WorkerQuestion = {
  [T in keyof WorkerTasks]: { task: T } & WorkerTasks[T]['question'];
}[keyof WorkerTasks];

/** What a question is answered with. */
export type WorkerResult<Q extends WorkerQuestion = WorkerQuestion> = WorkerTasks[Q['task']]['result'];

/** The task of a question, for queues. */
export interface TaskOf<Q extends WorkerQuestion> {
  readonly question: Q;
  readonly result: WorkerResult<Q>;
}

/** A question to the worker, which does one at a time. */
export type WorkerRequest = Request<WorkerQuestion>;
/** The answer to the request of the same id. */
export type WorkerResponse = Response<WorkerResult>;
