import type { ModelCube } from './model-cube';
import type { LayerSums, TypeSums } from './type-sums';

/*
 * A cube file: 8 bytes `GEPCUBE1`, the length of the header and a checksum of all bytes behind it (32 bit each), the
 * header as JSON padded with blanks to 8 bytes, then the numbers as 64-bit floats. Everything is little endian.
 */

const magic = 'GEPCUBE1';
const headOfNumbers = 16;

interface CubeHeader extends Omit<ModelCube, 'quantities' | 'valid'> {
  readonly rows: number;
  readonly layers: readonly string[];
  readonly outputs: readonly string[];
}

/** Thrown for bytes that are no cube file, or a damaged one. */
export class CubeFileError extends Error {
  constructor(what: string) {
    super(`cube file: ${what}. Calculate the project again to write a new one.`);
    this.name = 'CubeFileError';
  }
}

/** FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** The columns of a cube in the order of the file. */
function columnsOf({ quantities, valid }: ModelCube): (Float64Array | Int32Array)[] {
  const { district, type, cells, layers } = quantities;
  const sums = Object.values(layers).flatMap((layer) => [layer.sum, layer.valid]);
  return [district, type, cells, ...sums, ...Object.values(valid)];
}

function headerOf({ quantities, valid, ...rest }: ModelCube): CubeHeader {
  return {
    ...rest,
    rows: quantities.cells.length,
    layers: Object.keys(quantities.layers),
    outputs: Object.keys(valid),
  };
}

/** The cubes of a run as one file. */
export function encodeCube(cubes: readonly ModelCube[]): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(cubes.map(headerOf)));
  const columns = cubes.flatMap(columnsOf);
  const headerLength = Math.ceil(json.length / 8) * 8;
  const numbers = columns.reduce((sum, column) => sum + column.length, 0);
  const bytes = new Uint8Array(headOfNumbers + headerLength + 8 * numbers);
  bytes.set(new TextEncoder().encode(magic));
  bytes.fill(0x20, headOfNumbers, headOfNumbers + headerLength);
  bytes.set(json, headOfNumbers);
  const view = new DataView(bytes.buffer);
  let at = headOfNumbers + headerLength;
  for (const column of columns)
    for (const number of column) {
      view.setFloat64(at, number, true);
      at += 8;
    }
  view.setUint32(8, headerLength, true);
  view.setUint32(12, checksum(bytes.subarray(headOfNumbers)), true);
  return bytes;
}

/** Takes columns of numbers from a file, one behind the other. */
function columnReader(view: DataView, from: number): (length: number) => Float64Array {
  let at = from;
  return (length) => {
    if (at + 8 * length > view.byteLength) throw new CubeFileError('it ends before its last number');
    const column = new Float64Array(length);
    for (let i = 0; i < length; i++, at += 8) column[i] = view.getFloat64(at, true);
    return column;
  };
}

function readCube(header: CubeHeader, take: (length: number) => Float64Array): ModelCube {
  const { rows, layers, outputs, ...rest } = header;
  const [district, type] = [Int32Array.from(take(rows)), Int32Array.from(take(rows))];
  const cells = take(rows);
  const sums = layers.map((key): [string, LayerSums] => [key, { sum: take(rows), valid: take(rows) }]);
  const quantities: TypeSums = { district, type, cells, layers: Object.fromEntries(sums) };
  const valid = Object.fromEntries(outputs.map((key) => [key, take(rest.districtCount)]));
  return { ...rest, quantities, valid };
}

/**
 * The cubes of a run from its file.
 * @throws CubeFileError for other bytes, another version and damaged files
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * decodeCube(encodeCube([cube]))[0].slug; // 'carbon-sequestration'
 */
export function decodeCube(bytes: Uint8Array): ModelCube[] {
  const name = new TextDecoder('latin1').decode(bytes.subarray(0, magic.length));
  if (bytes.length < headOfNumbers || name.slice(0, -1) !== magic.slice(0, -1))
    throw new CubeFileError(`it begins with ${JSON.stringify(name)} and not with ${magic}`);
  if (name !== magic)
    throw new CubeFileError(`it is of version ${name.slice(-1)}, allowed: ${magic.slice(-1)}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(12, true) !== checksum(bytes.subarray(headOfNumbers)))
    throw new CubeFileError('its bytes do not match its checksum');
  const end = headOfNumbers + view.getUint32(8, true);
  const headers = JSON.parse(new TextDecoder().decode(bytes.subarray(headOfNumbers, end))) as CubeHeader[];
  const take = columnReader(view, end);
  return headers.map((header) => readCube(header, take));
}
