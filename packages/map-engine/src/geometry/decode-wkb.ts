import { GepDataError } from '@gep/raster';
import { decodeBase64 } from './base64';
import type { FlatGeometry } from './flat-geometry';

const kinds = ['Point', 'LineString', 'Polygon', 'MultiPoint', 'MultiLineString', 'MultiPolygon'] as const;
type Kind = (typeof kinds)[number];

/** Where the reader stands; `stride` is the number of doubles a vertex has in the bytes (2, 3 or 4). */
interface Reader {
  readonly view: DataView;
  offset: number;
}

interface Header {
  readonly kind: Kind;
  readonly little: boolean;
  readonly stride: number;
}

/**
 * Well-known binary → flat coordinates. Reads OGC, ISO (Z, M, ZM) and EWKB (flags and SRID), either byte order;
 * Z and M are dropped, an SRID is skipped. A point of NaN (how WKB writes an empty one) gives no coordinates.
 * Counts are checked against the bytes that are there before anything is allocated.
 *
 * @param source the bytes, or their base64 text
 * @throws GepDataError `wkb-truncated`, `wkb-type`, `wkb-trailing`, `wkb-byte-order`, `base64-invalid`
 */
export function decodeWkb(source: Uint8Array | string): FlatGeometry {
  const bytes = typeof source === 'string' ? decodeBase64(source) : source;
  if (!(bytes instanceof Uint8Array)) {
    throw new TypeError(`decodeWkb takes a Uint8Array or a base64 text, got ${typeof source}`);
  }
  const reader: Reader = { view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: 0 };
  const geometry = readGeometry(reader);
  if (reader.offset !== bytes.length) {
    throw fault(
      'wkb-trailing',
      reader.offset,
      `the end of the geometry, not ${bytes.length - reader.offset} bytes more`,
    );
  }
  return geometry;
}

function readGeometry(reader: Reader): FlatGeometry {
  const header = readHeader(reader);
  const flatCoordinates: number[] = [];
  switch (header.kind) {
    case 'Point':
      readPoint(reader, header, flatCoordinates);
      return { type: 'Point', flatCoordinates, layout: 'XY' };
    case 'LineString':
      readVertices(reader, header, flatCoordinates);
      return { type: 'LineString', flatCoordinates, layout: 'XY' };
    case 'Polygon':
      return {
        type: 'Polygon',
        flatCoordinates,
        layout: 'XY',
        ends: readRings(reader, header, flatCoordinates),
      };
    case 'MultiPoint':
      readParts(reader, header, 'Point', (part) => readPoint(reader, part, flatCoordinates));
      return { type: 'MultiPoint', flatCoordinates, layout: 'XY' };
    case 'MultiLineString': {
      const ends: number[] = [];
      readParts(reader, header, 'LineString', (part) => {
        readVertices(reader, part, flatCoordinates);
        ends.push(flatCoordinates.length);
      });
      return { type: 'MultiLineString', flatCoordinates, layout: 'XY', ends };
    }
    case 'MultiPolygon': {
      const endss: number[][] = [];
      readParts(reader, header, 'Polygon', (part) => {
        endss.push(readRings(reader, part, flatCoordinates));
      });
      return { type: 'MultiPolygon', flatCoordinates, layout: 'XY', endss };
    }
  }
}

function readHeader(reader: Reader): Header {
  need(reader, 5);
  const order = reader.view.getUint8(reader.offset);
  if (order > 1) throw fault('wkb-byte-order', reader.offset, '0 (big endian) or 1 (little endian)');
  const little = order === 1;
  const code = reader.view.getUint32(reader.offset + 1, little);
  const start = reader.offset;
  reader.offset += 5;
  // EWKB keeps dimensions in the top bits, ISO in the thousands.
  const plain = code & 0x0fffffff;
  const thousands = Math.floor(plain / 1000);
  const kind = kinds[(plain % 1000) - 1];
  if (kind === undefined || thousands > 3) {
    throw fault('wkb-type', start, `one of ${kinds.join(', ')}, got code ${code}`);
  }
  const z = (code & 0x80000000) !== 0 || thousands === 1 || thousands === 3;
  const m = (code & 0x40000000) !== 0 || thousands === 2 || thousands === 3;
  if ((code & 0x20000000) !== 0) {
    need(reader, 4);
    reader.offset += 4;
  }
  return { kind, little, stride: 2 + Number(z) + Number(m) };
}

function readParts(reader: Reader, header: Header, kind: Kind, read: (part: Header) => void): void {
  // The smallest part is a header and an empty count.
  const count = readCount(reader, header.little, 9);
  for (let i = 0; i < count; i++) {
    const start = reader.offset;
    const part = readHeader(reader);
    if (part.kind !== kind)
      throw fault('wkb-type', start, `a ${kind} inside a ${header.kind}, got ${part.kind}`);
    read(part);
  }
}

function readRings(reader: Reader, header: Header, flat: number[]): number[] {
  const count = readCount(reader, header.little, 4);
  const ends: number[] = [];
  for (let i = 0; i < count; i++) {
    readVertices(reader, header, flat);
    ends.push(flat.length);
  }
  return ends;
}

function readPoint(reader: Reader, header: Header, flat: number[]): void {
  need(reader, header.stride * 8);
  const x = reader.view.getFloat64(reader.offset, header.little);
  const y = reader.view.getFloat64(reader.offset + 8, header.little);
  reader.offset += header.stride * 8;
  if (!Number.isNaN(x) || !Number.isNaN(y)) flat.push(x, y);
}

function readVertices(reader: Reader, { little, stride }: Header, flat: number[]): void {
  const step = stride * 8;
  const count = readCount(reader, little, step);
  const { view } = reader;
  let offset = reader.offset;
  for (let i = 0; i < count; i++) {
    flat.push(view.getFloat64(offset, little), view.getFloat64(offset + 8, little));
    offset += step;
  }
  reader.offset = offset;
}

function readCount(reader: Reader, little: boolean, bytesEach: number): number {
  need(reader, 4);
  const count = reader.view.getUint32(reader.offset, little);
  reader.offset += 4;
  need(reader, count * bytesEach);
  return count;
}

function need(reader: Reader, bytes: number): void {
  const left = reader.view.byteLength - reader.offset;
  if (bytes > left) throw fault('wkb-truncated', reader.offset, `${bytes} more bytes, there are ${left}`);
}

function fault(code: string, offset: number, expected: string): GepDataError {
  return new GepDataError(code, `byte ${offset}`, expected);
}
