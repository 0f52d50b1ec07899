import type { TypedArray } from '@gep/raster';
import type { ClassifyOptions } from './classify/options';
import type { RasterScheme } from './model';
import type { RasterBlockOptions, RasterContext } from './raster-color';

/** What the worker can be asked; typed arrays may be transferred. */
export type WorkerRequest =
  | {
      readonly id: number;
      readonly task: 'classify';
      readonly values: ArrayLike<number>;
      readonly options: ClassifyOptions;
    }
  | {
      readonly id: number;
      readonly task: 'render-raster';
      readonly bands: readonly TypedArray[];
      readonly block: RasterBlockOptions;
      readonly scheme: RasterScheme;
      readonly context?: RasterContext;
    };

/** The answer to the request of the same id: breaks, RGBA bytes (transferred), or an error's name and message. */
export type WorkerResponse =
  | { readonly id: number; readonly result: number[] | Uint8ClampedArray }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };
