import { throwIfAborted } from '../abort';
import type { Grid, TypedArray } from '../grid';
import { checkGrid, holdsNoData } from '../grid';
import { deflate } from './deflate';
import { writeBandMetadata } from './gdal-metadata';
import { geoKeysOfCrs } from './geo-keys-of-crs';
import { makeDifferences, makeFloatPlanes } from './predictor';
import { tag } from './tags';
import type { TiffField, TiffImage } from './tiff-writer';
import { writeTiff } from './tiff-writer';

/** Names of the bands of a written file. */
export interface WriteOptions {
  /** One name a band. */
  readonly bandNames?: readonly string[];
  readonly signal?: AbortSignal;
}

const tileSide = 256;
const adobeDeflate = 8;
const deflatedAtOnce = 8;

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
  const tileWidth = Math.min(tileSide, Math.ceil(first.width / 16) * 16);
  const tileHeight = Math.min(tileSide, Math.ceil(first.height / 16) * 16);
  const tiles = function* (): Generator<Uint8Array> {
    for (const band of bands)
      for (const tile of tilesOf(masked(band), first.width, first.height, tileWidth, tileHeight))
        yield predicted(tile, tileWidth);
  };
  const blocks = await deflateAll(tiles(), options.signal);
  const image: TiffImage = {
    fields: [
      ...layoutFields(first, bands.length, tileWidth, tileHeight),
      ...placeFields(first),
      ...aboutFields(bands, options.bandNames),
    ],
    blocks,
    offsetsTag: tag.tileOffsets,
    lengthsTag: tag.tileByteCounts,
  };
  const mask = marksNoData(first) ? undefined : first.mask;
  return writeTiff(
    mask ? [image, await maskImage(first, mask, tileWidth, tileHeight, options.signal)] : [image],
  );
}

