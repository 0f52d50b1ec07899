import { extentOf, unionExtents } from '@gep/raster';
import { tryParseColor } from '../../color';
import type { Extent } from '../../model';
import type { FillItem, LineItem, Stroke } from '../display-list';

/** Paths as flat coordinates: `[x0, y0, x1, y1, …]`, y down. */
export type SvgPaths = readonly (readonly number[])[];

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** The data of a path of closed rings. */
export function svgPath(rings: SvgPaths): string {
  return rings
    .map((ring) => {
      let path = '';
      for (let i = 0; i + 1 < ring.length; i += 2)
        path += `${i === 0 ? 'M' : 'L'}${number(ring[i])} ${number(ring[i + 1])}`;
      return `${path}Z`;
    })
    .join('');
}

/** A colour and its alpha as two attributes: many programs do not read colours with alpha. */
export function svgPaint(attribute: 'fill' | 'stroke' | 'stop', color: string): string {
  const { r, g, b, a } = tryParseColor(color) ?? { r: 0, g: 0, b: 0, a: 0 };
  const hex = [r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
  const names = attribute === 'stop' ? ['stop-color', 'stop-opacity'] : [attribute, `${attribute}-opacity`];
  return `${names[0]}="#${hex}"${a < 1 ? ` ${names[1]}="${number(a)}"` : ''}`;
}

/**
 * Draws a fill symbol's items on the rings of a polygon as SVG elements (even-odd: inner rings are holes): colours,
 * gradients, and outlines of pens. A pattern is drawn in the colour of its first pen or marker, faded; markers along an
 * outline are left out.
 * @param id of this polygon in the drawing: its gradients are named after it
 * @example
 * svgFills(compileSymbol(fillSymbol()).items, [[0, 0, 10, 0, 10, 10, 0, 0]], 'a');
 */
export function svgFills(items: readonly FillItem[], rings: SvgPaths, id: string): string {
  const path = svgPath(rings);
  return items.map((item, i) => svgFill(item, path, rings, `${id}-${i}`)).join('');
}

/** Patterns cover part of an area. */
const patternOpacity = 0.4;

function svgFill(item: FillItem, path: string, rings: SvgPaths, id: string): string {
  switch (item.kind) {
    case 'solid':
      return `<path d="${path}" ${svgPaint('fill', item.color)} fill-rule="evenodd"/>`;
    case 'gradient': {
      const [first = 'transparent'] = item.colors;
      if (item.colors.length < 2) return `<path d="${path}" ${svgPaint('fill', first)} fill-rule="evenodd"/>`;
      return `${gradient(item, rings, id)}<path d="${path}" fill="url(#${id})" fill-rule="evenodd"/>`;
    }
    case 'outline':
      return item.lines.map((line) => svgStroke(line, path)).join('');
    case 'line-pattern':
    case 'point-pattern': {
      const color = patternColor(item);
      return color === null
        ? ''
        : `<path d="${path}" ${svgPaint('fill', color)} opacity="${patternOpacity}" fill-rule="evenodd"/>`;
    }
  }
}

function patternColor(item: Extract<FillItem, { kind: 'line-pattern' | 'point-pattern' }>): string | null {
  if (item.kind === 'line-pattern')
    return item.lines.find((line) => line.kind === 'stroke')?.stroke.color ?? null;
  const drawing = item.markers[0]?.drawing;
  return drawing && drawing.kind !== 'image' ? drawing.fill : null;
}

function svgStroke(line: LineItem, path: string): string {
  if (line.kind !== 'stroke') return '';
  return `<path d="${path}" fill="none" ${penOf(line.stroke)}/>`;
}

function penOf({ color, width, dash, join, cap }: Stroke): string {
  const dashes = dash.length === 0 ? '' : ` stroke-dasharray="${dash.map(number).join(' ')}"`;
  return `${svgPaint('stroke', color)} stroke-width="${number(width)}" stroke-linejoin="${join}" stroke-linecap="${cap}"${dashes}`;
}

function gradient(
  { shape, colors, angle }: Extract<FillItem, { kind: 'gradient' }>,
  rings: SvgPaths,
  id: string,
): string {
  const [minX, minY, maxX, maxY] = rings.reduce<Extent | null>(
    (all, ring) => unionExtents(all, extentOf(ring)),
    null,
  ) ?? [0, 0, 0, 0];
  const [x, y] = [(minX + maxX) / 2, (minY + maxY) / 2];
  const [halfWidth, halfHeight] = [(maxX - minX) / 2, (maxY - minY) / 2];
  const turned = (angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(turned), Math.sin(turned)];
  // As on the canvas, the ends touch the corners of the box that are farthest in its direction.
  const reach = Math.abs(halfWidth * ux) + Math.abs(halfHeight * uy);
  const stops = colors
    .map((color, i) => `<stop offset="${number(i / (colors.length - 1))}" ${svgPaint('stop', color)}/>`)
    .join('');
  const place =
    shape === 'linear'
      ? `x1="${number(x - ux * reach)}" y1="${number(y - uy * reach)}" x2="${number(x + ux * reach)}" y2="${number(y + uy * reach)}"`
      : `cx="${number(x)}" cy="${number(y)}" r="${number(Math.hypot(halfWidth, halfHeight))}"`;
  return `<${shape}Gradient id="${id}" gradientUnits="userSpaceOnUse" ${place}>${stops}</${shape}Gradient>`;
}
