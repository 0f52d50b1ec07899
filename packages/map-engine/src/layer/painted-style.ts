import type { Coordinate } from 'ol/coordinate.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import type { State } from 'ol/render.js';
import Style from 'ol/style/Style.js';
import type { Canvas2D, PaintContext, Paths } from '../symbol';

/** Paints the parts of a geometry in CSS pixels. */
export type Paint = (canvas: Canvas2D, paths: Paths, place: Omit<PaintContext, 'assets'>) => void;

type Coordinates = Coordinate | Coordinate[] | Coordinate[][] | Coordinate[][][];

/**
 * A style drawn by our painter in CSS pixels. Patterns hang on the map's 0, 0.
 * @param paint draws on the map
 * @param hit draws what the pointer meets, in any colour
 */
export function paintedStyle(paint: Paint, hit: Paint): Style {
  return new Style({
    renderer: (coordinates, state) => draw(paint, coordinates, state, state.pixelRatio),
    // OpenLayers looks for hits on a canvas of CSS pixels.
    hitDetectionRenderer: (coordinates, state) => draw(hit, coordinates, state, 1),
  });
}

function draw(paint: Paint, coordinates: Coordinates, state: State, pixelRatio: number): void {
  const { context, rotation } = state;
  const geometry = state.geometry as SimpleGeometry;
  const flat = orientedCoordinates(geometry);
  const stride = geometry.getStride();
  const [first, second] = leadingPixels(coordinates);
  if (first === undefined || flat.length < 2 * stride) return;
  const [x, y] = [first[0] / pixelRatio, first[1] / pixelRatio];
  const scale = scaleOf(flat, stride, first, second, state.resolution, pixelRatio);
  const [cos, sin] = [Math.cos(rotation) * scale, Math.sin(rotation) * scale];
  // Our own way from the map to pixels: the coordinates that come along lack vertices beyond the map's edge, which
  // would move boxes of gradients and the rhythm of dashes and markers.
  const paths = endsOf(geometry).map((end, i, ends) => {
    const path: number[] = [];
    for (let k = i === 0 ? 0 : ends[i - 1]; k < end; k += stride) {
      const [east, south] = [flat[k] - flat[0], flat[1] - flat[k + 1]];
      path.push(x + east * cos - south * sin, y + east * sin + south * cos);
    }
    return path;
  });
  const origin = onPixels(x - flat[0] * cos - flat[1] * sin, y - flat[0] * sin + flat[1] * cos, pixelRatio);
  const { width, height } = context.canvas;
  context.save();
  context.scale(pixelRatio, pixelRatio);
  paint(context, paths, { view: [0, 0, width / pixelRatio, height / pixelRatio], origin });
  context.restore();
}

/** A point moved to the next corner of canvas pixels, so that patterns look alike wherever the map is moved. */
function onPixels(x: number, y: number, pixelRatio: number): readonly [number, number] {
  return [Math.round(x * pixelRatio) / pixelRatio, Math.round(y * pixelRatio) / pixelRatio];
}

/** CSS pixels a map unit: what the view says, or what is measured while an animation stretches older work. */
function scaleOf(
  flat: readonly number[],
  stride: number,
  first: Coordinate,
  second: Coordinate | undefined,
  resolution: number,
  pixelRatio: number,
): number {
  const wanted = 1 / resolution;
  const length = Math.hypot(flat[stride] - flat[0], flat[stride + 1] - flat[1]);
  if (second === undefined || length === 0) return wanted;
  const measured = Math.hypot(second[0] - first[0], second[1] - first[1]) / length / pixelRatio;
  return Math.abs(measured / wanted - 1) < 1e-4 ? wanted : measured;
}

/** The first two vertices in canvas pixels; OpenLayers always keeps these. */
function leadingPixels(coordinates: Coordinates): Coordinate[] {
  let list: unknown = coordinates;
  while (Array.isArray(list) && Array.isArray(list[0]) && Array.isArray(list[0][0])) list = list[0];
  return Array.isArray(list) && Array.isArray(list[0]) ? (list as Coordinate[]) : [];
}

/** Flat coordinates in the order in which OpenLayers draws rings. */
function orientedCoordinates(geometry: SimpleGeometry): number[] {
  return geometry instanceof Polygon || geometry instanceof MultiPolygon
    ? geometry.getOrientedFlatCoordinates()
    : geometry.getFlatCoordinates();
}

/** Ends of the parts in the flat coordinates. */
function endsOf(geometry: SimpleGeometry): readonly number[] {
  if (geometry instanceof MultiPolygon) return geometry.getEndss().flat();
  if ('getEnds' in geometry) return (geometry as Polygon).getEnds();
  return [geometry.getFlatCoordinates().length];
}
