import { transformOfExtent, warp } from '@gep/raster';
import type { Grid, TypedArray } from '@gep/raster';
import { projector } from '../../geometry';
import type { RasterScheme, Resampling } from '../../model';
import { compileRasterScheme, windowFacts } from '../../raster-color';
import { bandFacts } from '../../raster-color/band-facts';
import type { RasterContext, WindowFacts } from '../../raster-color';
import { rampValues, stretchRangeOf } from '../../scheme';
import type { RampValues } from '../../scheme';
import type { PlacedBlock } from '../../source/raster-block';
import type { RasterShader } from '../webgl/webgl-raster';
import type { PreparedPicture } from './prepared-picture';
import type { PictureFrame } from './raster-view';

/** What a picture is made of, apart from the cells. */
export interface PictureSettings {
  /** Null: the block's own cells. */
  readonly frame: PictureFrame | null;
  readonly resampling: Resampling;
  readonly scheme: RasterScheme;
  /** Metres of ground across and down one cell of the picture; null for pictures without relief. */
  readonly groundCell: readonly [across: number, down: number] | null;
  /** Whether a graphics card may colour it. */
  readonly webgl: boolean;
}

/** A picture of a block. */
export interface RasterPicture<Image = OffscreenCanvas | ImageBitmap> {
  /** A canvas belongs to the renderer and is good until its next picture; a bitmap is the caller's to close. */
  readonly image: Image;
  /** What its ramp stands for; null for schemes without a stretch over a ramp and where no cell has a value. */
  readonly ramp: RampValues | null;
}

/** Renders the pictures of blocks, one after the other. */
export type RenderPicture = (block: PlacedBlock, settings: PictureSettings) => RasterPicture;

/** Cells of one block, for one picture after the other: what is warped or counted for one serves the next. */
export type PreparePicture = (settings: PictureSettings) => PreparedPicture;

/**
 * Runs on the page and in the worker. The last block stays prepared for its next picture.
 * @param canvasSettings of the canvas that pictures are put on
 * @param createShader asked for the first picture that a graphics card may colour; handed in, since most pages need none
 */
export function createPictureRenderer(
  canvasSettings?: CanvasRenderingContext2DSettings,
  createShader?: () => RasterShader | null,
): RenderPicture {
  let last: { readonly block: PlacedBlock; readonly prepare: PreparePicture } | null = null;
  let context: OffscreenCanvasRenderingContext2D | null = null;
  let pixels: ImageData | null = null;
  let shader: RasterShader | null | undefined;
  return (block, settings) => {
    if (last?.block !== block) last = { block, prepare: preparePictures(block) };
    const picture = last.prepare(settings);
    if (settings.webgl && shader === undefined) shader = createShader?.() ?? null;
    const shaded = settings.webgl ? shader?.render(picture) : null;
    const { bands, size, renderer, ramp } = picture;
    if (shaded) return { image: shaded, ramp };
    const { width, height } = size;
    if (pixels?.width !== width || pixels.height !== height) pixels = new ImageData(width, height);
    renderer.render(bands, size, pixels.data);
    const { canvas } = (context ??= newContext(canvasSettings));
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.putImageData(pixels, 0, 0);
    return { image: canvas, ramp };
  };
}

function newContext(settings?: CanvasRenderingContext2DSettings): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(1, 1).getContext('2d', settings);
  if (context === null) throw new TypeError('the browser gives no canvas to draw a raster on');
  return context;
}

interface Warped {
  readonly key: string;
  readonly bands: TypedArray[];
  readonly facts: WindowFacts;
}

/** @param block cells in their own projection */
export function preparePictures(block: PlacedBlock): PreparePicture {
  let warped: Warped | null = null;
  return ({ frame, resampling, scheme, groundCell }) => {
    const noDataOf = (band: number) => block.noData ?? scheme.bands[band]?.statistics.noData ?? null;
    const key = JSON.stringify([frame, resampling, scheme.bands.map((_, band) => noDataOf(band))]);
    if (warped?.key !== key) {
      const bands = [...block.bands];
      warped = { key, bands, facts: windowFacts(bands, noDataOf) };
    }
    const { bands, facts } = warped;
    if (frame !== null) {
      // Bands that no scheme draws are left as they are: each is as many cells again.
      for (const band of bandsOf(scheme)) {
        if (bands[band] === block.bands[band] && band in bands) {
          bands[band] = warpBand(block, band, noDataOf(band), frame, resampling);
        }
      }
    }
    const { width, height } = frame ?? block;
    const context = { window: facts, noData: block.noData };
    return {
      bands,
      size: { width, height, ...(groundCell && { cellSize: groundCell }) },
      renderer: compileRasterScheme(scheme, context),
      relief: scheme.kind !== 'rgb-composite' && scheme.relief.used,
      ramp: rampOf(scheme, context),
    };
  };
}

function rampOf(scheme: RasterScheme, context: RasterContext): RampValues | null {
  if (scheme.kind !== 'stretch' || scheme.band === null) return null;
  const values = rampValues(stretchRangeOf(scheme, bandFacts(scheme, scheme.band, context)));
  return values.every(Number.isFinite) ? values : null;
}

/** Bands that a scheme draws. */
function bandsOf(scheme: RasterScheme): number[] {
  const bands =
    scheme.kind === 'rgb-composite'
      ? Object.values(scheme.channels).map(({ used, band }) => (used ? band : null))
      : [scheme.band];
  return bands.filter((band) => band !== null);
}

/** Floats: cells outside the block are NaN, and values between two integers are not integers. */
function warpBand(
  block: PlacedBlock,
  band: number,
  noData: number | null,
  frame: PictureFrame,
  resampling: Resampling,
): TypedArray {
  const { width, height } = block;
  const source: Grid = {
    width,
    height,
    data: toFloats(block.bands[band]),
    transform: transformOfExtent(block.extent, width, height),
    crs: block.projection,
    ...(noData !== null && { noData }),
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
