import { openSync } from 'fontkit';
import { documentFonts } from '../document/document-fonts';
import type { TextMark } from './map-mark';

/** Parts into which a curve of a letter is divided: letters of maps are small. */
const steps = 6;

let opened: ReturnType<typeof openSync> | null = null;

/** The outlines of a text in the font of documents, as rings in points: inside is what an odd number of rings holds. */
export function glyphRings({ x, y, anchor, size, text }: TextMark): number[][] {
  opened ??= openSync(documentFonts().normal);
  const { glyphs, positions } = opened.layout(text);
  const scale = size / opened.unitsPerEm;
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale;
  const rings: number[][] = [];
  let left = anchor === 'middle' ? x - width / 2 : x;
  glyphs.forEach(({ path }, i) => {
    let ring: number[] = [];
    for (const { command, args } of path.commands) {
      const points = args.map((value, k) => (k % 2 === 0 ? left + value * scale : y - value * scale));
      if (command === 'moveTo') rings.push((ring = [...points]));
      else if (command === 'lineTo') ring.push(...points);
      else if (command !== 'closePath') curve(ring, points);
    }
    left += positions[i].xAdvance * scale;
  });
  return rings;
}

/** Adds a Bézier curve of two or three points from the end of a ring. */
function curve(ring: number[], points: readonly number[]): void {
  const all = [...ring.slice(-2), ...points];
  for (let step = 1; step <= steps; step += 1) {
    // De Casteljau: between neighbours until one point is left.
    let level = all;
    while (level.length > 2)
      level = level.slice(0, -2).map((value, i) => value + ((level[i + 2] - value) * step) / steps);
    ring.push(...level);
  }
}
