import { ecosystemTypes } from '@gep/ecosystem-models';
import { interpolateHex } from '@gep/map-engine/color';
import { lineSymbol, markerSymbol } from '@gep/map-engine/model';
import type { FillSymbolLayer } from '@gep/map-engine/model';
import { paths } from './drawings';
import { drawing, hatch, patch, shape, strewn, stroke, area } from './parts';
import { style } from './style-list';
import type { BuiltInGroup, BuiltInStyle } from './style-list';

/** Colours of the ecosystem types of the first two levels, by their code. */
const colors: Readonly<Record<number, string>> = {
  1: '#2f7d32',
  11: '#3b8b3d',
  12: '#1b5e3a',
  13: '#55954a',
  14: '#8bb66a',
  2: '#7d9a4a',
  21: '#8ea556',
  22: '#5f7f3f',
  23: '#b3c07a',
  3: '#b5d46b',
  31: '#a3d06a',
  32: '#c9d972',
  33: '#bccb86',
  34: '#e0e3a8',
  4: '#5aa9d6',
  41: '#6fb8a0',
  42: '#4f9bd9',
  43: '#3a7fc4',
  5: '#f0d66f',
  51: '#f2dc85',
  52: '#d9a84e',
  6: '#d9695f',
  61: '#dd7a70',
  62: '#93cf8c',
  63: '#8f7d95',
  7: '#e6cb94',
  71: '#ead2a0',
  72: '#dcbb7e',
  73: '#d5d6cb',
  8: '#b9b4ac',
  81: '#cfe8f7',
  82: '#b9a58d',
  9: '#8ebfe0',
  91: '#9fcbe8',
  92: '#7fb0a8',
};

/** Steps from the colour of a type of the second level to white; no such type has more than four of the third. */
const lighterSteps = 6;

/**
 * The colour of an ecosystem type by its code; undefined for any other code. Types of the third level have the colour of
 * the second, the lighter the later they come in it.
 */
export function landCoverColor(code: number): string | undefined {
  if (!ecosystemTypes.some(({ value }) => value === code)) return undefined;
  const broader = colors[Math.floor(code / 10)];
  return colors[code] ?? interpolateHex([broader, '#ffffff'], lighterSteps)[(code % 10) - 1];
}

/** What is drawn over the colours of the first level, so that they differ without colour too. */
const marks: Readonly<Record<number, readonly FillSymbolLayer[]>> = {
  1: [strewn(markerSymbol(drawing(paths.tree, '#1c4f20', 13)), 20)],
  2: [strewn(markerSymbol(drawing(paths.shrub, '#4c6128', 12)), 20)],
  3: [strewn(markerSymbol(drawing(paths.grass, '#6d8c2c', 12)), 20)],
  4: [strewn(markerSymbol(drawing(paths.reed, '#245f8a', 13)), 22)],
  5: [strewn(markerSymbol(drawing(paths.wheat, '#927619', 13)), 20)],
  6: [strewn(markerSymbol(drawing(paths.house, '#7e2d26', 12)), 20)],
  7: [
    strewn(markerSymbol(shape('circle', 2, '#8f6f31')), 10),
    strewn(markerSymbol(shape('circle', 2, '#8f6f31')), 10, 5),
  ],
  8: [hatch('#7c766d', 45, 8), hatch('#7c766d', 135, 8)],
  9: [strewn(markerSymbol(drawing(paths.waves, '#3d7fae', 14)), 22)],
};

const dark = lineSymbol(stroke('#00000059', 0.6));

const flat = ecosystemTypes
  .filter(({ level }) => level <= 2)
  .map(({ value, name, nameEn }): BuiltInStyle =>
    style(`land-cover-${value}`, name, nameEn, patch(colors[value])),
  );

const marked = ecosystemTypes
  .filter(({ level }) => level === 1)
  .map(({ value, name, nameEn }) =>
    style(
      ...([`land-cover-marked-${value}`, `${name}（图案）`, `${nameEn}, with a pattern`] as const),
      area(colors[value], dark, ...marks[value]),
    ),
  );

/** Areas of the ecosystem types, in colour alone and with a pattern. */
export const landCover: BuiltInGroup = {
  id: 'land-cover',
  name: { zh: '生态系统类型', en: 'Ecosystem types' },
  styles: [...flat, ...marked],
};
