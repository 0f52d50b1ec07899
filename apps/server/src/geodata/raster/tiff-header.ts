import type { FileHandle } from 'node:fs/promises';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';

/** What the host needs to know of the first directory of a TIFF before it chooses a reader. */
export interface TiffHeader {
  readonly compression: number;
  /** Where the compression tags of all directories are stored in the file, and whether it is little endian. */
  readonly compressionAt: readonly number[];
  readonly littleEndian: boolean;
}

const sizes: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  16: 8,
  17: 8,
  18: 8,
};

interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly bands: number;
  /** Bands of one strip or tile: one where every band has its own. */
  readonly bandsOfBlock: number;
  readonly bits: number;
  readonly blockWidth: number;
  readonly blockHeight: number;
}

interface Entry {
  readonly type: number;
  readonly count: number;
  /** Where the values are. */
  readonly at: number;
}

/**
 * Reads the directories of a TIFF or BigTIFF and holds what they declare against the file: it must not loop, point
 * outside the file, or declare more than the limits allow. GDAL believes all of it, and opens every file; what it reads
 * is wider (64-bit and packed cells, CCITT) than what `@gep/raster` accepts, so the checks of that reader don't serve. Throws `raster-file-empty`, `raster-not-geotiff`,
 * `raster-truncated`, `raster-damaged`, `raster-too-large`, `raster-type-unsupported` or `raster-too-many-bands`.
 */
export async function readTiffHeader(file: FileHandle, name: string): Promise<TiffHeader> {
  const { size } = await file.stat();
  if (size === 0) refuse('raster-file-empty', name, 'a file with content');
  const bytes = async (at: number, length: number): Promise<DataView> => {
    if (!(at >= 0) || at + length > size)
      refuse('raster-truncated', name, 'a whole file: it points beyond its end', { args: { bytes: size } });
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, at);
    return new DataView(buffer.buffer, buffer.byteOffset, length);
  };
  const start = size >= 8 ? await bytes(0, 8) : null;
  const order = start?.getUint16(0);
  const little = order === 0x4949;
  const version = start?.getUint16(2, little);
  if (!start || (order !== 0x4949 && order !== 0x4d4d) || (version !== 42 && version !== 43))
    return refuse('raster-not-geotiff', name, 'a GeoTIFF (.tif)');
  const big = version === 43;
  const word = (view: DataView, at: number): number =>
    big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little);

  let next = big ? word(await bytes(8, 8), 0) : word(start, 4);
  let first: Map<number, Entry> | null = null;
  const compressionAt: number[] = [];
  const seen = new Set<number>();
  while (next !== 0) {
    if (seen.has(next)) refuse('raster-damaged', name, 'directories that do not loop');
    if (seen.size >= geodataLimits.raster.directories)
      refuse('raster-damaged', name, `${geodataLimits.raster.directories} directories at most`);
    seen.add(next);
    const head = await bytes(next, big ? 8 : 2);
    const count = big ? Number(head.getBigUint64(0, little)) : head.getUint16(0, little);
    if (count > 4096) refuse('raster-damaged', name, 'a directory of 4096 tags at most');
    const entrySize = big ? 20 : 12;
    const table = await bytes(next + head.byteLength, count * entrySize + (big ? 8 : 4)).catch(
      (error: unknown) => {
        // A last directory without a link to the next one is common in tiny files and harmless.
        if (first) throw error;
        return bytes(next + head.byteLength, count * entrySize);
      },
    );
    const found = readEntries(table, count, big, little, next + head.byteLength);
    const tag = found.get(259);
    if (tag?.type === 3) compressionAt.push(tag.at);
    first ??= found;
    next = table.byteLength > count * entrySize ? word(table, count * entrySize) : 0;
  }
  if (!first) return refuse('raster-damaged', name, 'an image directory');
  const entries = first;

  const values = async (tag: number): Promise<number[] | null> => {
    const entry = entries.get(tag);
    if (!entry || entry.count === 0) return null;
    const view = await bytes(entry.at, entry.count * (sizes[entry.type] ?? 1));
    return Array.from({ length: entry.count }, (_, i) => valueAt(view, entry.type, i, little));
  };
  const value = async (tag: number, otherwise: number): Promise<number> => {
    const entry = entries.get(tag);
    if (!entry || entry.count === 0) return otherwise;
    return valueAt(await bytes(entry.at, sizes[entry.type] ?? 1), entry.type, 0, little);
  };
  const width = await value(256, 0);
  const height = await value(257, 0);
  const bands = await value(277, 1);
  const bits = await value(258, 1);
  const tiled = entries.has(322);
  const blockWidth = tiled ? await value(322, 0) : width;
  const blockHeight = tiled ? await value(323, 0) : Math.min(height, await value(278, height));
  const bandsOfBlock = (await value(284, 1)) === 2 ? 1 : bands;
  // Colour in YCbCr belongs to pictures; decoders know it with 8 bits only.
  if ((await value(262, 1)) === 6 && bits !== 8)
    refuse('raster-type-unsupported', name, '8 bits for YCbCr colour', {
      args: { type: `YCbCr, ${bits} bits` },
    });
  checkSizes({ width, height, bands, bandsOfBlock, bits, blockWidth, blockHeight }, name);
  await checkBlocks(values, tiled, size, name);
  return {
    compression: await value(259, 1),
    compressionAt,
    littleEndian: little,
  };
}

