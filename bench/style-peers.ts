import { OlStyleParser } from 'geostyler-openlayers-parser';
import type { Rule, Symbolizer } from 'geostyler-style';
import type Feature from 'ol/Feature.js';
import { rulesToStyleFunction } from 'ol/render/canvas/style.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { StyleFunction } from 'ol/style/Style.js';
import type { FlatStyle, Rule as FlatRule } from 'ol/style/flat.js';
import { colors, edges, lower, upper } from './style-data';

/* What others draw 9 classes of the field `v` with; `stacked` puts a half transparent symbol on the first. */

/** What people write by hand: styles of every class made once, picked by the value. */
export function cachedStyles(geometry: 'point' | 'polygon', stacked = true): StyleFunction {
  const stroke = (look: { stroke: string; width: number }) =>
    new Stroke({ color: look.stroke, width: look.width });
  const style = (color: string, look: { stroke: string; width: number; radius: number }) => {
    const parts = { fill: new Fill({ color }), stroke: stroke(look) };
    return new Style(
      geometry === 'point' ? { image: new CircleStyle({ radius: look.radius, ...parts }) } : parts,
    );
  };
  const styles = colors.map((color) =>
    stacked ? [style(color, lower), style(upper.color, upper)] : [style(color, lower)],
  );
  return (feature) => {
    const value = feature.get('v') as number;
    let row = 0;
    while (row < 8 && value > edges[row + 1]!) row += 1;
    return styles[row];
  };
}

/** The same as rules of OpenLayers. */
function flatRules(geometry: 'point' | 'polygon'): FlatRule[] {
  const style = (color: string, look: { stroke: string; width: number; radius: number }): FlatStyle =>
    geometry === 'point'
      ? {
          'circle-radius': look.radius,
          'circle-fill-color': color,
          'circle-stroke-color': look.stroke,
          'circle-stroke-width': look.width,
        }
      : { 'fill-color': color, 'stroke-color': look.stroke, 'stroke-width': look.width };
  return colors.map((color, row) => ({
    else: row > 0,
    filter: ['<=', ['get', 'v'], row === 8 ? 2 : edges[row + 1]!],
    style: [style(color, lower), style(upper.color, upper)],
  }));
}

export function flatFunction(geometry: 'point' | 'polygon'): StyleFunction {
  return rulesToStyleFunction(flatRules(geometry));
}

/** The same through GeoStyler's parser for OpenLayers. */
export async function geostyler(geometry: 'point' | 'polygon'): Promise<StyleFunction> {
  const symbolizer = (color: string, look: { stroke: string; width: number; radius: number }): Symbolizer =>
    geometry === 'point'
      ? {
          kind: 'Mark',
          wellKnownName: 'circle',
          color,
          ...{ radius: look.radius, strokeColor: look.stroke, strokeWidth: look.width },
        }
      : { kind: 'Fill', color, outlineColor: look.stroke, outlineWidth: look.width };
  const rules = colors.map((color, row): Rule => ({
    name: `class ${row}`,
    filter: ['&&', ['>', 'v', row === 0 ? -1 : edges[row]!], ['<=', 'v', row === 8 ? 2 : edges[row + 1]!]],
    symbolizers: [symbolizer(color, lower), symbolizer(upper.color, upper)],
  }));
  const { output, errors } = await new OlStyleParser().writeStyle({ name: 'classes', rules });
  if (typeof output !== 'function') throw new Error(`geostyler wrote no function: ${String(errors)}`);
  return output as unknown as StyleFunction;
}

/** The limit: the polygons straight on a canvas, a path for each, nothing else done. */
export function directCanvas(features: readonly Feature[], stacked: boolean) {
  const rings = features.map((feature) => {
    const value = feature.get('v') as number;
    return { row: Math.min(8, Math.floor(value * 9)), flat: flatOf(feature) };
  });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1024, 768];
  const context = canvas.getContext('2d')!;
  return (center: readonly number[], resolution: number) => {
    context.clearRect(0, 0, 1024, 768);
    const [left, top] = [center[0]! - 512 * resolution, center[1]! + 384 * resolution];
    for (const { row, flat } of rings) {
      context.beginPath();
      for (let i = 0; i < flat.length; i += 2) {
        const [x, y] = [(flat[i]! - left) / resolution, (top - flat[i + 1]!) / resolution];
        if (i === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      context.fillStyle = colors[row]!;
      context.strokeStyle = lower.stroke;
      context.lineWidth = lower.width;
      context.fill();
      context.stroke();
      if (!stacked) continue;
      context.fillStyle = upper.color;
      context.strokeStyle = upper.stroke;
      context.lineWidth = upper.width;
      context.fill();
      context.stroke();
    }
    return context.getImageData(0, 0, 1, 1).data[3];
  };
}

function flatOf(feature: Feature): number[] {
  return (feature.getGeometry() as unknown as { getFlatCoordinates(): number[] }).getFlatCoordinates();
}
