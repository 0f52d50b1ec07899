import type { FillSymbol, FillSymbolLayer, LineSymbol, SimpleLine, StrokeDash } from '../../model';
import { symbolColor } from '../../scheme';
import { qgisColor } from './qml-color';
import { element } from '../xml';

const dashes: Readonly<Record<StrokeDash, string>> = {
  solid: 'solid',
  dash: 'dash',
  dot: 'dot',
  'dash-dot': 'dash dot',
  'dash-dot-dot': 'dash dot dot',
};
const joins = { bevel: 'bevel', miter: 'miter', round: 'round' } as const;
const caps = { square: 'square', butt: 'flat', round: 'round' } as const;

/**
 * A fill symbol of QGIS. Flat and gradient fills come as they are, patterns as a flat fill of their colour; every plain
 * stroke of an outline comes along, pictures and markers along it are left out.
 * @param name of the symbol among those of its renderer
 */
export function fillQml(name: string, symbol: FillSymbol): string {
  const layers = symbol.layers.filter(({ visible }) => visible).flatMap(layersOf);
  // QGIS takes a symbol without layers for a fault and draws its own.
  const drawn =
    layers.length > 0 ? layers : [symbolLayer('SimpleFill', { style: 'no', outline_style: 'no' })];
  return element('symbol', { type: 'fill', name, alpha: 1, clip_to_extent: 1, force_rhr: 0 }, drawn);
}

function layersOf(layer: FillSymbolLayer): string[] {
  const strokes = layer.useOutline ? plainStrokes(layer.outline) : [];
  const only = layer.kind !== 'gradient-fill' && strokes.length === 1 ? strokes[0] : null;
  const apart = only ? [] : strokes.map((stroke) => lineLayer(stroke, layer.opacity));
  if (layer.kind === 'gradient-fill') return [gradient(layer), ...apart];
  const color = layer.kind === 'simple-fill' ? layer.color : symbolColor({ kind: 'fill', layers: [layer] });
  return [
    symbolLayer('SimpleFill', {
      color: qgisColor(color ?? '#00000000', layer.opacity),
      style: 'solid',
      ...(only ? outlineOf(only, layer.opacity) : { outline_style: 'no' }),
    }),
    ...apart,
  ];
}

function plainStrokes({ layers }: LineSymbol): SimpleLine[] {
  return layers.filter(
    (one): one is SimpleLine => one.kind === 'simple-line' && one.visible && one.width > 0,
  );
}

function outlineOf({ color, width, dash, join, opacity }: SimpleLine, fill: number) {
  return {
    outline_color: qgisColor(color, opacity * fill),
    outline_width: String(width),
    outline_width_unit: 'Pixel',
    outline_style: dashes[dash],
    joinstyle: joins[join],
  };
}

function lineLayer({ color, width, dash, join, cap, opacity }: SimpleLine, fill: number): string {
  return symbolLayer('SimpleLine', {
    line_color: qgisColor(color, opacity * fill),
    line_width: String(width),
    line_width_unit: 'Pixel',
    line_style: dashes[dash],
    joinstyle: joins[join],
    capstyle: caps[cap],
  });
}

function gradient(layer: Extract<FillSymbolLayer, { kind: 'gradient-fill' }>): string {
  const { colors } = layer.ramp;
  const ends = layer.reverse ? [...colors].reverse() : colors;
  const isRamp = layer.colorScheme === 'ramp' && ends.length > 0;
  const [start, end] = isRamp ? [ends[0], ends[ends.length - 1]] : [layer.startColor, layer.endColor];
  const radial = layer.shape === 'radial';
  return symbolLayer('GradientFill', {
    color_type: '0',
    gradient_color1: qgisColor(start, layer.opacity),
    color: qgisColor(start, layer.opacity),
    gradient_color2: qgisColor(end, layer.opacity),
    type: radial ? '1' : '0',
    // 0: over the box of the feature.
    coordinate_mode: '0',
    spread: '0',
    reference_point1: radial ? '0.5,0.5' : '0,0.5',
    reference_point2: radial ? '1,1' : '1,0.5',
    angle: radial ? '0' : String(layer.angle),
  });
}

/** Properties twice: as QGIS has written them since 3.22, and as all versions before read them. */
function symbolLayer(kind: string, properties: Readonly<Record<string, string>>): string {
  const entries = Object.entries(properties);
  return element('layer', { class: kind, enabled: 1, locked: 0, pass: 0 }, [
    element(
      'Option',
      { type: 'Map' },
      entries.map(([name, value]) => element('Option', { name, type: 'QString', value })),
    ),
    ...entries.map(([k, v]) => element('prop', { k, v })),
  ]);
}
