import type { GridFrame, TypedArray } from '../grid';
import type { BandMetadata } from './gdal-metadata';
import { writeBandMetadata } from './gdal-metadata';
import { geoKeysOfCrs } from './geo-keys-of-crs';
import { tag } from './tags';
import type { TiffField } from './tiff-writer';
import { isFloat } from './tiles';

const uncompressed = 1;
/** TIFF number of zlib's deflate. */
export const adobeDeflate = 8;

/** Tiles that are predicted and deflated, or strips of plain samples. */
export type BlockLayout =
  { readonly tileWidth: number; readonly tileHeight: number } | { readonly rowsPerStrip: number };

/** Size, number type, compression and blocks of an image. */
export function layoutFields(
  image: { readonly width: number; readonly height: number; readonly data: TypedArray },
  bands: number,
  blocks: BlockLayout,
): TiffField[] {
  const { width, height, data } = image;
  const each = (value: number): number[] => new Array<number>(bands).fill(value);
  return [
    { tag: tag.imageWidth, type: 'long', values: [width] },
    { tag: tag.imageLength, type: 'long', values: [height] },
    { tag: tag.bitsPerSample, type: 'short', values: each(data.BYTES_PER_ELEMENT * 8) },
    { tag: tag.photometric, type: 'short', values: [1] },
    { tag: tag.samplesPerPixel, type: 'short', values: [bands] },
    { tag: tag.planarConfiguration, type: 'short', values: [bands > 1 ? 2 : 1] },
    ...blockFields(data, blocks),
    ...(bands > 1 ? [{ tag: tag.extraSamples, type: 'short', values: each(0).slice(1) } as const] : []),
    { tag: tag.sampleFormat, type: 'short', values: each(sampleFormat(data)) },
  ];
}

function blockFields(data: TypedArray, blocks: BlockLayout): TiffField[] {
  if ('rowsPerStrip' in blocks)
    return [
      { tag: tag.compression, type: 'short', values: [uncompressed] },
      { tag: tag.rowsPerStrip, type: 'long', values: [blocks.rowsPerStrip] },
    ];
  return [
    { tag: tag.compression, type: 'short', values: [adobeDeflate] },
    { tag: tag.predictor, type: 'short', values: [isFloat(data) ? 3 : 2] },
    { tag: tag.tileWidth, type: 'short', values: [blocks.tileWidth] },
    { tag: tag.tileLength, type: 'short', values: [blocks.tileHeight] },
  ];
}

function sampleFormat(data: TypedArray): number {
  if (isFloat(data)) return 3;
  return data instanceof Int8Array || data instanceof Int16Array || data instanceof Int32Array ? 2 : 1;
}

/** Place and CRS of an image; none where the frame is that of bare cells. */
export function placeFields({ transform, crs }: Pick<GridFrame, 'transform' | 'crs'>): TiffField[] {
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

/** NoData, and names, scale and offset of the bands, as GDAL writes them. */
export function aboutFields(noData: number | undefined, bands: readonly BandMetadata[]): TiffField[] {
  const metadata = writeBandMetadata(bands);
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
