import type { Drawing, MarkerItem, Shape } from '../display-list';
import { contextOf, createCanvas } from './canvas';
import type { Assets, Canvas2D } from './context';
import { drawingCentre, drawingSize } from './marker-box';
import { applyStroke } from './draw-stroke';

const degree = Math.PI / 180;

/**
 * Draws a marker's items at a point in CSS pixels, turned by `turn` degrees clockwise in addition to their rotation.
 * @example
 * drawMarkers(context, compileSymbol(markerSymbol()).items, 30, 20, 0, new Map());
 */
export function drawMarkers(
  canvas: Canvas2D,
  items: readonly MarkerItem[],
  x: number,
  y: number,
  turn: number,
  assets: Assets,
): void {
  for (const item of items) {
    const [width, height] = drawingSize(canvas, item.drawing, assets);
    const [dx, dy] = drawingCentre(item, width, height);
    canvas.save();
    canvas.translate(x, y);
    const angle = (item.rotation + turn) * degree;
    canvas.rotate(angle);
    canvas.translate(dx, dy);
    const { drawing } = item;
    // The same circle, but browsers smooth the edge of a turned one depending on its position on the canvas.
    if (isRound(drawing)) canvas.rotate(-angle);
    const drawOn = (on: Canvas2D) => drawShape(on, drawing, width, height, assets);
    if (drawing.kind !== 'image' && drawing.stroke && drawing.opacity < 1) {
      // As far as overhanging letters and the longest miters reach.
      const reach = Math.hypot(width, height) + drawing.stroke.width * 5;
      drawTogether(canvas, reach, drawing.opacity, drawOn);
    } else {
      canvas.globalAlpha *= drawing.opacity;
      drawOn(canvas);
    }
    canvas.restore();
  }
}

/** Whether a drawing looks alike however it is turned. */
function isRound(drawing: Drawing): boolean {
  return drawing.kind === 'shape' && drawing.shape.kind === 'circle' && !drawing.stroke?.dash.length;
}

/** Draws on a separate canvas and fades that, so that the fill does not show through the outline. */
function drawTogether(
  canvas: Canvas2D,
  reach: number,
  opacity: number,
  drawOn: (canvas: Canvas2D) => void,
): void {
  const { a, b, c, d, e, f } = canvas.getTransform();
  const pixels = Math.ceil(reach * Math.max(Math.hypot(a, b), Math.hypot(c, d))) + 1;
  const [x, y] = [Math.floor(e) - pixels, Math.floor(f) - pixels];
  const sheet = createCanvas(2 * pixels, 2 * pixels);
  const context = contextOf(sheet);
  context.setTransform(a, b, c, d, e - x, f - y);
  drawOn(context);
  canvas.globalAlpha *= opacity;
  canvas.setTransform(1, 0, 0, 1, 0, 0);
  canvas.drawImage(sheet, x, y);
}

function drawShape(canvas: Canvas2D, drawing: Drawing, width: number, height: number, assets: Assets): void {
  switch (drawing.kind) {
    case 'shape':
      traceShape(canvas, drawing.shape);
      canvas.fillStyle = drawing.fill;
      canvas.fill();
      if (drawing.stroke) {
        applyStroke(canvas, drawing.stroke);
        canvas.stroke();
      }
      return;
    case 'text':
      canvas.font = drawing.font;
      canvas.textAlign = 'center';
      canvas.textBaseline = 'middle';
      if (drawing.stroke) {
        applyStroke(canvas, drawing.stroke);
        canvas.lineJoin = 'round';
        canvas.strokeText(drawing.text, 0, 0);
      }
      canvas.fillStyle = drawing.fill;
      canvas.fillText(drawing.text, 0, 0);
      return;
    case 'image': {
      const picture = assets.get(drawing.source);
      if (picture) {
        canvas.drawImage(picture.image, -width / 2, -height / 2, width, height);
      } else if (picture === null) {
        drawPlaceholder(canvas, width, height);
      }
    }
  }
}

/** A crossed box: a picture that cannot be shown stays visible. */
function drawPlaceholder(canvas: Canvas2D, width: number, height: number): void {
  const [x, y] = [width / 2 - 0.5, height / 2 - 0.5];
  applyStroke(canvas, { color: '#c0392b', width: 1, dash: [], join: 'miter', cap: 'butt' });
  canvas.strokeRect(-x, -y, 2 * x, 2 * y);
  canvas.beginPath();
  canvas.moveTo(-x, -y);
  canvas.lineTo(x, y);
  canvas.moveTo(x, -y);
  canvas.lineTo(-x, y);
  canvas.stroke();
}

function traceShape(canvas: Canvas2D, shape: Shape): void {
  canvas.beginPath();
  if (shape.kind === 'circle') {
    canvas.arc(0, 0, shape.radius, 0, 2 * Math.PI);
    return;
  }
  const { vertices } = shape;
  canvas.moveTo(vertices[0], vertices[1]);
  for (let i = 2; i < vertices.length; i += 2) canvas.lineTo(vertices[i], vertices[i + 1]);
  canvas.closePath();
}
