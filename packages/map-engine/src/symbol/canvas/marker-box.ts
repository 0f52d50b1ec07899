import type { Extent } from '../../model';
import type { Drawing, MarkerItem } from '../display-list';
import type { Assets, Canvas2D } from './context';

/** Width and height of a drawing in CSS pixels, by which it is anchored. */
export function drawingSize(canvas: Canvas2D, drawing: Drawing, assets: Assets): [number, number] {
  switch (drawing.kind) {
    case 'shape':
      return [drawing.width, drawing.height];
    case 'text':
      canvas.font = drawing.font;
      return [canvas.measureText(drawing.text).width, drawing.size];
    case 'image': {
      const picture = assets.get(drawing.source);
      const ratio = picture ? picture.width / picture.height : 1;
      return [drawing.width ?? drawing.height * ratio, drawing.height];
    }
  }
}

/** Where the drawing's centre lies from the point before it is turned. */
export function drawingCentre(item: MarkerItem, width: number, height: number): [number, number] {
  const right = { center: 0, left: width / 2, right: -width / 2 }[item.anchorX];
  const down = { center: 0, top: height / 2, bottom: -height / 2 }[item.anchorY];
  return [right + item.offsetX, down + item.offsetY];
}

/**
 * Box of all that a marker's items draw, seen from its point, in CSS pixels; null when that is nothing.
 * @param canvas measures texts, e.g. `measuringContext()`
 * @example
 * markerBox(measuringContext(), compileSymbol(markerSymbol(simpleMarker({ size: 8 }))).items, new Map()); // [-4, -4, 4, 4]
 */
export function markerBox(canvas: Canvas2D, items: readonly MarkerItem[], assets: Assets): Extent | null {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const item of items) {
    const [width, height] = drawingSize(canvas, item.drawing, assets);
    const [dx, dy] = drawingCentre(item, width, height);
    const angle = (item.rotation * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const { points, around } = inkOf(canvas, item.drawing, width, height);
    for (let i = 0; i < points.length; i += 2) {
      const x = (points[i] + dx) * cos - (points[i + 1] + dy) * sin;
      const y = (points[i] + dx) * sin + (points[i + 1] + dy) * cos;
      minX = Math.min(minX, x - around);
      minY = Math.min(minY, y - around);
      maxX = Math.max(maxX, x + around);
      maxY = Math.max(maxY, y + around);
    }
  }
  return minX < maxX && minY < maxY ? [minX, minY, maxX, maxY] : null;
}

/**
 * How far a coordinate has to move, in CSS pixels, to reach the nearest edge between canvas pixels.
 * @example
 * toPixelEdge(10.3, 2); // 0.2
 */
export function toPixelEdge(coordinate: number, pixelRatio: number): number {
  return Math.round(coordinate * pixelRatio) / pixelRatio - coordinate;
}

/** Outermost points `[x, y, …]` of a drawing about its centre, and how far the pen reaches beyond each. */
function inkOf(
  canvas: Canvas2D,
  drawing: Drawing,
  width: number,
  height: number,
): { points: readonly number[]; around: number } {
  const pen = drawing.kind !== 'image' && drawing.stroke ? drawing.stroke.width / 2 : 0;
  switch (drawing.kind) {
    case 'shape': {
      const { shape } = drawing;
      if (shape.kind === 'circle') return { points: [0, 0], around: shape.radius + pen };
      return { points: pen > 0 ? mitered(shape.vertices, pen) : shape.vertices, around: 0 };
    }
    case 'text': {
      canvas.font = drawing.font;
      canvas.textAlign = 'center';
      canvas.textBaseline = 'middle';
      const ink = canvas.measureText(drawing.text);
      const left = Math.max(width / 2, ink.actualBoundingBoxLeft);
      const right = Math.max(width / 2, ink.actualBoundingBoxRight);
      const top = Math.max(height / 2, ink.actualBoundingBoxAscent);
      const bottom = Math.max(height / 2, ink.actualBoundingBoxDescent);
      return { points: [-left, -top, right, -top, right, bottom, -left, bottom], around: pen };
    }
    case 'image': {
      const [x, y] = [width / 2, height / 2];
      return { points: [-x, -y, x, -y, x, y, -x, y], around: 0 };
    }
  }
}

/** Tips of the miters that a pen of half width `pen` draws round a polygon. */
function mitered(vertices: readonly number[], pen: number): number[] {
  const count = vertices.length / 2;
  const tips: number[] = [];
  const at = (i: number): [number, number] => {
    const k = ((i + count) % count) * 2;
    return [vertices[k], vertices[k + 1]];
  };
  for (let i = 0; i < count; i++) {
    const [[ax, ay], [x, y], [bx, by]] = [at(i - 1), at(i), at(i + 1)];
    const [inLength, outLength] = [Math.hypot(x - ax, y - ay), Math.hypot(bx - x, by - y)];
    const [inX, inY] = [(x - ax) / inLength, (y - ay) / inLength];
    const [outX, outY] = [(bx - x) / outLength, (by - y) / outLength];
    // Both offset edges meet where the way along the bisector is pen / sin of half the corner.
    const turn = inX * outY - inY * outX;
    const reach = turn === 0 ? 0 : pen / turn;
    tips.push(x + (inX - outX) * reach, y + (inY - outY) * reach);
  }
  return tips;
}
