import wkx from 'wkx';
import { toGeoJson } from '@gep/map-engine/geometry';
import type { FlatGeometry } from '@gep/map-engine/geometry';

const polygonType = 3;
const multiPolygonType = 6;
/** Byte order and type; a count. */
const headBytes = 5;
const countBytes = 4;
const pointBytes = 16;

/** WKB of a shape, little endian. Polygons are written as they are: a nation has millions of points. */
export function encodeWkb(shape: FlatGeometry): Buffer {
  if (shape.type === 'Polygon') return polygonsOf([shape.ends], shape.flatCoordinates, false);
  if (shape.type === 'MultiPolygon') return polygonsOf(shape.endss, shape.flatCoordinates, true);
  return wkx.Geometry.parseGeoJSON(toGeoJson(shape)).toWkb();
}

/** @param endss of each polygon the ends of its rings in the coordinates */
function polygonsOf(endss: readonly (readonly number[])[], xy: readonly number[], isMany: boolean): Buffer {
  const rings = endss.reduce((sum, ends) => sum + ends.length, 0);
  const bytes = Buffer.allocUnsafe(
    (isMany ? headBytes + countBytes : 0) +
      endss.length * (headBytes + countBytes) +
      rings * countBytes +
      (xy.length / 2) * pointBytes,
  );
  let at = 0;
  const head = (type: number, count: number): void => {
    at = bytes.writeUInt8(1, at);
    at = bytes.writeUInt32LE(type, at);
    at = bytes.writeUInt32LE(count, at);
  };
  if (isMany) head(multiPolygonType, endss.length);
  let from = 0;
  for (const ends of endss) {
    head(polygonType, ends.length);
    for (const end of ends) {
      at = bytes.writeUInt32LE((end - from) / 2, at);
      for (; from < end; from += 1) at = bytes.writeDoubleLE(xy[from], at);
    }
  }
  return bytes;
}
