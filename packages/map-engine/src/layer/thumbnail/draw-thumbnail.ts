import type { Scheme } from '../../model';

/** Size of a small picture, and how its drawing is ended. */
export interface ThumbnailOptions {
  /** Canvas pixels. */
  readonly width: number;
  readonly height: number;
  /** Aborting rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Draws a small picture of a layer by any scheme of its geometry; null where the layer has no data. */
export type DrawThumbnail<S extends Scheme> = (
  scheme: S,
  options: ThumbnailOptions,
) => Promise<OffscreenCanvas | null>;
