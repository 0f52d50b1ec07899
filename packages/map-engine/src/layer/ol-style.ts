import type { FeatureLike } from 'ol/Feature.js';
import type { Coordinate } from 'ol/coordinate.js';
import type Geometry from 'ol/geom/Geometry.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import type { State } from 'ol/render.js';
import Fill from 'ol/style/Fill.js';
import OlStroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { paintFills, paintLines } from '../symbol';
import type {
  Assets,
  Canvas2D,
  DisplayList,
  FillItem,
  LabelDisplay,
  LineItem,
  Paths,
  Stroke,
} from '../symbol';
import { labelAnchor } from './label-anchor';
import { MarkerImage } from './marker-image';

/**
 * OpenLayers styles of a display list, in paint order. Plain fills and strokes become OpenLayers' own, markers one
 * image a stack; a stack with anything else (gradients, patterns, markers along lines) is painted as a whole by our
 * painter, because OpenLayers would put its own kinds below custom ones.
 */
export function olStyles(list: DisplayList, assets: Assets): Style[] {
  switch (list.kind) {
    case 'marker':
      return list.items.length === 0 ? [] : [new Style({ image: new MarkerImage(list.items, assets) })];
    case 'line':
      return lineStyles(list.items, assets);
    case 'fill':
      return fillStyles(list.items, assets);
  }
}

/** The style that writes labels; its text is set feature by feature. */
export function olLabelStyle(label: LabelDisplay): { style: Style; text: Text } {
  const solid = label.background.find((item) => item.kind === 'solid');
  const outline = label.background.find((item) => item.kind === 'outline')?.lines[0];
  const text = new Text({
    font: label.font,
    fill: new Fill({ color: label.fill }),
    stroke: label.halo ? new OlStroke({ color: label.halo.color, width: label.halo.width * 2 }) : undefined,
    offsetX: label.offsetX,
    offsetY: label.offsetY,
    rotation: (label.rotation * Math.PI) / 180,
    placement: label.placement,
    overflow: true,
    backgroundFill: solid ? new Fill({ color: solid.color }) : undefined,
    backgroundStroke: outline?.kind === 'stroke' ? olStroke(outline.stroke) : undefined,
    padding: [1, 3, 1, 3],
  });
  const geometry = (feature: FeatureLike) => labelAnchor(feature.getGeometry() as Geometry | undefined);
  return { style: new Style({ text, geometry }), text };
}

function lineStyles(items: readonly LineItem[], assets: Assets): Style[] {
  const strokes = items.flatMap((item) => (item.kind === 'stroke' ? [item.stroke] : []));
  if (strokes.length === items.length)
    return strokes.map((stroke) => new Style({ stroke: olStroke(stroke) }));
  return [
    painted(
      (canvas, paths) => paintLines(canvas, items, paths, assets),
      (canvas, paths) => paintLines(canvas, [hitStroke], paths, assets),
    ),
  ];
}

function fillStyles(items: readonly FillItem[], assets: Assets): Style[] {
  const styles: Style[] = [];
  for (const item of items) {
    if (item.kind === 'solid') {
      styles.push(new Style({ fill: new Fill({ color: item.color }) }));
    } else if (item.kind === 'outline' && item.lines.every((line) => line.kind === 'stroke')) {
      for (const line of item.lines) {
        const stroke = olStroke(line.stroke);
        const before = styles.at(-1);
        // One style for a fill and the outline on it halves the work of a frame.
        if (before && before.getFill() && !before.getStroke()) before.setStroke(stroke);
        else styles.push(new Style({ stroke }));
      }
    } else {
      return [
        painted(
          (canvas, rings, view, origin) => paintFills(canvas, items, rings, { assets, view, origin }),
          (canvas, rings, view, origin) =>
            paintFills(canvas, [{ kind: 'solid', color: '#000000' }], rings, { assets, view, origin }),
        ),
      ];
    }
  }
  return styles;
}

const hitStroke: LineItem = {
  kind: 'stroke',
  stroke: { color: '#000000', width: 10, dash: [], join: 'round', cap: 'round' },
};

function olStroke(stroke: Stroke): OlStroke {
  return new OlStroke({
    color: stroke.color,
    width: stroke.width,
    lineDash: stroke.dash.length > 0 ? [...stroke.dash] : undefined,
    lineJoin: stroke.join,
    lineCap: stroke.cap,
    miterLimit: 10,
  });
}

type Paint = (
  canvas: Canvas2D,
  paths: Paths,
  view: readonly [number, number, number, number],
  origin: readonly [number, number],
) => void;

/** A style drawn by our painter; it works in CSS pixels and hangs patterns on the map's 0, 0. */
function painted(paint: Paint, hit: Paint): Style {
  const renderer =
    (work: Paint) =>
    (coordinates: Coordinate | Coordinate[] | Coordinate[][] | Coordinate[][][], state: State) => {
      const { context, pixelRatio, resolution, rotation } = state;
      const paths: number[][] = [];
      collectPaths(coordinates, pixelRatio, paths);
      if (paths.length === 0) return;
      const [x, y] = (state.geometry as SimpleGeometry).getFirstCoordinate();
      // Where the map's origin lies, seen from a vertex whose place is known in both systems.
      const [east, south] = [x / resolution, -y / resolution];
      const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
      const origin = [
        paths[0][0] - (east * cos - south * sin),
        paths[0][1] - (east * sin + south * cos),
      ] as const;
      const { width, height } = context.canvas;
      context.save();
      context.scale(pixelRatio, pixelRatio);
      work(context, paths, [0, 0, width / pixelRatio, height / pixelRatio], origin);
      context.restore();
    };
  return new Style({ renderer: renderer(paint), hitDetectionRenderer: renderer(hit) });
}

function collectPaths(coordinates: unknown, pixelRatio: number, out: number[][]): void {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return;
  const [first] = coordinates as unknown[];
  if (Array.isArray(first) && typeof first[0] === 'number') {
    const path: number[] = [];
    for (const [x, y] of coordinates as Coordinate[]) path.push(x / pixelRatio, y / pixelRatio);
    out.push(path);
  } else {
    for (const part of coordinates as unknown[]) collectPaths(part, pixelRatio, out);
  }
}
