import { scaleBar } from '@gep/map-engine/scheme';

interface Furniture {
  /** Points. */
  readonly width: number;
  readonly height: number;
  /** Height of the strip below the districts. */
  readonly foot: number;
  /** Points of the drawing for a metre of the ground. */
  readonly pointsPerMetre: number;
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string }[];
}

/** Fonts of documents and of the systems on which they are read. */
const font = "font-family=\"Document, 'Noto Sans SC', 'Microsoft YaHei', SimSun, sans-serif\"";
const ink = '#1c2521';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`).replace(/\p{Cc}/gu, ' ');
const n = (value: number): string => String(Math.round(value * 100) / 100);

/** Names of districts, scale bar and north of a map. */
export function mapFurniture({ width, height, foot, pointsPerMetre, labels }: Furniture): string {
  const names = labels.map(({ x, y, text }) => {
    const at = `x="${n(x)}" y="${n(y + 2.5)}" text-anchor="middle" font-size="7" ${font}`;
    const words = escaped(text);
    return `<text ${at} fill="none" stroke="#ffffff" stroke-width="1.6">${words}</text><text ${at} fill="${ink}">${words}</text>`;
  });
  return names.join('') + bar(width, height - foot / 2 + 4, pointsPerMetre) + north(width, height - foot);
}

/** A bar of two halves with its length. */
function bar(width: number, y: number, pointsPerMetre: number): string {
  const scale = scaleBar(1 / pointsPerMetre, Math.min(110, width / 2));
  if (!scale) return '';
  const half = scale.width / 2;
  const piece = (x: number, fill: string): string =>
    `<rect x="${n(x)}" y="${n(y)}" width="${n(half)}" height="3" fill="${fill}" stroke="${ink}" stroke-width="0.5"/>`;
  const label = `<text x="${n(4 + scale.width + 5)}" y="${n(y + 5)}" font-size="8" fill="${ink}" ${font}>${scale.label}</text>`;
  return piece(4, ink) + piece(4 + half, '#ffffff') + label;
}

/** An arrow with an N below it, at the right of the strip. */
function north(width: number, top: number): string {
  const x = width - 14;
  const y = top + 2;
  return `<path d="M${n(x)} ${n(y)}L${n(x + 4)} ${n(y + 12)}L${n(x)} ${n(y + 9.5)}L${n(x - 4)} ${n(y + 12)}Z" fill="${ink}"/><text x="${n(x)}" y="${n(y + 21)}" text-anchor="middle" font-size="8" fill="${ink}" ${font}>N</text>`;
}
