import type { LabelSymbol, Problem } from '../model';
import { compileLabel } from './compile-label';
import type { LabelDisplay } from './compile-label';
import type { DrawSymbolOptions } from './draw-symbol';
import { contextOf } from './canvas/canvas';
import type { Canvas2D } from './canvas/context';
import { loadAssets } from './canvas/load-assets';

/** Room between text and box, as the map leaves it, in CSS pixels. */
const padding = { x: 3, y: 1 };

/** The canvas whose font may still be loading; a later call wins. */
const latest = new WeakMap<object, number>();

/**
 * Draws a label on a separate canvas as the map does, with its anchor in the middle; what would be cut off is
 * shrunk. A label along a line runs from left to right and has, as on the map, neither rotation nor box. Switches and
 * scale limits are ignored. The canvas gets `width * pixelRatio` x `height * pixelRatio` pixels and is cleared.
 *
 * @returns a `font-missing` where the fallback was used
 * @throws RangeError for sizes that are not finite numbers above 0
 * @example
 * const canvas = document.createElement('canvas');
 * await drawLabel(canvas, labelSymbol({ haloWidth: 2, haloColor: '#ffffff' }), '泰安市', { width: 124, height: 80 });
 */
export async function drawLabel(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  label: LabelSymbol,
  text: string,
  options: Omit<DrawSymbolOptions, 'assets'>,
): Promise<Problem[]> {
  const { width, height, pixelRatio = 1 } = options;
  for (const [name, value] of Object.entries({ width, height, pixelRatio })) {
    if (!(value > 0 && Number.isFinite(value))) {
      throw new RangeError(`drawLabel ${name}: got ${value}, allowed: finite numbers above 0`);
    }
  }
  const display = compileLabel({ ...label, useLabel: true, field: label.field ?? '' });
  if (!display) return [];
  const turn = (latest.get(canvas) ?? 0) + 1;
  latest.set(canvas, turn);
  const problems = await loadAssets({ images: [], fonts: [{ font: display.font, text }] }, new Map());
  if (latest.get(canvas) !== turn) return problems;
  canvas.width = Math.round(width * pixelRatio);
  canvas.height = Math.round(height * pixelRatio);
  const context = contextOf(canvas);
  context.scale(pixelRatio, pixelRatio);
  context.translate(width / 2, height / 2);
  drawText(context, display, text, [width / 2 - 1, height / 2 - 1]);
  return problems;
}

/** @param room what is free to either side of the anchor, across and down */
function drawText(
  canvas: Canvas2D,
  label: LabelDisplay,
  text: string,
  room: readonly [number, number],
): void {
  const { halo, offsetX, offsetY } = label;
  const along = label.placement === 'line';
  const background = along ? null : label.background;
  const angle = along ? 0 : (label.rotation * Math.PI) / 180;
  Object.assign(canvas, { font: label.font, textAlign: 'center', textBaseline: 'middle', lineJoin: 'round' });
  const measured = canvas.measureText(text);
  const half = {
    x: measured.width / 2 + padding.x,
    y: (measured.fontBoundingBoxAscent + measured.fontBoundingBoxDescent) / 2 + padding.y,
  };
  const edge = Math.max(halo?.width ?? 0, (background?.stroke?.width ?? 0) / 2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = [
    Math.abs(offsetX * cos - offsetY * sin) + Math.abs(half.x * cos) + Math.abs(half.y * sin) + edge,
    Math.abs(offsetX * sin + offsetY * cos) + Math.abs(half.x * sin) + Math.abs(half.y * cos) + edge,
  ];
  const shrink = Math.min(1, room[0] / reach[0], room[1] / reach[1]);
  canvas.scale(shrink, shrink);
  // OpenLayers turns the offset with the text.
  canvas.rotate(angle);
  canvas.translate(offsetX, offsetY);
  if (background) drawBox(canvas, background, half);
  if (halo) {
    canvas.strokeStyle = halo.color;
    canvas.lineWidth = halo.width * 2;
    canvas.lineJoin = 'round';
    canvas.setLineDash([]);
    canvas.strokeText(text, 0, 0);
  }
  canvas.fillStyle = label.fill;
  canvas.fillText(text, 0, 0);
}

function drawBox(
  canvas: Canvas2D,
  { fill, stroke }: NonNullable<LabelDisplay['background']>,
  half: { readonly x: number; readonly y: number },
): void {
  canvas.beginPath();
  canvas.rect(-half.x, -half.y, half.x * 2, half.y * 2);
  if (fill) {
    canvas.fillStyle = fill;
    canvas.fill();
  }
  if (!stroke) return;
  canvas.strokeStyle = stroke.color;
  canvas.lineWidth = stroke.width;
  canvas.lineJoin = stroke.join;
  canvas.lineCap = stroke.cap;
  canvas.setLineDash([...stroke.dash]);
  canvas.stroke();
}
