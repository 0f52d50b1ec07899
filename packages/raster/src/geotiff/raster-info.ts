import { GepDataError } from '../gep-data-error';
import type { GridFrame } from '../grid';
import { bandMetadata } from './gdal-metadata';
import { georeferenceOf } from './georeference';
import type { DataType, ImageLayout } from './image-layout';
import { imageLayout, numbersOf } from './image-layout';
import { tag } from './tags';
import type { TiffDirectory, TiffFile } from './tiff-directory';

/** What a file says about one band. */
export interface BandInfo {
  readonly name?: string;
  readonly scale?: number;
  readonly offset?: number;
}

/** What a file says about itself. `scale` and `offset` are those of the first band. */
export interface RasterInfo extends GridFrame {
  /**
   * Ground control points of a file that has no grid: `transform` then counts columns and rows, `crs` is empty, and reads
   * by `extent` fail. Fit a grid to the points first, e.g. with gdalwarp.
   */
  readonly controlPoints?: number;
  /** Of a CMYK picture red, green, blue and alpha, as GDAL gives them. */
  readonly bands: number;
  /**
   * Of the cells as they are read. Integers of 64 bits come as float64; one that no double holds (beyond 2^53) and that is
   * not NoData refuses the read with `tiff-unsupported-sample`.
   */
  readonly dataType: DataType;
  readonly noData?: number;
  readonly scale?: number;
  readonly offset?: number;
  readonly bandInfo: readonly BandInfo[];
  readonly bandNames?: readonly string[];
  /** Red, green, blue, alpha (0 to 255) by cell value. */
  readonly colorTable?: readonly (readonly [number, number, number, number])[];
  /** Reduced copies inside the file, largest first. */
  readonly overviews: readonly { readonly width: number; readonly height: number }[];
  readonly compression: number;
  /** Size of a tile or strip: windows that fit it are read fastest. */
  readonly blockWidth: number;
  readonly blockHeight: number;
}

/** The directories of a file by their use: full image, overviews and masks in the same order. */
export interface RasterImages {
  readonly info: RasterInfo;
  /** Full resolution first, then ever smaller. */
  readonly levels: readonly ImageLayout[];
  /** In the same order; overviews need not have one each. */
  readonly masks: readonly ImageLayout[];
  /** The band that holds the opacity of the cells, counted from 0, where there is one and no mask. */
  readonly alpha?: number | undefined;
}

/** Sorts the directories of a file; throws GepDataError where the main image cannot be read. */
export function rasterImages(file: TiffFile): RasterImages {
  const [main] = file.directories;
  const layout = imageLayout(main, file.littleEndian, 'directory 0');
  const levels = [layout];
  const masks: ImageLayout[] = [];
  file.directories.slice(1).forEach((directory, i) => {
    const kind = numbersOf(directory.values.get(tag.newSubfileType))?.[0] ?? 0;
    const other = layoutOrNothing(directory, file, `directory ${i + 1}`);
    if (!other) return;
    if (kind & 4) masks.push(other);
    else if (kind & 1 && other.samples === layout.samples && other.dataType === layout.dataType)
      levels.push(other);
  });
  for (const images of [levels, masks]) images.sort((a, b) => b.width - a.width);
  const info = infoOf(main, layout, levels.slice(1));
  const alpha = masks.length === 0 ? alphaBand(main, layout) : undefined;
  return { info, levels, masks, alpha };
}

/** As GDAL has it: the last of two or four bands, of bytes or 16-bit whole numbers, that the file calls its opacity. */
function alphaBand(main: TiffDirectory, { samples, dataType }: ImageLayout): number | undefined {
  const isAlpha = [1, 2].includes(numbersOf(main.values.get(tag.extraSamples))?.at(-1) ?? 0);
  const mayMask = [2, 4].includes(samples) && ['uint8', 'uint16'].includes(dataType);
  return isAlpha && mayMask ? samples - 1 : undefined;
}

/** A broken overview or mask does not make the main image unreadable. */
function layoutOrNothing(directory: TiffDirectory, file: TiffFile, at: string): ImageLayout | undefined {
  try {
    return imageLayout(directory, file.littleEndian, at);
  } catch (error) {
    if (error instanceof GepDataError) return undefined;
    throw error;
  }
}

function infoOf(main: TiffDirectory, layout: ImageLayout, overviews: readonly ImageLayout[]): RasterInfo {
  const metadata = main.values.get(tag.gdalMetadata);
  const bands = bandMetadata(typeof metadata === 'string' ? metadata : '', layout.samples);
  const bandInfo = bands.map(({ scale, offset, description }): BandInfo => ({
    ...(description !== undefined && { name: description }),
    ...(scale !== undefined && { scale }),
    ...(offset !== undefined && { offset }),
  }));
  const { noData } = layout;
  const colorTable = layout.photometric === 3 ? colorTableOf(main, layout.bits) : undefined;
  const [{ scale, offset }] = bands;
  return {
    width: layout.width,
    height: layout.height,
    ...georeferenceOf(main),
    bands: layout.samples,
    dataType: layout.dataType,
    ...(noData !== undefined && { noData }),
    ...(scale !== undefined && { scale }),
    ...(offset !== undefined && { offset }),
    bandInfo,
    ...(bandInfo.some(({ name }) => name) && { bandNames: bandInfo.map(({ name }) => name ?? '') }),
    ...(colorTable && { colorTable }),
    overviews: overviews.map(({ width, height }) => ({ width, height })),
    compression: layout.compression,
    blockWidth: layout.blockWidth,
    blockHeight: layout.blockHeight,
  };
}

/** A colour for every value that the bits of a cell can have. */
function colorTableOf(
  directory: TiffDirectory,
  bits: number,
): [number, number, number, number][] | undefined {
  const map = numbersOf(directory.values.get(tag.colorMap)) ?? [];
  const size = 2 ** bits;
  if (map.length < 3 * size) return undefined;
  return Array.from({ length: size }, (_, i) => [
    map[i] >> 8,
    map[size + i] >> 8,
    map[2 * size + i] >> 8,
    255,
  ]);
}
