import { transformOfExtent, warp } from '@gep/raster';
import type { Grid, TypedArray } from '@gep/raster';
import { projector } from '../geometry';
import type { RasterScheme } from '../model';
import { renderRaster } from '../raster-color';
import type { PlacedBlock, RasterResampling } from './raster-block';
import type { PictureFrame } from './raster-frame';

/** What a picture is made of, besides the cells. */
export interface Painting {
  /** Null: the block's own cells. */
  readonly frame: PictureFrame | null;
  readonly resampling: RasterResampling;
  readonly scheme: RasterScheme;
  /** Metres of ground across and down one cell of the picture. */
  readonly groundCell: readonly [across: number, down: number];
}

/** Paints the cells of one block again and again: cells that were warped stay warped for the next scheme. */
export interface BlockPainter {
  /** @returns RGBA of the picture's cells, not premultiplied */
  paint(painting: Painting): Uint8ClampedArray;
}

/** @param block cells in their own projection */
export function createBlockPainter(block: PlacedBlock): BlockPainter {
  let warped: { readonly key: string; readonly bands: Map<number, TypedArray> } | null = null;

  const bandsOn = (frame: PictureFrame, resampling: RasterResampling, used: readonly number[]) => {
    const key = JSON.stringify([frame, resampling]);
    if (warped?.key !== key) warped = { key, bands: new Map() };
    const { bands } = warped;
    for (const index of used) {
      if (!bands.has(index) && index in block.bands) {
        bands.set(index, warpBand(block, index, frame, resampling));
      }
    }
    // Bands that the scheme does not use are left out: they are as many cells again.
    return block.bands.map((band, index) => bands.get(index) ?? band);
  };

  return {
    paint({ frame, resampling, scheme, groundCell }) {
      const { width, height } = frame ?? block;
      const bands = frame === null ? block.bands : bandsOn(frame, resampling, bandsOf(scheme));
      return renderRaster(bands, { width, height, noData: block.noData, cellSize: groundCell }, scheme);
    },
  };
}

/** Bands that a scheme draws. */
function bandsOf(scheme: RasterScheme): number[] {
  const bands =
    scheme.kind === 'rgb-composite'
      ? Object.values(scheme.channels).map(({ used, band }) => (used ? band : null))
      : [scheme.band];
  return bands.filter((band) => band !== null);
}

/** Floats: cells outside of the block are NaN, and values between two integers are none. */
function warpBand(
  block: PlacedBlock,
  index: number,
  frame: PictureFrame,
  resampling: RasterResampling,
): TypedArray {
  const { width, height, noData } = block;
  const source: Grid = {
    width,
    height,
    data: toFloats(block.bands[index]),
    transform: transformOfExtent(block.extent, width, height),
    crs: block.projection,
    ...(noData != null && { noData }),
  };
  const target = {
    width: frame.width,
    height: frame.height,
    transform: transformOfExtent(frame.extent, frame.width, frame.height),
    crs: frame.projection,
  };
  const project = projector(frame.projection, block.projection);
  const transform =
    frame.projection === block.projection ? undefined : (x: number, y: number) => project([x, y]);
  return warp(source, target, { transform, resampling, noData: NaN }).data;
}

function toFloats(cells: TypedArray): TypedArray {
  if (cells instanceof Float32Array || cells instanceof Float64Array) return cells;
  return cells.BYTES_PER_ELEMENT > 2 ? Float64Array.from(cells) : Float32Array.from(cells);
}
