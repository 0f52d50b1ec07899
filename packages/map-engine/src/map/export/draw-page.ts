import type View from 'ol/View.js';
import { groundResolution } from '../ground-resolution';
import { scaleBar } from '../../scheme';
import { northOf } from '../north-of';
import type { Box } from './page-layout';
import { textColor } from './page-text';
import type { PageText } from './page-text';

/** Sizes of letters, CSS pixels. */
const textSizes = { title: 22, source: 11, scaleBar: 12 } as const;
const sourceLineHeight = 15;
/** A title that is too long is set in smaller letters down to these, then in several lines. */
const leastTitle = 16;
const titleLineHeight = 34 / textSizes.title;

/** Draws the parts of a page; the context counts in CSS pixels. */
export interface PageDrawing {
  readonly context: CanvasRenderingContext2D;
  readonly text: PageText;
}

/** Lines of a title in a width, and the size of their letters. */
function setTitle(text: PageText, title: string, width: number) {
  const fitting = (textSizes.title * width) / text.width(title, textSizes.title, true);
  if (fitting >= leastTitle) return { size: Math.min(textSizes.title, fitting), lines: [title] };
  return { size: leastTitle, lines: text.wrap(title, leastTitle, width, true) };
}

/** CSS pixels that a title takes. */
export function titleHeight(text: PageText, title: string, width: number): number {
  const { size, lines } = setTitle(text, title, width);
  return lines.length === 1 ? textSizes.title * titleLineHeight : lines.length * size * titleLineHeight;
}

/** In the middle of its box. */
export function drawTitle({ context, text }: PageDrawing, box: Box, title: string): void {
  const { size, lines } = setTitle(text, title, box.width);
  const height = box.height / lines.length;
  lines.forEach((line, index) => {
    // A word that is wider than the page cannot be broken.
    const shrink = Math.min(1, box.width / text.width(line, size, true));
    context.font = text.font(size * shrink, true);
    write(context, line, box.x + box.width / 2, box.y + (index + 0.5) * height, 'center');
  });
}

/** CSS pixels that the source takes. */
export function sourceHeight(text: PageText, source: string, width: number): number {
  return text.wrap(source, textSizes.source, width).length * sourceLineHeight;
}

export function drawSource({ context, text }: PageDrawing, box: Box, source: string): void {
  context.font = text.font(textSizes.source);
  text.wrap(source, textSizes.source, box.width).forEach((line, index) => {
    write(context, line, box.x, box.y + (index + 0.5) * sourceLineHeight, 'left');
  });
}

/** A line around the map. */
export function drawFrame({ context }: PageDrawing, { x, y, width, height }: Box): void {
  context.strokeStyle = textColor;
  context.lineWidth = 1;
  context.strokeRect(x - 0.5, y - 0.5, width + 1, height + 1);
}

/** A bar at the right of its box with its length above, in two halves of which the left is filled. */
export function drawScaleBar({ context, text }: PageDrawing, box: Box, view: View): void {
  const bar = scaleBar(groundResolution(view), box.width - 20);
  if (bar === null) return;
  const [left, top, height] = [box.x + box.width - bar.width, box.y + box.height - 8, 5];
  context.fillStyle = textColor;
  context.fillRect(left, top, bar.width / 2, height);
  context.strokeStyle = textColor;
  context.lineWidth = 1;
  context.strokeRect(left, top, bar.width, height);
  context.font = text.font(textSizes.scaleBar);
  write(context, bar.label, box.x + box.width, box.y + (box.height - 8) / 2, 'right');
}

/** An arrow with an N, turned to true north in the middle of the map. */
export function drawNorthArrow({ context, text }: PageDrawing, box: Box, view: View): void {
  const { x, y, width, height } = box;
  context.save();
  context.translate(x + width / 2, y + height / 2);
  context.rotate(northOf(view));
  const half = height / 2;
  context.font = text.font(textSizes.scaleBar, true);
  write(context, 'N', 0, -half + 6, 'center');
  context.beginPath();
  context.moveTo(0, -half + 14);
  context.lineTo(9, half - 4);
  context.lineTo(0, half - 11);
  context.lineTo(-9, half - 4);
  context.closePath();
  context.strokeStyle = textColor;
  context.lineWidth = 1;
  context.stroke();
  context.beginPath();
  context.moveTo(0, -half + 14);
  context.lineTo(9, half - 4);
  context.lineTo(0, half - 11);
  context.closePath();
  context.fill();
  context.restore();
}

function write(
  context: CanvasRenderingContext2D,
  words: string,
  x: number,
  y: number,
  align: CanvasTextAlign,
): void {
  context.fillStyle = textColor;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.fillText(words, x, y);
}
