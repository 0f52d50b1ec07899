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

/** Draws a part of a box of the canvas; nothing outside of the box is changed. */
export type DrawPiece = (canvas: CanvasRenderingContext2D) => void;

/** The pieces that draw a box of the canvas, one after another. */
export type DrawBox = (box: PixelBox, place: CanvasPlace) => readonly DrawPiece[];

/** What a picture is shown on. */
type Target = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * The picture of the frame before: moved as far as it goes, and drawn only where something new comes into sight. What has
 * to be drawn as a whole is drawn over several frames where one would hold up the page.
 */
export interface FrameCache {
  /**
   * Shows the picture of a frame, or the one before it until that is drawn.
   * @param until when drawing pauses, as a time of `Date.now()`; a piece is drawn in any case
   * @returns whether the frame is drawn; the next call goes on
   */
  draw(target: Target, frame: Frame, until: number): boolean;
}

/** A picture that is being drawn, beside the one that is shown. */
interface Pending {
  readonly canvas: CanvasRenderingContext2D;
  readonly frame: Frame;
  readonly pieces: readonly DrawPiece[];
  drawn: number;
}

/** @param draw draws a box of the map */
export function createFrameCache(draw: DrawBox): FrameCache {
  let canvas = newCanvas();
  let kept: Frame | null = null;
  let pending: Pending | null = null;

  const drawBoxes = (boxes: readonly PixelBox[], place: CanvasPlace) => {
    for (const box of boxes) {
      if (box[2] <= 0 || box[3] <= 0) continue;
      canvas.clearRect(...box);
      for (const piece of draw(box, place)) drawPiece(canvas, box, piece);
    }
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

  /** Whether the kept picture gives the frame. */
  const keeps = (frame: Frame): boolean => {
    if (!kept || kept.key !== frame.key || !sameSize(kept, frame)) return false;
    // A changing scale stretches the picture; the frame at rest is redrawn.
    if (frame.moving && kept.place.unit !== frame.place.unit) return true;
    const now = moved(kept, frame);
    if (!now) return false;
    [kept, pending] = [now, null];
    return true;
  };

  const begin = (frame: Frame): Pending => {
    const { width, height, place } = frame;
    const pieces = draw([0, 0, width, height], place);
    // Nothing is shown in place of what is drawn at once.
    const own = pieces.length > 1 ? newCanvas() : canvas;
    own.canvas.width = width;
    own.canvas.height = height;
    return { canvas: own, frame, pieces, drawn: 0 };
  };

  /** Draws on; whether that ends the picture. */
  const goOn = (work: Pending, until: number): boolean => {
    const { pieces, frame } = work;
    while (work.drawn < pieces.length) {
      drawPiece(work.canvas, [0, 0, frame.width, frame.height], pieces[work.drawn]);
      work.drawn += 1;
      if (work.drawn === pieces.length) break;
      // Browsers note paths, and draw them when somebody looks.
      work.canvas.getImageData(0, 0, 1, 1);
      if (Date.now() >= until) return false;
    }
    return true;
  };

  const finish = (work: Pending) => {
    if (work.canvas !== canvas) canvas.canvas.width = canvas.canvas.height = 0;
    ({ canvas, frame: kept } = work);
    pending = null;
  };

  return {
    draw(target, frame, until) {
      let drawn = keeps(frame);
      if (!drawn) {
        // One that another style was asked for meanwhile is finished: a style that changes all the time is seen to change.
        const fits = pending?.frame.place.unit === frame.place.unit && sameSize(pending.frame, frame);
        const work = fits && pending ? pending : begin(frame);
        pending = work;
        if (goOn(work, until)) {
          finish(work);
          drawn = keeps(frame);
        }
      }
      if (kept) show(target, canvas.canvas, kept, frame.place);
      return drawn;
    },
  };
}

function newCanvas(): CanvasRenderingContext2D {
  return contextOf(document.createElement('canvas')) as CanvasRenderingContext2D;
}

function drawPiece(canvas: CanvasRenderingContext2D, box: PixelBox, piece: DrawPiece): void {
  canvas.save();
  canvas.beginPath();
  canvas.rect(...box);
  canvas.clip();
  piece(canvas);
  canvas.restore();
}

/** Shows a picture where it belongs: on whole pixels, or stretched to another scale. */
function show(
  target: Target,
  picture: HTMLCanvasElement,
  { place, width, height }: Frame,
  now: CanvasPlace,
): void {
  if (width === 0 || height === 0) return;
  const [right, down] = offset(place, now);
  const scale = place.unit / now.unit;
  if (scale === 1) target.drawImage(picture, Math.round(right), Math.round(down));
  else target.drawImage(picture, right, down, width * scale, height * scale);
}

function sameSize(one: Frame, other: Frame): boolean {
  return one.width === other.width && one.height === other.height;
}

/** How far the old picture's corner is to the right of and below the new one's, in pixels of the new place. */
function offset(old: CanvasPlace, place: CanvasPlace): [number, number] {
  return [(old.left - place.left) / place.unit, (place.top - old.top) / place.unit];
}
