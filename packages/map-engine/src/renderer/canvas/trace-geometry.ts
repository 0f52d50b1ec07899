import type MultiPolygon from 'ol/geom/MultiPolygon.js';
import type Polygon from 'ol/geom/Polygon.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import type { Canvas2D } from '../../symbol';

/** Where a canvas is on the map: its top left corner in map units, and map units a canvas pixel. */
export interface CanvasPlace {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

/**
 * Lattice points a canvas pixel. OpenLayers has 2, which bends fine borders: against pictures drawn eight times larger
 * an eighth of a pixel halves the error, and a finer lattice gains nothing more (docs/qgis-comparison.md).
 */
const lattice = 8;

/**
 * Begins a path of a line's or polygon's parts in canvas pixels. Vertices are moved to a lattice that is fixed to the
 * map, so that neighbours keep their common edge; those that fall on the vertex before are left out. A polygon smaller than a pixel is traced as its box.
 */
export function traceGeometry(canvas: Canvas2D, geometry: SimpleGeometry, place: CanvasPlace): void {
  canvas.beginPath();
  const ring = geometry.getType().endsWith('Polygon');
  const [minX, minY, maxX, maxY] = geometry.getExtent();
  const { left, top, unit } = place;
  if (ring && maxX - minX < unit && maxY - minY < unit) {
    canvas.rect((minX - left) / unit, (top - maxY) / unit, (maxX - minX) / unit, (maxY - minY) / unit);
    return;
  }
  const flat = geometry.getFlatCoordinates();
  const stride = geometry.getStride();
  let begin = 0;
  for (const end of endsOf(geometry)) {
    tracePart(canvas, flat, begin, end, stride, ring, place);
    begin = end;
  }
}

function tracePart(
  canvas: Canvas2D,
  flat: readonly number[],
  begin: number,
  end: number,
  stride: number,
  ring: boolean,
  { left, top, unit }: CanvasPlace,
): void {
  const perUnit = lattice / unit;
  const [shiftX, shiftY] = [left / unit, top / unit];
  let [lastX, lastY] = [NaN, NaN];
  // A ring's last vertex is its first; the path is closed in its place.
  const stop = ring ? end - stride : end;
  for (let i = begin; i < stop; i += stride) {
    const x = Math.round(flat[i] * perUnit);
    const y = Math.round(flat[i + 1] * perUnit);
    if (x === lastX && y === lastY) continue;
    if (i === begin) canvas.moveTo(x / lattice - shiftX, shiftY - y / lattice);
    else canvas.lineTo(x / lattice - shiftX, shiftY - y / lattice);
    lastX = x;
    lastY = y;
  }
  if (ring) canvas.closePath();
}

function endsOf(geometry: SimpleGeometry): readonly number[] {
  switch (geometry.getType()) {
    case 'MultiPolygon':
      return (geometry as MultiPolygon).getEndss().flat();
    case 'Polygon':
    case 'MultiLineString':
      return (geometry as Polygon).getEnds();
    default:
      return [geometry.getFlatCoordinates().length];
  }
}
