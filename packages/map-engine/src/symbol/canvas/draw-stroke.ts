import type { Stroke } from '../display-list';
import type { Canvas2D, Paths } from './context';

/** Sets the pen of a canvas. */
export function applyStroke(canvas: Canvas2D, stroke: Stroke): void {
  canvas.strokeStyle = stroke.color;
  canvas.lineWidth = stroke.width;
  canvas.lineJoin = stroke.join;
  canvas.lineCap = stroke.cap;
  canvas.miterLimit = 10;
  canvas.setLineDash([...stroke.dash]);
}

/** Begins a path of all parts; rings are closed, so that their last corner is joined. */
export function tracePaths(canvas: Canvas2D, paths: Paths): void {
  canvas.beginPath();
  for (const path of paths) {
    const closed = isClosed(path);
    const end = closed ? path.length - 2 : path.length;
    for (let i = 0; i + 1 < end; i += 2) {
      if (i === 0) canvas.moveTo(path[0], path[1]);
      else canvas.lineTo(path[i], path[i + 1]);
    }
    if (closed) canvas.closePath();
  }
}

/** Whether a part is a ring: at least three corners and the first repeated as the last. */
export function isClosed(path: readonly number[]): boolean {
  const { length } = path;
  return length >= 8 && path[0] === path[length - 2] && path[1] === path[length - 1];
}
