import { fnv1a, FNV_START } from '../shared/fnv-1a';
import type { ModelCube } from './model-cube';
import type { LayerSums, TypeSums } from './type-sums';

/*
 * A cube file: 8 bytes `GEPCUBE2`, the length of the header and a checksum of it (32 bit each), the header as JSON padded
 * with blanks, then the numbers of each cube as 64-bit floats. Everything is little endian. The header has the checksum of
 * each cube's numbers, so that one is read without the others. The file of a large region has hundreds of megabytes: it is
 * written a column at a time, and only the wanted cubes are read. Files of version 1 lack the spread of layers.
 */

const magic = 'GEPCUBE2';
const versions = ['1', '2'];
const headBytes = 16;

interface CubeHeader extends Omit<ModelCube, 'quantities' | 'valid'> {
  readonly rows: number;
  readonly layers: readonly string[];
  /** Whether the layers have their spread; absent in version 1, which has none. */
  readonly spread?: boolean;
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

/** Whether all layers of a cube have their spread. */
function hasSpread({ quantities: { layers } }: ModelCube): boolean {
  return Object.values(layers).every(({ spread }) => spread !== undefined);
}

/** The columns of a cube in the order of the file. */
function columnsOf(cube: ModelCube): (Float64Array | Int32Array)[] {
  const { quantities, valid } = cube;
  const { district, type, cells, layers } = quantities;
  const spreads = hasSpread(cube);
  const sums = Object.values(layers).flatMap(({ sum, valid: counts, spread }) => [
    sum,
    counts,
    ...(spreads && spread ? [spread.mean, spread.deviations, spread.min, spread.max] : []),
  ]);
  return [district, type, cells, ...sums, ...Object.values(valid)];
}

function numbersOf(column: Float64Array | Int32Array): Uint8Array {
  const bytes = new Uint8Array(8 * column.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < column.length; i++) view.setFloat64(8 * i, column[i], true);
  return bytes;
}

function headerOf(cube: ModelCube, checksum: number): CubeHeader {
  const { quantities, valid, ...rest } = cube;
  return {
    ...rest,
    rows: quantities.cells.length,
    layers: Object.keys(quantities.layers),
    spread: hasSpread(cube),
    outputs: Object.keys(valid),
    checksum,
  };
}

/** Start and header of a file; the header is padded to a length, if one is given. */
function startOf(headers: readonly CubeHeader[], length?: number): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(headers));
  const headerLength = length ?? Math.ceil(json.length / 8) * 8;
  const bytes = new Uint8Array(headBytes + headerLength).fill(0x20, headBytes);
  bytes.set(new TextEncoder().encode(magic));
  bytes.set(json, headBytes);
  const view = new DataView(bytes.buffer);
  view.setUint32(8, headerLength, true);
  view.setUint32(12, fnv1a(bytes.subarray(headBytes)), true);
  return bytes;
}

/** Some bytes of a file, and where they go. */
export interface CubeFilePart {
  readonly at: number;
  readonly bytes: Uint8Array;
}

/**
 * The parts of a file with the cubes of a run, one after the other: the columns of numbers, and last the header, which
 * needs their checksums.
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * const parts = [...cubeFileParts([cube])];
 * parts[parts.length - 1].at; // 0
 */
export function* cubeFileParts(cubes: readonly ModelCube[]): Generator<CubeFilePart, void> {
  // No checksum has more digits than this one.
  const { length } = startOf(cubes.map((cube) => headerOf(cube, 0xffffffff)));
  let at = length;
  const headers: CubeHeader[] = [];
  for (const cube of cubes) {
    let checksum = FNV_START;
    for (const column of columnsOf(cube)) {
      const bytes = numbersOf(column);
      checksum = fnv1a(bytes, checksum);
      yield { at, bytes };
      at += bytes.length;
    }
    headers.push(headerOf(cube, checksum));
  }
  yield { at: 0, bytes: startOf(headers, length - headBytes) };
}

