import type { ChartOwner, Drawing } from '../chart/chart-files';
import { lightLook } from '../chart/chart-look';
import { fitted } from './district-shapes';
import type { DistrictShapes } from './district-shapes';

/** A small map on paper. */
export interface PaperMap {
  readonly title: string;
  readonly colorOf: (code: string) => string | null;
  /** Of its classes, from the lowest up. */
  readonly legend: readonly { readonly color: string; readonly text: string }[];
}

interface Sheet {
  readonly title: string;
  readonly shapes: DistrictShapes;
  readonly maps: readonly PaperMap[];
}

const head = 56;
const line = 16;
const cell = { width: 300, map: 260 };

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);

/** Maps beside each other as one drawing, in which the districts are kept once. */
export function mapDrawing({ title, shapes, maps }: Sheet, { project, year }: ChartOwner): Drawing {
  const look = lightLook();
  const columns = maps.length === 1 ? 1 : Math.min(maps.length, 3);
  const size = maps.length === 1 ? { width: 720, map: 560 } : cell;
  const rows = Math.max(...maps.map(({ legend }) => legend.length), 0);
  const height = size.map + 24 + rows * line + 16;
  const { scale, left, top } = fitted(shapes, [size.width, size.map]);
  const text = (x: number, y: number, words: string, px: number, fill: string): string =>
    `<text x="${x}" y="${y}" font-size="${px}" fill="${fill}">${escaped(words)}</text>`;
  const paths = shapes.shapes.map(({ path }, i) => `<path id="d${i}" d="${path}"/>`).join('');
  const drawn = maps.map(({ title: name, colorOf, legend }, i) => {
    const uses = shapes.shapes.map(
      ({ code }, at) => `<use href="#d${at}" fill="${colorOf(code) ?? look.line}"/>`,
    );
    const keys = legend.map(
      ({ color, text: words }, at) =>
        `<rect x="8" y="${size.map + 30 + at * line}" width="12" height="10" fill="${color}"/>` +
        text(26, size.map + 39 + at * line, words, 11, look.text),
    );
    return (
      `<g transform="translate(${(i % columns) * size.width} ${head + Math.floor(i / columns) * height})">` +
      text(8, 14, name, 13, look.text) +
      `<g transform="translate(${left} ${top + 20}) scale(${scale})" fill-rule="evenodd" stroke="${look.surface}" stroke-width="${0.5 / scale}">${uses.join('')}</g>` +
      `${keys.join('')}</g>`
    );
  });
  const width = columns * size.width;
  const whole = head + Math.ceil(maps.length / columns) * height;
  const owner = [project, year].filter(Boolean).join(' · ');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}" font-family="${escaped(look.font)}">` +
    `<rect width="100%" height="100%" fill="${look.surface}"/><defs>${paths}</defs>` +
    text(8, 24, title, 16, look.text) +
    text(8, 42, owner, 12, look.muted) +
    `${drawn.join('')}</svg>`;
  return { svg, width, height: whole };
}