function readEntries(
  table: DataView,
  count: number,
  big: boolean,
  little: boolean,
  start: number,
): Map<number, Entry> {
  const entries = new Map<number, Entry>();
  const entrySize = big ? 20 : 12;
  const room = big ? 8 : 4;
  for (let i = 0; i < count; i++) {
    const at = i * entrySize;
    const type = table.getUint16(at + 2, little);
    const length = big ? Number(table.getBigUint64(at + 4, little)) : table.getUint32(at + 4, little);
    const field = at + entrySize - room;
    const inside = length * (sizes[type] ?? 1) <= room;
    const link = big ? Number(table.getBigUint64(field, little)) : table.getUint32(field, little);
    entries.set(table.getUint16(at, little), { type, count: length, at: inside ? start + field : link });
  }
  return entries;
}

function valueAt(view: DataView, type: number, i: number, little: boolean): number {
  switch (sizes[type] ?? 1) {
    case 2:
      return view.getUint16(i * 2, little);
    case 4:
      return view.getUint32(i * 4, little);
    case 8:
      return Number(view.getBigUint64(i * 8, little));
    default:
      return view.getUint8(i);
  }
}

function checkSizes(declared: Sizes, name: string): void {
  const { width, height, bands, bandsOfBlock, bits, blockWidth, blockHeight } = declared;
  const { cells, bands: maxBands, blockBytes } = geodataLimits.raster;
  if (width < 1 || height < 1 || blockWidth < 1 || blockHeight < 1)
    refuse('raster-damaged', name, 'a width and a height');
  if (width * height > cells)
    refuse('raster-too-large', name, `${cells} cells at most`, { args: { width, height, cells } });
  if (bands > maxBands)
    refuse('raster-too-many-bands', name, `${maxBands} bands at most`, { args: { bands, maxBands } });
  // Whole numbers of 1 to 32 bits, floats of 16 to 64.
  if (bits > 32 && bits !== 64)
    refuse('raster-type-unsupported', name, 'real numbers of up to 64 bits', {
      args: { bits },
    });
  const decoded = blockWidth * blockHeight * Math.ceil(bits / 8) * bandsOfBlock;
  if (decoded > blockBytes)
    refuse('raster-too-large', name, `strips or tiles of ${blockBytes} bytes at most`, {
      args: { decoded, blockBytes },
    });
}

/** Every strip or tile that the directory names must be inside the file; 0 means "not written" (sparse files). */
async function checkBlocks(
  values: (tag: number) => Promise<number[] | null>,
  tiled: boolean,
  size: number,
  name: string,
): Promise<void> {
  const offsets = await values(tiled ? 324 : 273);
  const lengths = await values(tiled ? 325 : 279);
  if (!offsets || !lengths) return;
  for (let i = 0; i < Math.min(offsets.length, lengths.length); i++) {
    if (offsets[i] === 0 || lengths[i] === 0) continue;
    if (offsets[i] + lengths[i] > size)
      refuse('raster-truncated', name, 'a whole file: pixels lie beyond its end', { args: { bytes: size } });
  }
}
