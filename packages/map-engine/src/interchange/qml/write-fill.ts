import type {
  FillSymbol,
  FillSymbolLayer,
  GradientFill,
  LinePatternFill,
  PointPatternFill,
  SimpleFill,
  SimpleLine,
} from '../../model';
import { qgisColor } from './qml-color';
import { penStyles, pixels, qmlLayer, qmlSymbol, shownLayers } from './write-layer';
import { lineLayers, lineQml } from './write-line';
import { markerQml } from './write-marker';

/**
 * A fill symbol of QGIS. An outline of one solid stroke belongs to a flat fill; all others are layers above it.
 * @param alpha opacity of the whole, 0-1
 */
export function fillQml(name: string, symbol: FillSymbol, alpha = 1): string {
  return qmlSymbol('fill', name, shownLayers(symbol).flatMap(layersOf), alpha);
}

function layersOf(layer: FillSymbolLayer): string[] {
  const outline = layer.useOutline ? layer.outline : null;
  const [only, ...more] = outline ? shownLayers(outline) : [];
  // A dashed stroke has ends, which a flat fill cannot name.
  const own = only?.kind === 'simple-line' && only.dash === 'solid' && more.length === 0 ? only : null;
  if (layer.kind === 'simple-fill' && own) return [flat(layer, own)];
  const area = layer.kind === 'simple-fill' ? flat(layer, null) : areaOf(layer);
  return [area, ...(outline ? lineLayers(outline, layer.opacity) : [])];
}

function areaOf(layer: Exclude<FillSymbolLayer, SimpleFill>): string {
  switch (layer.kind) {
    case 'gradient-fill':
      return gradient(layer);
    case 'line-pattern-fill':
      return lines(layer);
    case 'point-pattern-fill':
      return points(layer);
  }
}

function flat({ color, opacity }: SimpleFill, stroke: SimpleLine | null): string {
  return qmlLayer('SimpleFill', {
    color: qgisColor(color, opacity),
    style: 'solid',
    ...(stroke
      ? {
          outline_color: qgisColor(stroke.color, stroke.opacity * opacity),
          ...pixels('outline_width', stroke.width),
          outline_style: penStyles[stroke.dash],
          joinstyle: stroke.join,
        }
      : { outline_style: 'no' }),
  });
}

function gradient(layer: GradientFill): string {
  const { opacity, ramp, reverse } = layer;
  const colors =
    layer.colorScheme === 'ramp' && ramp.colors.length > 0
      ? reverse
        ? [...ramp.colors].reverse()
        : ramp.colors
      : [layer.startColor, layer.endColor];
  const written = colors.map((color) => qgisColor(color, opacity));
  const [first = '', last = first] = [written.at(0), written.at(-1)];
  const stops = written.slice(1, -1).map((color, i) => `${(i + 1) / (written.length - 1)};${color}`);
  const isRadial = layer.shape === 'radial';
  return qmlLayer('GradientFill', {
    ...{ color: first, gradient_color2: last },
    // 0: of two colours, 1: of a ramp.
    color_type: stops.length > 0 ? 1 : 0,
    ...(stops.length > 0 && {
      ...{ rampType: 'gradient', color1: first, color2: last, discrete: 0 },
      stops: stops.join(':'),
    }),
    type: isRadial ? 1 : 0,
    // 0: over the box of the feature.
    coordinate_mode: 0,
    spread: 0,
    reference_point1: isRadial ? '0.5,0.5' : '0,0.5',
    reference_point2: isRadial ? '1,1' : '1,0.5',
    // QGIS turns to the left.
    angle: isRadial ? 0 : 0 - layer.angle,
  });
}

function lines({ line, angle, interval, offset, opacity }: LinePatternFill): string {
  const properties = { angle: 0 - angle, ...pixels('distance', interval), ...pixels('offset', offset) };
  return qmlLayer('LinePatternFill', properties, [lineQml('@', line, opacity)]);
}

function points(layer: PointPatternFill): string {
  return qmlLayer(
    'PointPatternFill',
    {
      ...pixels('distance_x', layer.intervalX),
      ...pixels('distance_y', layer.intervalY),
      ...pixels('displacement_x', 0),
      ...pixels('displacement_y', 0),
      ...pixels('offset_x', layer.offsetX),
      ...pixels('offset_y', layer.offsetY),
    },
    [markerQml('@', layer.marker, layer.opacity)],
  );
}
