import { throwIfAborted } from '../abort';
import { GepDataError } from '../gep-data-error';
import type { TypedArray } from '../grid';
import type { BlockSpan, Picks } from './block-spans';
import { blockSpans, blocksUnder } from './block-spans';
import { byteRuns } from './byte-runs';
import type { ByteSource } from './byte-source';
import type { BlockSamples } from './decode-block';
import type { BlockPart } from './samples';
import { bytesOfPart, checkCodec, decodeBlock } from './decode-block';
import type { ImageLayout } from './image-layout';
import { arrayOf } from './image-layout';
import { blocksAtOnce, checkBlocks, mostStored } from './read-memory';
import type { Room } from './room';
import { reusedRoom } from './room';

export interface CellRequest {
  readonly columns: Picks;
  readonly rows: Picks;
  /** 0-based. */
  readonly bands: readonly number[];
  /** Fills places where the file has no cells; 0 by default. */
  readonly fill?: number;
  /** Bytes that may be taken for blocks, the result being counted already. */
  readonly memory: number;
  readonly signal?: AbortSignal;
}

/** A block that holds picked cells. */
interface Task {
  readonly index: number;
  readonly down: BlockSpan;
  readonly across: BlockSpan;
  readonly part: BlockPart;
  /** Bands of the output that it serves. */
  readonly outputs: readonly number[];
  readonly offset: number;
  readonly length: number;
  /** Unpacked bytes up to the last wanted cell. */
  readonly wanted: number;
}

/**
 * Picks cells of a few bands out of an image: only blocks that hold a picked cell are read, unpacked as far as they
 * hold picked cells, a few at a time, straight into the output. Returns one array a band.
 */
export async function readCells(
  source: ByteSource,
  image: ImageLayout,
  request: CellRequest,
): Promise<TypedArray[]> {
  checkCodec(image);
  const { columns, rows, bands, fill = 0, memory, signal } = request;
  const tasks = tasksOf(image, request);
  const wanted = tasks.reduce((most, task) => Math.max(most, task.wanted), 0);
  const stored = tasks.reduce((most, task) => Math.max(most, task.length), 0);
  const atOnce = blocksAtOnce(image, { blocks: tasks.length, wanted, stored }, memory);
  const construct = arrayOf[image.dataType];
  const outputs = bands.map(() => {
    const output = new construct(columns.length * rows.length);
    if (fill !== 0) output.fill(fill);
    return output;
  });
  const runs = byteRuns(source, tasks, signal);
  let next = 0;
  const work = async (): Promise<void> => {
    const room = reusedRoom();
    while (next < tasks.length) {
      throwIfAborted(signal);
      const number = next++;
      const task = tasks[number];
      const block = await decodeTask(source, image, task, () => runs.read(number), room);
      for (const i of task.outputs)
        copy(block, image, image.planar ? 0 : bands[i], outputs[i], columns.length, task);
      runs.release(number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outputs;
}

/** Blocks that a sparse file leaves out have no task. */
function tasksOf(image: ImageLayout, { columns, rows, bands, memory }: CellRequest): Task[] {
  const places = blocksUnder(columns, image.blockWidth) * blocksUnder(rows, image.blockHeight);
  checkBlocks(places * (image.planar ? bands.length : 1), memory);
  const acrosses = blockSpans(columns, image.blockWidth);
  const downs = blockSpans(rows, image.blockHeight);
  const all = bands.map((_, i) => i);
  // Pixel-interleaved blocks serve all bands at once, planar blocks one each.
  const groups = image.planar ? all.map((i) => [i]) : [all];
  const tasks: Task[] = [];
  for (const outputs of groups) {
    const plane = image.planar ? bands[outputs[0]] * image.blocksAcross * image.blocksDown : 0;
    for (const down of downs)
      for (const across of acrosses) {
        const index = plane + down.block * image.blocksAcross + across.block;
        const stored = image.byteCounts[index] ?? 0;
        if (stored === 0) continue;
        const { distinct } = across;
        const part = { rows: down.distinct, left: distinct[0], right: distinct[distinct.length - 1] + 1 };
        const range = storedRange(image, part, index, stored);
        tasks.push({ index, down, across, part, outputs, ...range });
      }
  }
  return tasks;
}

/** All stored bytes of a block, of an uncompressed one those of the part; and how many unpacked bytes are wanted. */
function storedRange(image: ImageLayout, part: BlockPart, index: number, stored: number) {
  const offset = image.offsets[index];
  const { from, to } = bytesOfPart(part, image);
  const wanted = to - from;
  if (image.compression !== 1) return { offset, length: Math.min(stored, mostStored(image)), wanted };
  return { offset: offset + from, length: Math.max(0, Math.min(stored, to) - from), wanted };
}

async function decodeTask(
  source: ByteSource,
  image: ImageLayout,
  { index, down, part, offset, length }: Task,
  read: () => Promise<Uint8Array>,
  room: Room,
): Promise<BlockSamples> {
  const at = `block ${index}`;
  const rowsInImage = Math.min(image.blockHeight, image.height - down.block * image.blockHeight);
  const bytes = offset >= 0 && offset < (source.size ?? Infinity) ? await read() : undefined;
  if (!bytes || bytes.length < length)
    throw new GepDataError('tiff-truncated', at, `${length} bytes at ${offset}, got ${bytes?.length ?? 0}`);
  const rows = image.tiled ? image.blockHeight : rowsInImage;
  return decodeBlock(bytes, { rows, part, layout: image, room }, at);
}

/** Copies the picked cells of one band of a block to their places. */
function copy(
  { samples, first }: BlockSamples,
  image: ImageLayout,
  band: number,
  output: TypedArray,
  outputWidth: number,
  { down, across }: Task,
): void {
  const step = image.planar ? 1 : image.samples;
  const { places } = across;
  const straight = step === 1 && across.distinct.length === places.length && isRun(places);
  for (let row = 0; row < down.places.length; row++) {
    const from = down.places[row] * image.blockWidth * step + band - first;
    const to = (down.start + row) * outputWidth + across.start;
    if (straight) output.set(samples.subarray(from + places[0], from + places[0] + places.length), to);
    else for (let i = 0; i < places.length; i++) output[to + i] = samples[from + places[i] * step];
  }
}

/** Whether the places follow each other. */
function isRun(places: Int32Array): boolean {
  return places[places.length - 1] - places[0] === places.length - 1;
}