/**
 * The cubes of a run as one file.
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * new TextDecoder().decode(encodeCube([cube]).subarray(0, 8)); // 'GEPCUBE2'
 */
export function encodeCube(cubes: readonly ModelCube[]): Uint8Array {
  const parts = [...cubeFileParts(cubes)];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.bytes.length, 0));
  for (const part of parts) bytes.set(part.bytes, part.at);
  return bytes;
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

/** A cube in a file, and where its numbers are. */
interface CubeEntry {
  readonly header: CubeHeader;
  readonly from: number;
  readonly length: number;
}

function readCube({ header: { checksum, ...header }, length }: CubeEntry, bytes: Uint8Array): ModelCube {
  if (bytes.length < length) throw new CubeFileError(`it ends before the numbers of ${header.slug}`);
  if (fnv1a(bytes) !== checksum)
    throw new CubeFileError(`the numbers of ${header.slug} do not match their checksum`);
  const { rows, layers, spread = false, outputs, ...rest } = header;
  const take = columnReader(bytes);
  const [district, type] = [Int32Array.from(take(rows)), Int32Array.from(take(rows))];
  const cells = take(rows);
  const takeSpread = () => ({
    mean: take(rows),
    deviations: take(rows),
    min: take(rows),
    max: take(rows),
  });
  const sums = layers.map((key): [string, LayerSums] => [
    key,
    { sum: take(rows), valid: take(rows), ...(spread && { spread: takeSpread() }) },
  ]);
  const quantities: TypeSums = { district, type, cells, layers: Object.fromEntries(sums) };
  const valid = Object.fromEntries(outputs.map((key) => [key, take(rest.districtCount)]));
  return { ...rest, quantities, valid };
}

/** Length of the header and its checksum, from the first bytes of a file. */
function headOf(bytes: Uint8Array): { length: number; checksum: number } {
  const name = new TextDecoder('latin1').decode(bytes.subarray(0, magic.length));
  if (bytes.length < headBytes || name.slice(0, -1) !== magic.slice(0, -1))
    throw new CubeFileError(`it begins with ${JSON.stringify(name)} and not with ${magic}`);
  if (!versions.includes(name.slice(-1)))
    throw new CubeFileError(`it is of version ${name.slice(-1)}, allowed: ${versions.join(', ')}`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { length: view.getUint32(8, true), checksum: view.getUint32(12, true) };
}

function entriesOf({ length, checksum }: ReturnType<typeof headOf>, json: Uint8Array): CubeEntry[] {
  if (json.length < length || fnv1a(json) !== checksum)
    throw new CubeFileError('its header does not match its checksum');
  let end = headBytes + length;
  return (JSON.parse(new TextDecoder().decode(json)) as CubeHeader[]).map((header) => {
    const { rows, layers, spread, outputs, districtCount } = header;
    const from = end;
    const columns = 3 + (spread ? 6 : 2) * layers.length;
    end += 8 * (rows * columns + districtCount * outputs.length);
    return { header, from, length: end - from };
  });
}

/**
 * The cubes of a run from its file, of which no more is read than what is wanted.
 * @param read gives bytes of the file; fewer at its end
 * @param wanted which of them are read; absent: all
 * @throws CubeFileError for other bytes, another version and damaged files
 * @example
 * const { cube } = runModel(models['carbon-sequestration'], { landCover, npp: gridOf([800, 400]) });
 * const file = encodeCube([cube]);
 * const cubes = await readCubes((from, length) => file.subarray(from, from + length));
 * cubes[0].slug; // 'carbon-sequestration'
 */
export async function readCubes(
  read: (from: number, length: number) => Uint8Array | Promise<Uint8Array>,
  wanted: (cube: Pick<ModelCube, 'slug' | 'year'>) => boolean = () => true,
): Promise<ModelCube[]> {
  const head = headOf(await read(0, headBytes));
  const cubes: ModelCube[] = [];
  for (const entry of entriesOf(head, await read(headBytes, head.length)))
    if (wanted(entry.header)) cubes.push(readCube(entry, await read(entry.from, entry.length)));
  return cubes;
}
