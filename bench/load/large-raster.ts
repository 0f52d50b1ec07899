import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gridExtent, transformOfExtent } from '../../packages/raster/src';
import { openGeoTiff, writeCog } from '../../packages/raster/src/node';
import { largeSide } from './scene';

const noData = -9999;

/**
 * A COG of 10,000 x 10,000 cells in the place of a smaller raster, of values that are smooth with some noise, as results
 * are. Writing it takes a while: it is kept in the folder for temporary files.
 */
export async function largeRaster(small: string): Promise<string> {
  const source = await openGeoTiff(small);
  const { crs } = source.info;
  const extent = gridExtent(source.info);
  await source.close();
  const place = createHash('sha256')
    .update(JSON.stringify([crs, extent]))
    .digest('hex')
    .slice(0, 16);
  const path = join(tmpdir(), `gep-load-raster-${place}.tif`);
  if (existsSync(path)) return path;
  const transform = transformOfExtent(extent, largeSide, largeSide);
  const unfinished = `${path}.${process.pid}`;
  await writeCog(unfinished, { width: largeSide, height: largeSide, transform, crs, noData }, cells);
  await rename(unfinished, path);
  return path;
}

function cells(top: number, bottom: number): Float32Array {
  const values = new Float32Array((bottom - top) * largeSide);
  let noise = top + 1;
  for (let i = 0; i < values.length; i += 1) {
    const [column, row] = [i % largeSide, top + Math.floor(i / largeSide)];
    noise = (Math.imul(noise, 1664525) + 1013904223) >>> 0;
    values[i] = 100 + 40 * Math.sin(column / 300) + 40 * Math.cos(row / 200) + (noise >>> 24) / 64;
  }
  return values;
}
