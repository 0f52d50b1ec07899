import type { ModelCube } from './model-cube';
import type { LayerSums, TypeSums } from './type-sums';

/*
 * A cube file: 8 bytes `GEPCUBE1`, the length of the header and a checksum of it (32 bit each), the header as JSON padded
 * with blanks to 8 bytes, then the numbers of each cube as 64-bit floats. Everything is little endian. The header has the
 * checksum of each cube's numbers, so that one is read without the others.
 */

const magic = 'GEPCUBE1';
const headBytes = 16;

interface CubeHeader extends Omit<ModelCube, 'quantities' | 'valid'> {
  readonly rows: number;
  readonly layers: readonly string[];
  readonly outputs: readonly string[];
  readonly checksum: number;
}

/** Thrown for bytes other than a cube file, and for a damaged one. */
export class CubeFileError extends Error {
  constructor(what: string) {
    super(`cube file: ${what}. Calculate the project again to write a new one.`);
    this.name = 'CubeFileError';
  }
}

/** FNV-1a. */
function checksumOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193);
  return hash >>> 0;
}

/** The columns of a cube in the order of the file. */
function columnsOf({ quantities, valid }: ModelCube): (Float64Array | Int32Array)[] {
  const { district, type, cells, layers } = quantities;
  const sums = Object.values(layers).flatMap((layer) => [layer.sum, layer.valid]);
  return [district, type, cells, ...sums, ...Object.values(valid)];
}

function numbersOf(cube: ModelCube): Uint8Array {
  const columns = columnsOf(cube);
  const bytes = new Uint8Array(8 * columns.reduce((sum, { length }) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const column of columns)
    for (let i = 0; i < column.length; i++, at += 8) view.setFloat64(at, column[i], true);
  return bytes;
}

function headerOf({ quantities, valid, ...rest }: ModelCube, checksum: number): CubeHeader {
  return {
    ...rest,
    rows: quantities.cells.length,
    layers: Object.keys(quantities.layers),
    outputs: Object.keys(valid),
    checksum,
  };
}

/**
 * The cubes of a run as one file.
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * decodeCube(encodeCube([cube])).length; // 1
 */
export function encodeCube(cubes: readonly ModelCube[]): Uint8Array {
  const numbers = cubes.map(numbersOf);
  const headers = cubes.map((cube, i) => headerOf(cube, checksumOf(numbers[i])));
  const json = new TextEncoder().encode(JSON.stringify(headers));
  const headerLength = Math.ceil(json.length / 8) * 8;
  const end = headBytes + headerLength;
  const bytes = new Uint8Array(numbers.reduce((sum, { length }) => sum + length, end));
  bytes.set(new TextEncoder().encode(magic));
  bytes.fill(0x20, headBytes, end);
  bytes.set(json, headBytes);
  const view = new DataView(bytes.buffer);
  view.setUint32(8, headerLength, true);
  view.setUint32(12, checksumOf(bytes.subarray(headBytes, end)), true);
  let at = end;
  for (const part of numbers) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Bytes that the numbers of a cube take. */
function bytesOf({ rows, layers, outputs, districtCount }: CubeHeader): number {
  return 8 * (rows * (3 + 2 * layers.length) + districtCount * outputs.length);
}

/** Takes columns of numbers from bytes, one behind the other. */
function columnReader(bytes: Uint8Array): (length: number) => Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  return (length) => {
    const column = new Float64Array(length);
    for (let i = 0; i < length; i++, at += 8) column[i] = view.getFloat64(at, true);
    return column;
  };
}

function readCube({ checksum, ...header }: CubeHeader, bytes: Uint8Array): ModelCube {
  if (checksumOf(bytes) !== checksum)
    throw new CubeFileError(`the numbers of ${header.slug} do not match their checksum`);
  const { rows, layers, outputs, ...rest } = header;
  const take = columnReader(bytes);
  const [district, type] = [Int32Array.from(take(rows)), Int32Array.from(take(rows))];
  const cells = take(rows);
  const sums = layers.map((key): [string, LayerSums] => [key, { sum: take(rows), valid: take(rows) }]);
  const quantities: TypeSums = { district, type, cells, layers: Object.fromEntries(sums) };
  const valid = Object.fromEntries(outputs.map((key) => [key, take(rest.districtCount)]));
  return { ...rest, quantities, valid };
}

function headersOf(bytes: Uint8Array): { headers: readonly CubeHeader[]; end: number } {
  const name = new TextDecoder('latin1').decode(bytes.subarray(0, magic.length));
  if (bytes.length < headBytes || name.slice(0, -1) !== magic.slice(0, -1))
    throw new CubeFileError(`it begins with ${JSON.stringify(name)} and not with ${magic}`);
  if (name !== magic)
    throw new CubeFileError(`it is of version ${name.slice(-1)}, allowed: ${magic.slice(-1)}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = headBytes + view.getUint32(8, true);
  const json = bytes.subarray(headBytes, end);
  if (end > bytes.length || view.getUint32(12, true) !== checksumOf(json))
    throw new CubeFileError('its header does not match its checksum');
  return { headers: JSON.parse(new TextDecoder().decode(json)) as CubeHeader[], end };
}

/**
 * The cubes of a run from its file.
 * @param wanted which of them are read; absent: all
 * @throws CubeFileError for other bytes, another version and damaged files
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * decodeCube(encodeCube([cube]))[0].slug; // 'carbon-sequestration'
 */
export function decodeCube(
  bytes: Uint8Array,
  wanted: (cube: Pick<ModelCube, 'slug' | 'year'>) => boolean = () => true,
): ModelCube[] {
  const { headers, end } = headersOf(bytes);
  let at = end;
  return headers.flatMap((header) => {
    const from = at;
    at += bytesOf(header);
    if (at > bytes.length) throw new CubeFileError(`it ends before the numbers of ${header.slug}`);
    return wanted(header) ? [readCube(header, bytes.subarray(from, at))] : [];
  });
}
