import { open } from 'node:fs/promises';
import type { Transform } from '@gep/raster';
import { writeWhole } from '@gep/raster/node';
import { geodataLimits } from '../limits';
import { cellAreas } from './cell-areas';
import { cellWindows } from './cell-windows';
import type { CellRectangle } from './cell-windows';
import type { TransformPoints } from './coordinate-transform';
import type { PreparedCells } from './prepared-cells';
import type { RasterSource } from './raster-source';

/**
 * Writes a rectangle of a source band, prepared, as a flat file, window by window. With `toTarget` values are divided
 * by the area of their cell in the target CRS.
 */
export async function writeSourceBlock(
  path: string,
  source: RasterSource & { readonly transform: Transform },
  band: number,
  area: CellRectangle,
  cells: PreparedCells,
  toTarget: TransformPoints | null,
): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const window of cellWindows(area, source.blocks, geodataLimits.raster.windowCells)) {
      const { data, mask } = await source.read(band, window);
      const areas = toTarget && (await cellAreas(window, source.transform, toTarget));
      const prepared = cells.prepare(
        data,
        mask,
        areas ? (i) => areas(i % window.width, Math.floor(i / window.width)) : undefined,
      );
      const size = prepared.BYTES_PER_ELEMENT;
      const bytes = new Uint8Array(prepared.buffer, prepared.byteOffset, prepared.byteLength);
      const startOf = (row: number): number =>
        ((window.top - area.top + row) * area.width + window.left - area.left) * size;
      if (window.width === area.width) await writeWhole(file, bytes, startOf(0));
      else
        for (let row = 0; row < window.height; row++)
          await writeWhole(
            file,
            bytes.subarray(row * window.width * size, (row + 1) * window.width * size),
            startOf(row),
          );
    }
  } finally {
    await file.close();
  }
}
