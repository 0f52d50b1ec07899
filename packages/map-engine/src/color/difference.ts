import { toLab, toLinear } from './lab';
import type { Lab } from './lab';
import { parseColor } from './parse';

const degree = Math.PI / 180;

/**
 * CIEDE2000 difference of two CIELAB colours: about 1 is just noticeable, 100 is black against white.
 * Method: Sharma, Wu and Dalal (2005).
 * @example
 * labDifference({ l: 50, a: 2.6772, b: -79.7751 }, { l: 50, a: 0, b: -82.7485 }); // 2.0425
 */
export function labDifference(one: Lab, two: Lab): number {
  const chroma = (Math.hypot(one.a, one.b) + Math.hypot(two.a, two.b)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [a1, a2] = [one.a * (1 + g), two.a * (1 + g)];
  const [c1, c2] = [Math.hypot(a1, one.b), Math.hypot(a2, two.b)];
  const [h1, h2] = [hue(a1, one.b), hue(a2, two.b)];
  const bothColored = c1 * c2 !== 0;
  let turn = bothColored ? h2 - h1 : 0;
  if (turn > 180) turn -= 360;
  if (turn < -180) turn += 360;
  let meanHue = h1 + h2;
  if (bothColored) {
    meanHue = Math.abs(h1 - h2) <= 180 ? meanHue / 2 : (meanHue + (meanHue < 360 ? 360 : -360)) / 2;
  }
  const dL = two.l - one.l;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degree);
  const meanL = (one.l + two.l) / 2;
  const meanC = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * Math.cos((meanHue - 30) * degree) +
    0.24 * Math.cos(2 * meanHue * degree) +
    0.32 * Math.cos((3 * meanHue + 6) * degree) -
    0.2 * Math.cos((4 * meanHue - 63) * degree);
  const sL = 1 + (0.015 * (meanL - 50) ** 2) / Math.sqrt(20 + (meanL - 50) ** 2);
  const sC = 1 + 0.045 * meanC;
  const sH = 1 + 0.015 * meanC * t;
  const rotation = 60 * Math.exp(-(((meanHue - 275) / 25) ** 2));
  const rT = -2 * Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)) * Math.sin(rotation * degree);
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rT * (dC / sC) * (dH / sH));
}

function hue(a: number, b: number): number {
  const angle = Math.atan2(b, a) / degree;
  return angle < 0 ? angle + 360 : angle;
}

/**
 * CIEDE2000 difference of two colour texts: about 1 is just noticeable, 100 is black against white; alpha is ignored.
 * @throws RangeError for a text that is no colour.
 * @example
 * colorDifference('#000000', '#ffffff'); // 100.00
 */
export function colorDifference(one: string, two: string): number {
  return labDifference(toLab(parseColor(one)), toLab(parseColor(two)));
}

/**
 * WCAG 2.2 contrast ratio of two opaque colours, 1 to 21; texts of a page want 4.5.
 * @throws RangeError for a text that is no colour.
 * @example
 * contrastRatio('#767676', '#ffffff'); // 4.54
 */
export function contrastRatio(one: string, two: string): number {
  const [dark, light] = [luminance(one), luminance(two)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(text: string): number {
  const { r, g, b } = parseColor(text);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}
