import type { Extent, RasterScheme } from '../../model';
import { createPictureRenderer } from '../../renderer/raster/render-picture';
import { frameOfView, groundCell } from '../../renderer/raster/raster-view';
import { checkBlock } from '../../source/raster-block';
import type { PlacedBlock } from '../../source/raster-block';
import { createCanvas } from '../../symbol';
import type { RasterMapLayer } from '../raster/raster-layer';
import { resamplingOf } from '../raster/resampling-of';
import type { DrawThumbnail } from './draw-thumbnail';

export function rasterThumbnails(layer: RasterMapLayer): DrawThumbnail<RasterScheme> {
  const render = createPictureRenderer();
  let known: { readonly key: string; readonly block: Promise<PlacedBlock | null> } | null = null;
  // Pictures of one size share the cells: one that is not waited for any longer does not end the work.
  const cells = (scheme: RasterScheme, width: number, height: number): Promise<PlacedBlock | null> => {
    const resampling = resamplingOf(scheme);
    const key = [layer.model.extent, width, height, resampling].join(' ');
    if (known?.key === key) return known.block;
    const block = blockOf(layer, resampling, width, height);
    known = { key, block };
    block.catch(() => (known = null));
    return block;
  };
  return async (scheme, { width, height, signal }) => {
    const block = await cells(scheme, width, height);
    signal?.throwIfAborted();
    if (!block) return null;
    const { extent, projection } = { ...block, ...(layer.model.extent && layer.model) };
    const [minX, minY, maxX, maxY] = extent ?? block.extent;
    const resolution = cellOf([minX, minY, maxX, maxY], width, height);
    const view = {
      extent: [
        (minX + maxX) / 2 - (width / 2) * resolution,
        (minY + maxY) / 2 - (height / 2) * resolution,
        (minX + maxX) / 2 + (width / 2) * resolution,
        (minY + maxY) / 2 + (height / 2) * resolution,
      ] as const,
      resolution,
      pixelRatio: 1,
    };
    const frame = frameOfView(block, view, projection, scheme.relief.used ? 1 : 0);
    if (!frame) return null;
    const { image } = render(block, {
      frame,
      resampling: resamplingOf(scheme),
      scheme: scheme.bands.length === 0 ? { ...scheme, bands: layer.model.bands } : scheme,
      groundCell: scheme.relief.used ? groundCell(frame) : null,
      webgl: false,
    });
    const canvas = createCanvas(width, height);
    const [left, top] = [frame.extent[0] - view.extent[0], view.extent[3] - frame.extent[3]];
    canvas.getContext('2d')?.drawImage(image, Math.round(left / resolution), Math.round(top / resolution));
    return canvas;
  };
}

/** One cell a pixel of the picture; the present block of a layer that knows no extent. */
async function blockOf(
  { load, model }: RasterMapLayer,
  resampling: ReturnType<typeof resamplingOf>,
  width: number,
  height: number,
): Promise<PlacedBlock | null> {
  const { projection } = model;
  const extent = model.extent ?? ([0, 0, 1, 1] as const);
  const { signal } = new AbortController();
  const block = await load(extent, cellOf(extent, width, height), { signal, projection, resampling });
  if (block) checkBlock(block);
  return block && { ...block, projection: block.projection ?? projection };
}

function cellOf([minX, minY, maxX, maxY]: Extent, width: number, height: number): number {
  return Math.max((maxX - minX) / width, (maxY - minY) / height);
}
