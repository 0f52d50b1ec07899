import { textEms } from '../chart/text-ems';

/** Radii of the rings of a sunburst by their level, as shares of its radius: groups, services, types. */
export const rings = [
  [0.06, 0.34],
  [0.34, 0.66],
  [0.66, 0.98],
] as const;

interface Ring {
  /** 0: the innermost. */
  readonly level: number;
  /** Of the circle, 0-1. */
  readonly share: number;
  /** CSS pixels: half of the room of the whole, and the size of texts. */
  readonly radius: number;
  readonly textSize: number;
}

const han = /[\u2e80-\uffdc]/;
/** Of what is taken for the width of a text: names in Latin letters have few of the wide ones. */
const latin = 0.88;

const widthOf = (text: string): number => textEms(text) * (han.test(text) ? 1 : latin);

/** Pixels between a text and the edges of its ring, together. */
const gap = 6;
/** Of lines, in sizes of their text. */
export const lineHeight = 1.15;

/**
 * A name in the lines that fit into its part of a ring, along the radius; null where it does not fit: what is cut off, or
 * is over other parts, cannot be read.
 * @example
 * ringLabel('固碳', { level: 1, share: 0.2, radius: 290, textSize: 12 }); // '固碳'
 */
export function ringLabel(name: string, { level, share, radius, textSize }: Ring): string | null {
  const [inner, outer] = rings[level].map((part) => part * radius);
  const lines = inLines(name, (outer - inner - gap) / textSize);
  if (lines === null) return null;
  const width = Math.max(...lines.map(widthOf)) * textSize;
  // The part is narrowest where the text begins; half of a circle is as wide as a part can be.
  const chord = (inner + outer - width) * Math.sin(Math.min(share, 0.5) * Math.PI);
  const height = lines.length * lineHeight * textSize;
  return chord < height ? null : lines.join('\n');
}

/** A name in as few lines as its words allow, or its Chinese signs; null where a word is wider than a line. */
function inLines(name: string, most: number): string[] | null {
  const words = name.match(/[\u2e80-\uffdc]|[^\s\u2e80-\uffdc]+\s?|\s/g) ?? [];
  const lines: string[] = [''];
  for (const word of words) {
    if (widthOf(word.trimEnd()) > most) return null;
    const last = lines[lines.length - 1];
    if (widthOf((last + word).trimEnd()) <= most) lines[lines.length - 1] = last + word;
    else lines.push(word);
  }
  return lines.map((line) => line.trim());
}
