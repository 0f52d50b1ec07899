import type { PlacedBlock } from './raster-block';
import { picturesOf } from './raster-painting';
import type { Painting, PreparePicture } from './raster-painting';

/** Makes the pictures of blocks as bitmaps, one after the other. */
export type DrawRaster = (block: PlacedBlock, painting: Painting) => Promise<ImageBitmap>;

/** Runs in the worker, and on the page where there is none. The last block stays prepared for its next picture. */
export function createRasterDrawing(): DrawRaster {
  let kept: { readonly block: PlacedBlock; readonly prepare: PreparePicture } | null = null;
  let bytes = new Uint8ClampedArray();
  return (block, painting) => {
    if (kept?.block !== block) kept = { block, prepare: picturesOf(block) };
    const { bands, size, renderer } = kept.prepare(painting);
    const { width, height } = size;
    if (bytes.length !== 4 * width * height) bytes = new Uint8ClampedArray(4 * width * height);
    renderer.render(bands, size, bytes);
    return createImageBitmap(new ImageData(bytes, width, height));
  };
}