/** Deflates tiles in their order; a few at once, since the platform packs in its own threads. */
async function deflateAll(
  tiles: Generator<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<Uint8Array[]> {
  const blocks: Uint8Array[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (const tile of tiles) {
      throwIfAborted(signal);
      const place = next++;
      blocks[place] = await deflate(tile);
    }
  };
  await Promise.all(Array.from({ length: deflatedAtOnce }, work));
  return blocks;
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

/** Copies of the tiles, edge tiles filled up with 0. */
function* tilesOf(
  data: TypedArray,
  width: number,
  height: number,
  tileWidth: number,
  tileHeight: number,
): Generator<TypedArray> {
  const construct = data.constructor as new (length: number) => TypedArray;
  for (let top = 0; top < height; top += tileHeight)
    for (let left = 0; left < width; left += tileWidth) {
      const tile = new construct(tileWidth * tileHeight);
      const columns = Math.min(tileWidth, width - left);
      for (let row = 0; row < Math.min(tileHeight, height - top); row++) {
        const from = (top + row) * width + left;
        tile.set(data.subarray(from, from + columns), row * tileWidth);
      }
      yield tile;
    }
}

/** The machine is taken to be little-endian, as every machine that runs JavaScript engines today is. */
function predicted(tile: TypedArray, tileWidth: number): Uint8Array {
  const bytes = new Uint8Array(tile.buffer, 0, tile.byteLength);
  const size = tile.BYTES_PER_ELEMENT;
  if (isFloat(tile)) makeFloatPlanes(bytes, tileWidth * size, size);
  else
    makeDifferences(
      new [Uint8Array, Uint16Array, Uint32Array][Math.log2(size)](bytes.buffer as ArrayBuffer),
      tileWidth,
    );
  return bytes;
}

function isFloat(data: TypedArray): boolean {
  return data instanceof Float32Array || data instanceof Float64Array;
}

function sampleFormat(data: TypedArray): number {
  if (isFloat(data)) return 3;
  return data instanceof Int8Array || data instanceof Int16Array || data instanceof Int32Array ? 2 : 1;
}

function layoutFields(
  { width, height, data }: Grid,
  bands: number,
  tileWidth: number,
  tileHeight: number,
): TiffField[] {
  const each = (value: number): number[] => new Array<number>(bands).fill(value);
  return [
    { tag: tag.imageWidth, type: 'long', values: [width] },
    { tag: tag.imageLength, type: 'long', values: [height] },
    { tag: tag.bitsPerSample, type: 'short', values: each(data.BYTES_PER_ELEMENT * 8) },
    { tag: tag.compression, type: 'short', values: [adobeDeflate] },
    { tag: tag.photometric, type: 'short', values: [1] },
    { tag: tag.samplesPerPixel, type: 'short', values: [bands] },
    { tag: tag.planarConfiguration, type: 'short', values: [bands > 1 ? 2 : 1] },
    { tag: tag.predictor, type: 'short', values: [isFloat(data) ? 3 : 2] },
    { tag: tag.tileWidth, type: 'short', values: [tileWidth] },
    { tag: tag.tileLength, type: 'short', values: [tileHeight] },
    ...(bands > 1 ? [{ tag: tag.extraSamples, type: 'short', values: each(0).slice(1) } as const] : []),
    { tag: tag.sampleFormat, type: 'short', values: each(sampleFormat(data)) },
  ];
}

function placeFields({ transform, crs }: Grid): TiffField[] {
  const [a, b, c, d, e, f] = transform;
  const untouched = crs === '' && [a, b, c, d, e, f].every((value, i) => value === [1, 0, 0, 0, 1, 0][i]);
  if (untouched) return [];
  const { directory, doubles, ascii } = geoKeysOfCrs(crs);
  const upright = b === 0 && d === 0 && a > 0 && e < 0;
  return [
    ...(upright
      ? ([
          { tag: tag.modelPixelScale, type: 'double', values: [a, -e, 0] },
          { tag: tag.modelTiepoint, type: 'double', values: [0, 0, 0, c, f, 0] },
        ] as const)
      : ([
          {
            tag: tag.modelTransformation,
            type: 'double',
            values: [a, b, 0, c, d, e, 0, f, 0, 0, 0, 0, 0, 0, 0, 1],
          },
        ] as const)),
    { tag: tag.geoKeyDirectory, type: 'short', values: directory },
    ...(doubles.length ? [{ tag: tag.geoDoubleParams, type: 'double', values: doubles } as const] : []),
    ...(ascii ? [{ tag: tag.geoAsciiParams, type: 'ascii', values: ascii } as const] : []),
  ];
}

function aboutFields(bands: readonly Grid[], names: readonly string[] | undefined): TiffField[] {
  const { noData } = bands[0];
  const metadata = writeBandMetadata(
    bands.map(({ scale, offset }, i) => ({ scale, offset, description: names?.[i] })),
  );
  return [
    ...(noData === undefined
      ? []
      : [{ tag: tag.gdalNoData, type: 'ascii', values: noDataText(noData) } as const]),
    ...(metadata ? [{ tag: tag.gdalMetadata, type: 'ascii', values: metadata } as const] : []),
  ];
}

function noDataText(noData: number): string {
  if (Number.isNaN(noData)) return 'nan';
  if (!Number.isFinite(noData)) return noData > 0 ? 'inf' : '-inf';
  return String(noData);
}

/** A transparency mask of one bit a cell. */
async function maskImage(
  grid: Grid,
  mask: Uint8Array,
  tileWidth: number,
  tileHeight: number,
  signal: AbortSignal | undefined,
): Promise<TiffImage> {
  const tiles = function* (): Generator<Uint8Array> {
    for (const tile of tilesOf(mask, grid.width, grid.height, tileWidth, tileHeight)) {
      const bits = new Uint8Array(tile.length / 8);
      for (let i = 0; i < tile.length; i++) if (tile[i]) bits[i >> 3] |= 0x80 >> (i & 7);
      yield bits;
    }
  };
  const blocks = await deflateAll(tiles(), signal);
  return {
    fields: [
      { tag: tag.newSubfileType, type: 'long', values: [4] },
      { tag: tag.imageWidth, type: 'long', values: [grid.width] },
      { tag: tag.imageLength, type: 'long', values: [grid.height] },
      { tag: tag.bitsPerSample, type: 'short', values: [1] },
      { tag: tag.compression, type: 'short', values: [adobeDeflate] },
      { tag: tag.photometric, type: 'short', values: [4] },
      { tag: tag.samplesPerPixel, type: 'short', values: [1] },
      { tag: tag.planarConfiguration, type: 'short', values: [1] },
      { tag: tag.tileWidth, type: 'short', values: [tileWidth] },
      { tag: tag.tileLength, type: 'short', values: [tileHeight] },
    ],
    blocks,
    offsetsTag: tag.tileOffsets,
    lengthsTag: tag.tileByteCounts,
  };
}
