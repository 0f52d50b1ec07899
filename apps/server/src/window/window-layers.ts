import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { ComputePart } from '../worker/tasks';
import type { WindowRows } from './window-runner';

/*
 * A worker writes its rows of all layers into one file, one layer behind the other, and the owner of the batch copies
 * them to their places in the files of the layers.
 */

const cellBytes = 4;
const copiedBytes = 1024 * 1024;

interface Layer {
  readonly part: number;
  readonly key: string;
  readonly path: string;
}

function layersOf(parts: readonly ComputePart[]): Layer[] {
  return parts.flatMap(({ paths }, part) =>
    Object.entries(paths).map(([key, path]) => ({ part, key, path })),
  );
}

export const layerCount = (parts: readonly ComputePart[]): number => layersOf(parts).length;

/** Parts that write their rows of a window into one file, and how many rows it has. */
export function partsIntoOne(
  parts: readonly ComputePart[],
  { top, bottom }: WindowRows,
  path: string,
): { parts: ComputePart[]; rows: number } {
  const rows = bottom - top;
  const layers = layersOf(parts);
  const moved = parts.map((part, i): ComputePart => {
    const own = [...layers.entries()].filter(([, layer]) => layer.part === i);
    return {
      ...part,
      paths: Object.fromEntries(own.map(([, { key }]) => [key, path])),
      shifts: Object.fromEntries(own.map(([place, { key }]) => [key, place * rows - top])),
    };
  });
  return { parts: moved, rows: layers.length * rows };
}

/** Copies the rows of a window from the one file to the files of the layers. @throws RangeError for one that is too short */
export async function copyLayers(
  from: string,
  parts: readonly ComputePart[],
  { top, bottom }: WindowRows,
  width: number,
): Promise<void> {
  const bytes = (bottom - top) * width * cellBytes;
  const source = await open(from);
  // One for all layers: fresh ones of this size make the garbage collector look at the whole heap.
  const buffer = Buffer.allocUnsafeSlow(Math.min(bytes, copiedBytes));
  try {
    for (const [place, { path }] of layersOf(parts).entries()) {
      const target = await open(path, 'r+');
      try {
        await copyBytes(source, place * bytes, target, top * width * cellBytes, bytes, buffer);
      } finally {
        await target.close();
      }
    }
  } finally {
    await source.close();
  }
}

async function copyBytes(
  source: FileHandle,
  from: number,
  target: FileHandle,
  to: number,
  bytes: number,
  buffer: Buffer,
): Promise<void> {
  for (let done = 0; done < bytes;) {
    const { bytesRead } = await source.read(buffer, 0, Math.min(buffer.length, bytes - done), from + done);
    if (bytesRead === 0) throw new RangeError(`rows of a window end at byte ${done} of the ${bytes} wanted`);
    for (let written = 0; written < bytesRead;) {
      const rest = bytesRead - written;
      written += (await target.write(buffer, written, rest, to + done + written)).bytesWritten;
    }
    done += bytesRead;
  }
}
