import { copyFile, open } from 'node:fs/promises';
import { join } from 'node:path';
import { startGdal, takeOutput } from '../gdal';
import type { Gdal, GdalDataset } from '../gdal';
import { refuse } from '../geodata-error';
import type { GeodataWarning } from '../problem-codes';
import type { TaskContext } from '../task-context';
import { rasterFacts } from './gdal-raster-info';
import type { RasterFacts } from './gdal-raster-info';
import { openWithPackage } from './package-reader';
import { cellArrays } from './raster-source';
import type { CellArray, RasterSource } from './raster-source';
import { checkRaster } from './check-raster';
import type { TiffHeader } from './tiff-header';

const wideTypes = {
  int8: 'Int16',
  uint8: null,
  uint16: null,
  int16: null,
  uint32: null,
  int32: null,
  float32: 'Float32',
  float64: 'Float64',
};

/**
 * Opens a GeoTIFF: header checks first, then GDAL for position, CRS and metadata. Cells come from GDAL, or from
 * `@gep/raster` for the codecs that GDAL's WebAssembly build lacks. `started`: the GDAL of a task that has opened a
 * raster before. Throws `GeodataError`.
 */
export async function openRaster(
  path: string,
  name: string,
  context: TaskContext,
  started?: Gdal,
): Promise<{ gdal: Gdal; source: RasterSource }> {
  const { header, codec } = await checkRaster(path, name);
  const gdal = started ?? (await startGdal(context.folder));
  const opened =
    codec.reader === 'gdal'
      ? await gdal.openCopy(path, 'raster.tif')
      : await openHeaderOnly(gdal, path, header, context);
  const dataset = opened.value;
  if (!dataset)
    return refuse('raster-damaged', name, 'a GeoTIFF that can be read', { detail: opened.errors.join('; ') });
  const facts = rasterFacts(dataset, name);
  const warnings: GeodataWarning[] = [...facts.warnings];
  if (opened.errors.length > 0 || (codec.reader === 'gdal' && opened.warnings.length > 0))
    warnings.push({
      code: 'raster-metadata-damaged',
      at: name,
      expected: 'a file without faults in its directory',
      detail: [...opened.errors, ...opened.warnings].slice(0, 5).join('; '),
    });
  const { read, close } =
    codec.reader === 'gdal'
      ? { read: gdalReader(gdal, dataset, facts, name), close: null }
      : await openWithPackage(path, name, codec.name);
  const closeBoth = async (): Promise<void> => {
    await close?.();
    await gdal.closeCopy(dataset);
  };
  return {
    gdal,
    source: { ...facts, name, compression: codec.name, warnings, read, close: closeBoth },
  };
}

/** GDAL refuses to open a file whose codec it lacks; a copy that claims to be uncompressed tells all but the cells. */
async function openHeaderOnly(
  gdal: Gdal,
  path: string,
  header: TiffHeader,
  context: TaskContext,
): ReturnType<Gdal['openCopy']> {
  const copy = join(context.folder, 'header.tif');
  await copyFile(path, copy);
  const file = await open(copy, 'r+');
  try {
    // Overviews and masks too, or GDAL complains of them.
    for (const at of header.compressionAt)
      await file.write(Buffer.from(header.littleEndian ? [1, 0] : [0, 1]), 0, 2, at);
  } finally {
    await file.close();
  }
  return gdal.openCopy(copy, 'raster.tif');
}

function gdalReader(
  gdal: Gdal,
  dataset: GdalDataset,
  facts: RasterFacts,
  name: string,
): RasterSource['read'] {
  const part = async (
    band: string,
    type: string | null,
    left: number,
    top: number,
    width: number,
    height: number,
  ) => {
    const options = ['-of', 'ENVI', '-b', band, '-srcwin', ...[left, top, width, height].map(String)];
    // ENVI cannot keep a rotated position; the cells alone are wanted here.
    options.push('-a_ullr', '0', String(height), String(width), '0');
    if (type) options.push('-ot', type);
    const written = await gdal.step(() => gdal.build.gdal_translate(dataset, options, gdal.newName()));
    if (!written.value || written.errors.length > 0)
      return refuse('raster-damaged', name, 'cells that can be decoded', {
        detail: written.errors.join('; '),
      });
    return takeOutput(written.value.real);
  };
  return async (band, { left, top, width, height }) => {
    const wide = wideTypes[facts.cellType];
    const bytes = await part(String(band), wide, left, top, width, height);
    const Cells = wide === 'Int16' ? Int16Array : cellArrays[facts.cellType];
    const data: CellArray = new Cells(bytes.buffer as ArrayBuffer, bytes.byteOffset, width * height);
    if (!facts.bands[band - 1].hasMask) return { data };
    const mask = await part(`mask,${band}`, 'Byte', left, top, width, height);
    return { data, mask: new Uint8Array(mask.buffer as ArrayBuffer, mask.byteOffset, width * height) };
  };
}
