import type Feature from 'ol/Feature.js';
import type { Coordinate } from 'ol/coordinate.js';
import type Polygon from 'ol/geom/Polygon.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import type Style from 'ol/style/Style.js';
import type { RenderFunction } from 'ol/style/Style.js';
import type { Canvas2D } from '../../symbol';
import type { MarkerImage } from '../style/marker-image';
import { traceGeometry } from './trace-geometry';
import type { CanvasPlace } from './trace-geometry';

/** Canvas, pixel ratio and place of a frame. */
export interface DrawFrame {
  readonly canvas: CanvasRenderingContext2D;
  readonly pixelRatio: number;
  readonly place: CanvasPlace;
}

/** Draws one feature by styles of `ol-style`, in their order; labels are left to OpenLayers. */
export function drawFeature(feature: Feature, styles: readonly Style[], frame: DrawFrame): void {
  const geometry = feature.getGeometry() as SimpleGeometry | undefined;
  if (!geometry) return;
  let traced = false;
  for (const style of styles) {
    const renderer = style.getRenderer();
    const image = style.getImage();
    const [fill, stroke] = [style.getFill(), style.getStroke()];
    if (renderer) {
      drawCustom(renderer, feature, geometry, frame);
      traced = false;
    } else if (image) {
      // Styles of ol-style have no other images.
      drawMarkerImage(image as MarkerImage, geometry, frame);
    } else if (fill || stroke) {
      // The path of a feature serves all its fills and strokes.
      if (!traced) traceGeometry(frame.canvas, geometry, frame.place);
      traced = true;
      if (fill) {
        frame.canvas.fillStyle = fill.getColor() as string;
        frame.canvas.fill('evenodd');
      }
      if (stroke) drawStroke(frame.canvas, style, frame.pixelRatio);
    }
  }
}

function drawStroke(canvas: Canvas2D, style: Style, pixelRatio: number): void {
  const stroke = style.getStroke()!;
  const dash = stroke.getLineDash();
  canvas.strokeStyle = stroke.getColor() as string;
  canvas.lineWidth = (stroke.getWidth() ?? 1) * pixelRatio;
  canvas.lineJoin = stroke.getLineJoin() ?? 'round';
  canvas.lineCap = stroke.getLineCap() ?? 'round';
  canvas.miterLimit = stroke.getMiterLimit() ?? 10;
  if (dash) canvas.setLineDash(dash.map((length) => length * pixelRatio));
  canvas.stroke();
  if (dash) canvas.setLineDash([]);
}

/** An image on every point, on whole canvas pixels so that it stays sharp. */
function drawMarkerImage(
  image: MarkerImage,
  geometry: SimpleGeometry,
  { canvas, pixelRatio, place }: DrawFrame,
) {
  const picture = image.getImage(pixelRatio);
  const [anchorX, anchorY] = image.pointIn(pixelRatio);
  const flat = geometry.getFlatCoordinates();
  for (let i = 0; i + 1 < flat.length; i += geometry.getStride()) {
    const x = (flat[i] - place.left) / place.unit - anchorX * pixelRatio;
    const y = (place.top - flat[i + 1]) / place.unit - anchorY * pixelRatio;
    canvas.drawImage(picture, Math.round(x), Math.round(y));
  }
}

function drawCustom(
  render: RenderFunction,
  feature: Feature,
  geometry: SimpleGeometry,
  { canvas, pixelRatio, place }: DrawFrame,
): void {
  const { left, top, unit } = place;
  const inPixels = (part: unknown): unknown =>
    Array.isArray(part) && typeof part[0] === 'number'
      ? [(part[0] - left) / unit, (top - part[1]) / unit]
      : (part as unknown[]).map(inPixels);
  // Outer rings clockwise, as OpenLayers draws them.
  const coordinates = inPixels((geometry as Polygon).getCoordinates(false)) as Coordinate[];
  render(coordinates, {
    context: canvas,
    feature,
    geometry,
    pixelRatio,
    resolution: unit * pixelRatio,
    rotation: 0,
  });
}
