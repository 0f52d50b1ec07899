import type { RampValues } from '../scheme';
import type { PlacedBlock } from './raster-block';
import { picturesOf } from './raster-painting';
import type { Painting, PreparePicture } from './raster-painting';
import { createRasterShader } from './webgl-raster';
import type { RasterShader } from './webgl-raster';

/** A picture of a block. */
export interface DrawnRaster {
  readonly image: ImageBitmap;
  /** What its ramp stands for; null for schemes without a stretch over a ramp and where no cell has a value. */
  readonly ramp: RampValues | null;
}

/** Makes the pictures of blocks as bitmaps, one after the other. */
export type DrawRaster = (block: PlacedBlock, painting: Painting) => DrawnRaster | Promise<DrawnRaster>;

/** Runs in the worker, and on the page where there is none. The last block stays prepared for its next picture. */
export function createRasterDrawing(): DrawRaster {
  let kept: { readonly block: PlacedBlock; readonly prepare: PreparePicture } | null = null;
  const canvas = new OffscreenCanvas(1, 1);
  // Pixels are written and handed on, never drawn: they stay out of the graphics card's memory.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let bytes = new Uint8ClampedArray();
  let shader: RasterShader | null | undefined;
  return (block, painting) => {
    if (kept?.block !== block) kept = { block, prepare: picturesOf(block) };
    const picture = kept.prepare(painting);
    if (painting.webgl && shader === undefined) shader = createRasterShader();
    const shaded = painting.webgl ? shader?.paint(picture) : null;
    const { bands, size, renderer, ramp } = picture;
    if (shaded) return { image: shaded, ramp };
    const { width, height } = size;
    if (bytes.length !== 4 * width * height) bytes = new Uint8ClampedArray(4 * width * height);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    renderer.render(bands, size, bytes);
    context?.putImageData(new ImageData(bytes, width, height), 0, 0);
    return { image: canvas.transferToImageBitmap(), ramp };
  };
}
