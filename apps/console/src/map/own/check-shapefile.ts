import { ownLimits } from './limits';
import { OwnFault } from './own-fault';

const shapeHeader = 100;
const fieldBytes = 32;
const endOfFields = 13;
const deletedMark = 42;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * The records of a .shp without what follows them. Refuses records that do not follow one another to the end: what reads
 * them trusts their lengths (ESRI Shapefile Technical Description, 1998).
 * @throws OwnFault `damaged`, `features`
 */
export function wholeShapes(bytes: Uint8Array<ArrayBuffer>, file: string): Uint8Array<ArrayBuffer> {
  const damaged = () => new OwnFault(file, 'damaged');
  const view = viewOf(bytes);
  if (bytes.byteLength < shapeHeader || view.getInt32(0) !== 9994) throw damaged();
  const end = 2 * view.getInt32(24);
  if (end < shapeHeader || end > bytes.byteLength) throw damaged();
  let count = 0;
  for (let offset = shapeHeader; offset + 8 <= end; count += 1) {
    const length = 2 * view.getInt32(offset + 4);
    if (length < 4 || offset + 8 + length > end) throw damaged();
    offset += 8 + length;
  }
  if (count > ownLimits.features)
    throw new OwnFault(file, 'features', { most: ownLimits.features, vertices: ownLimits.vertices });
  return bytes.subarray(0, end);
}

/** A dBASE table that holds what its header says. */
export interface WholeTable {
  /** The rows follow the fields, without what some programs put between them. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Texts and numbers of all rows. */
  readonly content: Uint8Array<ArrayBuffer>;
  readonly rows: number;
  /** Rows that are marked as deleted, of which the file still has the shapes. */
  readonly deleted: ReadonlySet<number>;
}

/** @throws OwnFault `damaged` */
export function wholeTable(bytes: Uint8Array<ArrayBuffer>, file: string): WholeTable {
  const damaged = () => new OwnFault(file, 'damaged');
  if (bytes.byteLength < fieldBytes + 1) throw damaged();
  const view = viewOf(bytes);
  const rows = view.getUint32(4, true);
  const header = view.getUint16(8, true);
  const width = view.getUint16(10, true);
  if ((bytes[0] & 7) !== 3 || header < fieldBytes + 1 || width < 1) throw damaged();
  if (header + rows * width > bytes.byteLength) throw damaged();
  let end = fieldBytes;
  let wide = 1;
  for (; end + fieldBytes < header && bytes[end] !== endOfFields; end += fieldBytes) wide += bytes[end + 16];
  if (end === fieldBytes || bytes[end] !== endOfFields || wide > width) throw damaged();
  const content = bytes.subarray(header, header + rows * width);
  const deleted = new Set<number>();
  for (let row = 0; row < rows; row++) if (content[row * width] === deletedMark) deleted.add(row);
  const plain = new Uint8Array(end + 1 + content.length);
  plain.set(bytes.subarray(0, end + 1));
  plain.set(content, end + 1);
  return { bytes: plain, content, rows, deleted };
}
