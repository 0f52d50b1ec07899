import type { FeatureLike } from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import Fill from 'ol/style/Fill.js';
import OlStroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { drawFills, drawLines } from '../../symbol';
import type { Assets, DisplayList, FillItem, LabelDisplay, LineItem, Stroke } from '../../symbol';
import { labelAnchor } from './label-anchor';
import { MarkerImage } from './marker-image';
import { customStyle } from './custom-style';

/**
 * OpenLayers styles of a display list, in drawing order. Plain fills and strokes become OpenLayers' own, markers one
 * image a stack; a stack with anything else (gradients, patterns, markers along lines) is drawn as a whole by the
 * canvas renderer, because OpenLayers would put its own kinds below custom ones.
 * @example
 * const styles = olStyles(compileSymbol(defaultSymbol('polygon')), new Map());
 * toFeature(features[0], 'EPSG:4326', 'EPSG:3857').setStyle(styles);
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

/**
 * The style that writes labels; its text is set feature by feature.
 * @example
 * const label = compileLabel(labelSymbol({ useLabel: true, field: 'Name' }));
 * if (label) olLabelStyle(label).text.setText('泰安市');
 */
export function olLabelStyle(label: LabelDisplay): { style: Style; text: Text } {
  const { halo, background } = label;
  const text = new Text({
    font: label.font,
    fill: new Fill({ color: label.fill }),
    stroke: halo ? new OlStroke({ color: halo.color, width: halo.width * 2 }) : undefined,
    offsetX: label.offsetX,
    offsetY: label.offsetY,
    rotation: (label.rotation * Math.PI) / 180,
    placement: label.placement,
    // A name may be wider than its polygon, but not longer than the line that it runs along.
    overflow: label.placement === 'point',
    backgroundFill: background?.fill ? new Fill({ color: background.fill }) : undefined,
    backgroundStroke: background?.stroke ? olStroke(background.stroke) : undefined,
    padding: [1, 3, 1, 3],
    declutterMode: label.allowOverlap ? 'none' : 'declutter',
  });
  const geometry = (feature: FeatureLike) => labelAnchor(feature.getGeometry() as Geometry | undefined);
  return { style: new Style({ text, geometry }), text };
}

function lineStyles(items: readonly LineItem[], assets: Assets): Style[] {
  const strokes = items.map(plainStroke);
  if (strokes.every((stroke) => stroke !== null)) {
    return strokes.map((stroke) => new Style({ stroke: olStroke(stroke) }));
  }
  return [
    customStyle(
      (canvas, paths, { view }) => drawLines(canvas, items, paths, { assets, view }),
      (canvas, paths, { view }) => drawLines(canvas, [hitStroke], paths, { assets, view }),
    ),
  ];
}

function fillStyles(items: readonly FillItem[], assets: Assets): Style[] {
  const styles: Style[] = [];
  for (const item of items) {
    if (item.kind === 'solid') {
      styles.push(new Style({ fill: new Fill({ color: item.color }) }));
      continue;
    }
    const strokes = item.kind === 'outline' ? item.lines.map(plainStroke) : [null];
    if (!strokes.every((stroke) => stroke !== null)) {
      return [
        customStyle(
          (canvas, rings, place) => drawFills(canvas, items, rings, { assets, ...place }),
          (canvas, rings, place) => drawFills(canvas, [hitFill], rings, { assets, ...place }),
        ),
      ];
    }
    for (const stroke of strokes) {
      const before = styles.at(-1);
      // One style for a fill and the outline on it halves the work of a frame.
      if (before && before.getFill() && !before.getStroke()) before.setStroke(olStroke(stroke));
      else styles.push(new Style({ stroke: olStroke(stroke) }));
    }
  }
  return styles;
}

const hitFill: FillItem = { kind: 'solid', color: '#000000' };
const hitStroke: LineItem = {
  kind: 'stroke',
  stroke: { color: '#000000', width: 10, dash: [], join: 'round', cap: 'round' },
};

/**
 * The stroke of an item that OpenLayers may draw, else null. Dashes are ours: OpenLayers leaves out vertices beyond
 * the map's edge, and so the dashes of a line would jump while it is panned.
 */
function plainStroke(item: LineItem): Stroke | null {
  return item.kind === 'stroke' && item.stroke.dash.length === 0 ? item.stroke : null;
}

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
