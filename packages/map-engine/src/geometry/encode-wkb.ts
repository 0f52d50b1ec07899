import type { FlatGeometry } from './flat-geometry';

// Our own, because drawn regions leave the browser as WKB and wkx needs Node's Buffer.

const codes = {
  Point: 1,
  LineString: 2,
  Polygon: 3,
  MultiPoint: 4,
  MultiLineString: 5,
  MultiPolygon: 6,
} satisfies Record<FlatGeometry['type'], number>;

interface Writer {
  readonly view: DataView;
  offset: number;
}

/**
 * Flat coordinates → little-endian two-dimensional OGC WKB. An empty point is written as NaN NaN.
 * @example
 * encodeBase64(encodeWkb({ type: 'Point', flatCoordinates: [1, 2], layout: 'XY' })); // 'AQEAAAAAAAAAAADwPwAAAAAAAABA'
 */
export function encodeWkb(geometry: FlatGeometry): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeOf(geometry));
  const writer: Writer = { view: new DataView(bytes.buffer), offset: 0 };
  const flat = geometry.flatCoordinates;
  header(writer, geometry.type);
  switch (geometry.type) {
    case 'Point':
      vertices(writer, flat.length === 0 ? [NaN, NaN] : flat, 0, 2);
      break;
    case 'LineString':
      counted(writer, flat, 0, flat.length);
      break;
    case 'Polygon':
      rings(writer, flat, 0, geometry.ends);
      break;
    case 'MultiPoint':
      count(writer, flat.length / 2);
      for (let i = 0; i < flat.length; i += 2) {
        header(writer, 'Point');
        vertices(writer, flat, i, i + 2);
      }
      break;
    case 'MultiLineString':
      count(writer, geometry.ends.length);
      geometry.ends.forEach((end, i) => {
        header(writer, 'LineString');
        counted(writer, flat, i === 0 ? 0 : geometry.ends[i - 1], end);
      });
      break;
    case 'MultiPolygon': {
      count(writer, geometry.endss.length);
      let start = 0;
      for (const ends of geometry.endss) {
        header(writer, 'Polygon');
        start = rings(writer, flat, start, ends);
      }
      break;
    }
  }
  return bytes;
}

function sizeOf(geometry: FlatGeometry): number {
  const doubles = geometry.flatCoordinates.length * 8;
  switch (geometry.type) {
    case 'Point':
      return 5 + 16;
    case 'LineString':
      return 9 + doubles;
    case 'Polygon':
      return 9 + geometry.ends.length * 4 + doubles;
    case 'MultiPoint':
      return 9 + (geometry.flatCoordinates.length / 2) * 5 + doubles;
    case 'MultiLineString':
      return 9 + geometry.ends.length * 9 + doubles;
    case 'MultiPolygon':
      return 9 + geometry.endss.reduce((sum, ends) => sum + 9 + ends.length * 4, 0) + doubles;
  }
}

function header(writer: Writer, type: FlatGeometry['type']): void {
  writer.view.setUint8(writer.offset, 1);
  writer.view.setUint32(writer.offset + 1, codes[type], true);
  writer.offset += 5;
}

function count(writer: Writer, value: number): void {
  writer.view.setUint32(writer.offset, value, true);
  writer.offset += 4;
}

function rings(writer: Writer, flat: readonly number[], start: number, ends: readonly number[]): number {
  count(writer, ends.length);
  let from = start;
  for (const end of ends) {
    counted(writer, flat, from, end);
    from = end;
  }
  return from;
}

function counted(writer: Writer, flat: readonly number[], start: number, end: number): void {
  count(writer, (end - start) / 2);
  vertices(writer, flat, start, end);
}

function vertices(writer: Writer, flat: readonly number[], start: number, end: number): void {
  for (let i = start; i < end; i++) {
    writer.view.setFloat64(writer.offset, flat[i], true);
    writer.offset += 8;
  }
}
