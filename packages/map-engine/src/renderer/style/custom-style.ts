import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Polygon from 'ol/geom/Polygon.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import type { State } from 'ol/render.js';
import Style from 'ol/style/Style.js';
import type { RenderFunction } from 'ol/style/Style.js';
import type { Canvas2D, DrawContext, Paths } from '../../symbol';

/** Draws the parts of a geometry in CSS pixels. */
export type DrawPaths = (canvas: Canvas2D, paths: Paths, place: Omit<DrawContext, 'assets'>) => void;

/**
 * A style drawn by the canvas renderer in CSS pixels. Patterns hang on the map's 0, 0.
 * @param drawPaths draws on the map
 * @param hit draws what the pointer meets, in any colour
 */
export function customStyle(drawPaths: DrawPaths, hit: DrawPaths): Style {
  return new Style({
    renderer: (coordinates, state) => draw(drawPaths, coordinates, state, state.pixelRatio),
    // OpenLayers looks for hits on a canvas of CSS pixels.
    hitDetectionRenderer: (coordinates, state) => draw(hit, coordinates, state, 1),
  });
}

function draw(
  drawPaths: DrawPaths,
  coordinates: Parameters<RenderFunction>[0],
  state: State,
  pixelRatio: number,
): void {
  const { context, rotation } = state;
  const geometry = state.geometry as SimpleGeometry;
  const flat = orientedCoordinates(geometry);
  const stride = geometry.getStride();
  const given: number[][] = [];
  collectPaths(coordinates, pixelRatio, given);
  if (given.length === 0 || given[0].length < 4) return;
  const [x, y] = given[0];
  const whole = given.reduce((sum, path) => sum + path.length, 0) * stride === flat.length * 2;
  const ends = endsOf(geometry);
  const scale = measuredScale(given[0], flat.slice(0, ends[0]), stride, whole) ?? 1 / state.resolution;
  const near = Math.abs(scale * state.resolution - 1) < 1e-4 ? 1 / state.resolution : scale;
  const [cos, sin] = [Math.cos(rotation) * near, Math.sin(rotation) * near];
  const place = (east: number, north: number): [number, number] => [
    x + (east - flat[0]) * cos + (north - flat[1]) * sin,
    y + (east - flat[0]) * sin - (north - flat[1]) * cos,
  ];
  // OpenLayers leaves out vertices beyond the map's edge, which would move the boxes of gradients and the rhythm of
  // dashes and markers with every pan.
  const paths = whole ? given : partsOf(flat, ends, stride, place);
  const [originX, originY] = place(0, 0);
  // On a corner of canvas pixels patterns look alike wherever the map is moved.
  const snapped = (value: number) => Math.round(value * pixelRatio) / pixelRatio;
  const { width, height } = context.canvas;
  context.save();
  context.scale(pixelRatio, pixelRatio);
  drawPaths(context, paths, {
    view: [0, 0, width / pixelRatio, height / pixelRatio],
    origin: [snapped(originX), snapped(originY)],
  });
  context.restore();
}

/**
 * CSS pixels a map unit, by the first edge of a path, and the last where all vertices are there; null where these
 * have no length. It differs from the view's while an animation stretches a finished drawing.
 */
function measuredScale(
  path: readonly number[],
  flat: readonly number[],
  stride: number,
  whole: boolean,
): number | null {
  const edge = (list: readonly number[], step: number, from: number) =>
    Math.hypot(list[from + step] - list[from], list[from + step + 1] - list[from + 1]);
  const edges = (list: readonly number[], step: number) =>
    edge(list, step, 0) + (whole ? edge(list, step, list.length - 2 * step) : 0);
  const length = edges(flat, stride);
  return length > 0 ? edges(path, 2) / length : null;
}

function partsOf(
  flat: readonly number[],
  ends: readonly number[],
  stride: number,
  place: (east: number, north: number) => readonly [number, number],
): number[][] {
  return ends.map((end, i) => {
    const path: number[] = [];
    for (let k = i === 0 ? 0 : ends[i - 1]; k < end; k += stride) path.push(...place(flat[k], flat[k + 1]));
    return path;
  });
}

function collectPaths(coordinates: unknown, pixelRatio: number, out: number[][]): void {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return;
  const [first] = coordinates as unknown[];
  if (Array.isArray(first) && typeof first[0] === 'number') {
    const path: number[] = [];
    for (const [x, y] of coordinates as number[][]) path.push(x / pixelRatio, y / pixelRatio);
    out.push(path);
  } else {
    for (const part of coordinates as unknown[]) collectPaths(part, pixelRatio, out);
  }
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
