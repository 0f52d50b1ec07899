import type { Grid, TypedArray } from '../grid';
import { checkGrid, holdsNoData } from '../grid';
import { aboutFields, adobeDeflate, layoutFields, placeFields } from './image-fields';
import { tag } from './tags';
import type { TiffImage } from './tiff-writer';
import { writeTiff } from './tiff-writer';
import { deflateAll, isNoise, packedTiles, plainStrips, tileSize } from './written-blocks';
import { tilesOf } from './tiles';

/** Names of the bands of a written file. */
export interface WriteOptions {
  /** One name a band. */
  readonly bandNames?: readonly string[];
  /**
   * Packs in Node only runs of equal bytes, and nothing where that saves less than a third: at most half of the time, and
   * up to twice the bytes. Grids that are not packed are written as strips.
   */
  readonly quick?: boolean;
  readonly signal?: AbortSignal;
}

/**
 * Bytes of a tiled deflate GeoTIFF of grids with one frame, number type and NoData: one band a grid, floating-point predictor
 * for floats, horizontal differencing for integers. For windows and small grids: everything is in memory, without overviews.
 *
 * Cells that a mask leaves out become NoData where the grids have one that their cells can be; else the file gets an internal
 * mask, which all bands must share. Throws RangeError or TypeError when the grids do not fit together or the CRS is neither `EPSG:n` nor WKT.
 * @example
 * const bytes = await writeGeoTiff(heights, { bandNames: ['height'] });
 * (await readGeoTiff(bytes))[0].crs; // 'EPSG:32650'
 */
export async function writeGeoTiff(
  grids: readonly Grid[] | Grid,
  options: WriteOptions = {},
): Promise<Uint8Array> {
  const bands: readonly Grid[] = 'data' in grids ? [grids] : grids;
  checkBands(bands);
  const [first] = bands;
  const cells = bands.map(masked);
  const { layout, stored } =
    options.quick && isNoise(cells[0], first)
      ? plainStrips(cells, first)
      : await packedTiles(cells, first, options);
  const image: TiffImage = {
    fields: [
      ...layoutFields(first, bands.length, layout),
      ...placeFields(first),
      ...aboutFields(
        first.noData,
        bands.map(({ scale, offset }, i) => ({ scale, offset, description: options.bandNames?.[i] })),
      ),
    ],
    ...stored,
  };
  const mask = marksNoData(first) ? undefined : first.mask;
  return writeTiff(mask ? [image, await maskImage(first, mask, options.signal)] : [image]);
}

function checkBands(bands: readonly Grid[]): void {
  if (bands.length === 0) throw new RangeError('grids: got none, allowed: at least one');
  const [first] = bands;
  bands.forEach((band, i) => {
    checkGrid(band);
    const same =
      band.width === first.width &&
      band.height === first.height &&
      band.crs === first.crs &&
      band.transform.every((value, k) => value === first.transform[k]);
    if (!same) throw new RangeError(`grids[${i}]: got another frame, allowed: the frame of grids[0]`);
    if (band.data.constructor !== first.data.constructor)
      throw new TypeError(
        `grids[${i}].data: got ${band.data.constructor.name}, allowed: ${first.data.constructor.name}`,
      );
    if (!Object.is(band.noData, first.noData))
      throw new RangeError(
        `grids[${i}].noData: got ${band.noData}, allowed: that of grids[0], ${first.noData}`,
      );
    if (!marksNoData(first) && !sameMask(band.mask, first.mask))
      throw new RangeError(
        `grids[${i}].mask: got another mask, allowed: that of grids[0] where there is no NoData`,
      );
  });
}

function marksNoData({ data, noData }: Grid): boolean {
  return holdsNoData(data.constructor as new (length: number) => TypedArray, noData);
}

function sameMask(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === other) return true;
  return !!one && !!other && one.every((cell, i) => (cell === 0) === (other[i] === 0));
}

function masked(grid: Grid): TypedArray {
  const { data, mask, noData } = grid;
  if (!mask || noData === undefined || !marksNoData(grid)) return data;
  const copy = data.slice();
  for (let i = 0; i < mask.length; i++) if (mask[i] === 0) copy[i] = noData;
  return copy;
}

/** A transparency mask of one bit a cell. */
async function maskImage(
  { width, height }: Grid,
  mask: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<TiffImage> {
  const { tileWidth, tileHeight } = tileSize(width, height);
  const tiles = function* (): Generator<Uint8Array> {
    for (const tile of tilesOf(mask, width, height, tileWidth, tileHeight)) {
      const bits = new Uint8Array(tile.length / 8);
      for (let i = 0; i < tile.length; i++) if (tile[i]) bits[i >> 3] |= 0x80 >> (i & 7);
      yield bits;
    }
  };
  return {
    fields: [
      { tag: tag.newSubfileType, type: 'long', values: [4] },
      { tag: tag.imageWidth, type: 'long', values: [width] },
      { tag: tag.imageLength, type: 'long', values: [height] },
      { tag: tag.bitsPerSample, type: 'short', values: [1] },
      { tag: tag.compression, type: 'short', values: [adobeDeflate] },
      { tag: tag.photometric, type: 'short', values: [4] },
      { tag: tag.samplesPerPixel, type: 'short', values: [1] },
      { tag: tag.planarConfiguration, type: 'short', values: [1] },
      { tag: tag.tileWidth, type: 'short', values: [tileWidth] },
      { tag: tag.tileLength, type: 'short', values: [tileHeight] },
    ],
    blocks: await deflateAll(tiles(), { signal }),
    offsetsTag: tag.tileOffsets,
    lengthsTag: tag.tileByteCounts,
  };
}
