import { contextOf } from '../../symbol';
import type { CanvasPlace } from './trace-geometry';

/** A rectangle of canvas pixels. */
export type PixelBox = readonly [x: number, y: number, width: number, height: number];

/** What a frame shows: place and size of its canvas, and a key of everything else that the picture depends on. */
export interface Frame {
  readonly place: CanvasPlace;
  readonly width: number;
  readonly height: number;
  readonly key: string;
  /** While the view moves the picture may be half a pixel off, or be stretched. */
  readonly moving: boolean;
}

/** Draws a box of the canvas; nothing outside of it is changed. */
export type DrawBox = (canvas: CanvasRenderingContext2D, box: PixelBox, place: CanvasPlace) => void;

/** The picture of the frame before: moved as far as it goes, and drawn only where something new comes into sight. */
export interface FrameCache {
  draw(target: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, frame: Frame): void;
}

/** @param draw draws a box of the map */
export function createFrameCache(draw: DrawBox): FrameCache {
  const canvas = contextOf(document.createElement('canvas')) as CanvasRenderingContext2D;
  let kept: Frame | null = null;

  const drawBoxes = (boxes: readonly PixelBox[], place: CanvasPlace) => {
    for (const box of boxes) {
      if (box[2] <= 0 || box[3] <= 0) continue;
      canvas.save();
      canvas.beginPath();
      canvas.rect(...box);
      canvas.clip();
      canvas.clearRect(...box);
      draw(canvas, box, place);
      canvas.restore();
    }
  };

  const redraw = (frame: Frame): Frame => {
    const { width, height, place } = frame;
    if (canvas.canvas.width !== width) canvas.canvas.width = width;
    if (canvas.canvas.height !== height) canvas.canvas.height = height;
    drawBoxes([[0, 0, width, height]], place);
    return frame;
  };

  /** The kept picture moved by whole pixels, or null where that does not give the frame. */
  const moved = (old: Frame, frame: Frame): Frame | null => {
    const { width, height, place } = frame;
    const [right, down] = offset(old.place, place);
    const [dx, dy] = [Math.round(right), Math.round(down)];
    const off = Math.max(Math.abs(right - dx), Math.abs(down - dy));
    if (old.place.unit !== place.unit || off > (frame.moving ? 0.5 : 0.01)) return null;
    if (Math.abs(dx) >= width || Math.abs(dy) >= height) return null;
    if (dx === 0 && dy === 0) return old;
    canvas.globalCompositeOperation = 'copy';
    canvas.drawImage(canvas.canvas, dx, dy);
    canvas.globalCompositeOperation = 'source-over';
    const { left, top, unit } = old.place;
    const now = { left: left - dx * unit, top: top + dy * unit, unit };
    const [tall, wide] = [Math.abs(dx), Math.abs(dy)];
    const rest = width - tall;
    drawBoxes(
      [
        [dx > 0 ? 0 : rest, 0, tall, height],
        [dx > 0 ? tall : 0, dy > 0 ? 0 : height - wide, rest, wide],
      ],
      now,
    );
    return { ...frame, place: now };
  };

  return {
    draw(target, frame) {
      const same = kept?.key === frame.key && kept.width === frame.width && kept.height === frame.height;
      const old = same ? kept : null;
      const scale = old ? old.place.unit / frame.place.unit : 1;
      if (old && scale !== 1 && frame.moving) {
        // A changing scale stretches the picture; the frame at rest is redrawn.
        const [right, down] = offset(old.place, frame.place);
        target.drawImage(canvas.canvas, right, down, frame.width * scale, frame.height * scale);
        return;
      }
      kept = (old && moved(old, frame)) ?? redraw(frame);
      if (frame.width > 0 && frame.height > 0) target.drawImage(canvas.canvas, 0, 0);
    },
  };
}

/** How far the old picture's corner is to the right of and below the new one's, in pixels of the new place. */
function offset(old: CanvasPlace, place: CanvasPlace): [number, number] {
  return [(old.left - place.left) / place.unit, (place.top - old.top) / place.unit];
}
