import { createReadStream, openSync, closeSync, writeSync } from 'node:fs';
import { storableAnswer } from './storable-answer';
import type { VectorFeature } from './vector-task';

/** A row as the parser process writes it for the server, which stores it without looking into it. */
export interface RegionRow {
  /** 0-based row of the table. */
  readonly fid: number;
  /** The attributes as JSON. */
  readonly attributes: string;
  readonly wkb: Uint8Array | null;
}

/** Row, bytes of the attributes, bytes of the shape or -1. */
const headBytes = 12;
const pieceBytes = 256 * 1024;
/** More parameters of one statement take longer than several statements. */
const mostRows = 200;

/** Writes rows to a new file: a message between processes would be unpacked in one go while everybody waits. */
export function writeRegionRows(path: string, features: Iterable<VectorFeature>): void {
  const file = openSync(path, 'wx');
  try {
    let pieces: Uint8Array[] = [];
    let bytes = 0;
    const flush = (): void => {
      if (bytes > 0) writeSync(file, Buffer.concat(pieces));
      [pieces, bytes] = [[], 0];
    };
    for (const { row, properties, wkb } of features) {
      const attributes = Buffer.from(JSON.stringify(storableAnswer({ ...properties })));
      const head = Buffer.alloc(headBytes);
      head.writeUInt32LE(row, 0);
      head.writeUInt32LE(attributes.length, 4);
      head.writeInt32LE(wkb ? wkb.length : -1, 8);
      pieces.push(head, attributes, ...(wkb ? [wkb] : []));
      bytes += headBytes + attributes.length + (wkb?.length ?? 0);
      if (bytes > pieceBytes) flush();
    }
    flush();
  } finally {
    closeSync(file);
  }
}

/** Reads them again, some at a time. */
export async function* readRegionRows(path: string): AsyncGenerator<RegionRow[]> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let wanted = headBytes;
  for await (const piece of createReadStream(path, { highWaterMark: pieceBytes })) {
    pieces.push(piece as Buffer);
    bytes += (piece as Buffer).length;
    // A shape may be of many pieces: they are joined once.
    if (bytes < wanted) continue;
    const whole = Buffer.concat(pieces);
    let at = 0;
    let rows: RegionRow[] = [];
    for (;;) {
      wanted = rowBytes(whole, at);
      if (at + wanted > whole.length) break;
      rows.push(rowAt(whole, at));
      at += wanted;
      if (rows.length < mostRows) continue;
      yield rows;
      rows = [];
    }
    if (rows.length > 0) yield rows;
    pieces = [whole.subarray(at)];
    bytes = whole.length - at;
  }
  if (bytes > 0) throw new RangeError(`rows of a region: got ${bytes} bytes of a row, allowed: whole rows`);
}

/** Bytes of the row at a place, as far as its head says how many. */
function rowBytes(whole: Buffer, at: number): number {
  if (at + headBytes > whole.length) return headBytes;
  return headBytes + whole.readUInt32LE(at + 4) + Math.max(0, whole.readInt32LE(at + 8));
}

function rowAt(whole: Buffer, at: number): RegionRow {
  const shape = at + headBytes + whole.readUInt32LE(at + 4);
  const size = whole.readInt32LE(at + 8);
  return {
    fid: whole.readUInt32LE(at),
    attributes: whole.toString('utf8', at + headBytes, shape),
    wkb: size < 0 ? null : whole.subarray(shape, shape + size),
  };
}
