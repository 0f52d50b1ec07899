import type { Drawing, MarkerItem, Shape } from '../display-list';
import type { Assets, Canvas2D } from './context';
import { applyStroke } from './paint-stroke';

const degree = Math.PI / 180;

/** Paints a marker's items on a point, turned by `turn` degrees clockwise besides their own rotation. */
export function paintMarkers(
  canvas: Canvas2D,
  items: readonly MarkerItem[],
  x: number,
  y: number,
  turn: number,
  assets: Assets,
): void {
  for (const item of items) {
    const [width, height] = drawingSize(canvas, item.drawing, assets);
    const [dx, dy] = centreOf(item, width, height);
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate((item.rotation + turn) * degree);
    canvas.translate(dx, dy);
    paintDrawing(canvas, item.drawing, width, height, assets);
    canvas.restore();
  }
}

/** Half the side of a square about the point that holds all items, in CSS pixels. */
export function markerReach(canvas: Canvas2D, items: readonly MarkerItem[], assets: Assets): number {
  let reach = 0;
  for (const item of items) {
    const { drawing } = item;
    const [width, height] = drawingSize(canvas, drawing, assets);
    const [dx, dy] = centreOf(item, width, height);
    // Miters of outlines stand out by more than half the pen.
    const pen = drawing.kind !== 'image' && drawing.stroke ? drawing.stroke.width * 2 : 0;
    const overhang = drawing.kind === 'text' ? drawing.size / 2 : 0;
    const halfWidth = Math.abs(dx) + width / 2 + pen + overhang;
    const halfHeight = Math.abs(dy) + height / 2 + pen + overhang;
    const turned = item.rotation % 180 !== 0;
    reach = Math.max(reach, turned ? Math.hypot(halfWidth, halfHeight) : Math.max(halfWidth, halfHeight));
  }
  return Math.ceil(reach) + 1;
}

/** Where the drawing's centre lies from the point before it is turned. */
function centreOf(item: MarkerItem, width: number, height: number): [number, number] {
  const right = { center: 0, left: width / 2, right: -width / 2 }[item.anchorX];
  const down = { center: 0, top: height / 2, bottom: -height / 2 }[item.anchorY];
  return [right + item.offsetX, down + item.offsetY];
}

function drawingSize(canvas: Canvas2D, drawing: Drawing, assets: Assets): [number, number] {
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

function paintDrawing(
  canvas: Canvas2D,
  drawing: Drawing,
  width: number,
  height: number,
  assets: Assets,
): void {
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
        canvas.globalAlpha *= drawing.opacity;
        canvas.drawImage(picture.image, -width / 2, -height / 2, width, height);
      } else if (picture === null) {
        paintPlaceholder(canvas, width, height);
      }
    }
  }
}

/** A crossed box: a picture that cannot be shown stays visible. */
function paintPlaceholder(canvas: Canvas2D, width: number, height: number): void {
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
