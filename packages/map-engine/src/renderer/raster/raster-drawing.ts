import type { RampValues } from '../../scheme';
import type { PlacedBlock } from '../../source/raster-block';
import { picturesOf } from './raster-painting';
import type { Painting, PreparePicture } from './raster-painting';
import { createRasterShader } from '../webgl/webgl-raster';
import type { RasterShader } from '../webgl/webgl-raster';

/** A picture of a block. */
export interface DrawnRaster<Image = OffscreenCanvas | ImageBitmap> {
  /** A canvas is the drawing's own and good until its next picture; a bitmap is the caller's to close. */
  readonly image: Image;
  /** What its ramp stands for; null for schemes without a stretch over a ramp and where no cell has a value. */
  readonly ramp: RampValues | null;
}

/** Makes the pictures of blocks, one after the other. */
export type DrawRaster = (block: PlacedBlock, painting: Painting) => DrawnRaster;

/**
 * Runs on the page and in the worker. The last block stays prepared for its next picture.
 * @param settings of the canvas
 */
export function createRasterDrawing(settings?: CanvasRenderingContext2DSettings): DrawRaster {
  let kept: { readonly block: PlacedBlock; readonly prepare: PreparePicture } | null = null;
  let context: OffscreenCanvasRenderingContext2D | null = null;
  let pixels: ImageData | null = null;
  let shader: RasterShader | null | undefined;
  return (block, painting) => {
    if (kept?.block !== block) kept = { block, prepare: picturesOf(block) };
    const picture = kept.prepare(painting);
    if (painting.webgl && shader === undefined) shader = createRasterShader();
    const shaded = painting.webgl ? shader?.paint(picture) : null;
    const { bands, size, renderer, ramp } = picture;
    if (shaded) return { image: shaded, ramp };
    const { width, height } = size;
    if (pixels?.width !== width || pixels.height !== height) pixels = new ImageData(width, height);
    renderer.render(bands, size, pixels.data);
    const { canvas } = (context ??= newContext(settings));
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
