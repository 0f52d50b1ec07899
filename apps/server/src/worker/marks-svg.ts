import { haloWidth, ink } from './map-mark';
import type { MapMark, TextMark } from './map-mark';

/** Fonts of documents and of the systems on which they are read. */
const font = "font-family=\"Document, 'Noto Sans SC', 'Microsoft YaHei', SimSun, sans-serif\"";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/\p{Cc}/gu, ' ');
const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Marks as elements of a drawing. */
export function marksSvg(marks: readonly MapMark[]): string {
  return marks.map((mark) => (mark.kind === 'text' ? textSvg(mark) : areaSvg(mark))).join('');
}

function textSvg({ x, y, anchor, size, halo, text }: TextMark): string {
  const at = `x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="${size}" ${font}`;
  const words = escaped(text);
  const white = `<text ${at} fill="none" stroke="#ffffff" stroke-width="${2 * haloWidth}">${words}</text>`;
  return `${halo ? white : ''}<text ${at} fill="${ink}">${words}</text>`;
}

function areaSvg({ ring, filled }: Extract<MapMark, { kind: 'area' }>): string {
  const points = Array.from({ length: ring.length / 2 }, (_, i) => `${n(ring[2 * i])} ${n(ring[2 * i + 1])}`);
  return `<path d="M${points.join('L')}Z" fill="${filled ? ink : '#ffffff'}" stroke="${ink}" stroke-width="0.5"/>`;
}
