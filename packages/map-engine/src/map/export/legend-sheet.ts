import type { MapLayer } from '../../layer';
import { rules } from '../../model';
import type { LegendEntry, LegendText } from '../../scheme';
import { fill, legendWords } from '../../scheme/legend/legend-words';
import type { ExplainedLayer } from './export-options';
import { drawLegendEntry } from '../legend-entry';
import { legendOf } from '../legend-model';
import { swatchSizes } from '../legend-swatch';
import type { SwatchSize } from '../legend-swatch';
import { textColor } from './page-text';
import type { PageText } from './page-text';

/** A legend for paper: the lines of the legend on the page, without switches, counts and hidden classes. */
export interface LegendSheet {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /**
   * Draws it with its top left at 0, 0 of the context's present transform.
   * @param pixelRatio canvas pixels a pixel of the sheet
   */
  draw(context: CanvasRenderingContext2D, pixelRatio: number): Promise<void>;
}

/** How a legend is written. */
export interface LegendSheetOptions extends LegendText {
  readonly text: PageText;
  /** Sections are side by side as far as this width allows; 0: all below one another. CSS pixels. */
  readonly widest: number;
}

/** A word or a picture, from the top left of its block; words are centred on `y`. */
type Piece = { readonly x: number; readonly y: number } & (
  | { readonly words: string; readonly bold?: boolean; readonly align?: CanvasTextAlign }
  | { readonly entry: LegendEntry; readonly size: SwatchSize }
);

/** Pieces that stay together: a line, a section. */
interface Block {
  readonly pieces: readonly Piece[];
  readonly width: number;
  readonly height: number;
}

const fontSize = 13;
const rowHeight = 24;
const textGap = 8;
const columnGap = 16;
const blockGap = 4;

/**
 * A legend in columns of 6 lines as on the screen, and in ever longer and fewer columns, for a page on which those would
 * have to be shrunk. Empty where there is nothing to explain.
 */
export function legendSheets(
  layers: readonly (MapLayer | ExplainedLayer)[],
  options: LegendSheetOptions,
): LegendSheet[] {
  const { unit = '', text } = options;
  const found = layers
    .flatMap((part) => {
      if (!('layer' in part)) return legendOf(part, options).map((section) => ({ ...section, ownUnit: '' }));
      const { layer, title, ...own } = part;
      const { unit: named = '', words, language = options.language } = own;
      const ownUnit = named === '' ? '' : fill(legendWords(language, words).unit, { unit: named });
      return legendOf(layer, { ...options, ...own }).map((section) => ({
        ...section,
        title: title ?? section.title,
        ownUnit,
      }));
    })
    .map((section) => ({ ...section, entries: section.entries.filter(({ visible }) => visible) }))
    .filter(({ entries }) => entries.length > 0);
  const sections = found.map((section) => ({
    title: [found.length > 1 ? section.title : '', section.ownUnit].filter(Boolean).join(' · '),
    lines: linesOf(section.entries, text),
  }));
  const unitLine: Piece[] =
    unit === ''
      ? []
      : [
          {
            x: 0,
            y: rowHeight / 2,
            words: fill(legendWords(options.language, options.words).unit, { unit }),
          },
        ];
  if (sections.length + unitLine.length === 0) return [];
  const longest = Math.max(0, ...sections.map(({ lines }) => lines.length));
  return columnLengths(longest).map((rows) => {
    const blocks = sections.map(({ title, lines }) => sectionBlock(lines, title, rows, text));
    const top = unitLine.length * rowHeight;
    const { pieces, width, height } = flow(blocks, options.widest);
    const all = [...unitLine, ...pieces.map((piece) => ({ ...piece, y: piece.y + top }))];
    return {
      width: Math.ceil(Math.max(width, ...unitLine.map((piece) => rightOf(piece, text)))),
      height: Math.ceil(top + height),
      async draw(context, pixelRatio) {
        for (const piece of all) await drawPiece(context, piece, text, pixelRatio);
      },
    };
  });
}

/** From 6 lines on, a fifth more each time, until one column holds all. */
function columnLengths(longest: number): number[] {
  const lengths: number[] = [rules.legendRows];
  while (lengths[lengths.length - 1] < longest) {
    lengths.push(Math.min(longest, Math.ceil(lengths[lengths.length - 1] * 1.2)));
  }
  return lengths;
}

/** Blocks in rows that are at most `widest` wide, unless one alone is wider. */
function flow(blocks: readonly Block[], widest: number): Block {
  const pieces: Piece[] = [];
  let [x, y, width, bottom] = [0, 0, 0, 0];
  for (const block of blocks) {
    if (x > 0 && x + block.width > widest) [x, y] = [0, bottom + blockGap];
    pieces.push(...block.pieces.map((piece) => ({ ...piece, x: piece.x + x, y: piece.y + y })));
    width = Math.max(width, x + block.width);
    bottom = Math.max(bottom, y + block.height);
    x += block.width + columnGap;
  }
  return { pieces, width, height: bottom };
}

function linesOf(entries: readonly LegendEntry[], text: PageText): Block[] {
  const sizes = swatchSizes(entries);
  return entries.map((entry, index) => {
    const line = linePieces(entry, sizes[index]);
    return { ...line, width: Math.max(...line.pieces.map((piece) => rightOf(piece, text))) };
  });
}

/** The lines of a section in columns below its heading. */
function sectionBlock(lines: readonly Block[], title: string, rows: number, text: PageText): Block {
  const pieces: Piece[] = title === '' ? [] : [{ x: 0, y: rowHeight / 2, words: title, bold: true }];
  const top = pieces.length * rowHeight;
  // The heading may be wider than the columns below it.
  let width = Math.max(0, ...pieces.map((piece) => rightOf(piece, text)));
  let [x, height] = [0, top];
  for (let start = 0; start < lines.length; start += rows) {
    const column = lines.slice(start, start + rows);
    let y = top;
    for (const line of column) {
      for (const piece of line.pieces) pieces.push({ ...piece, x: piece.x + x, y: piece.y + y });
      y += line.height;
    }
    const right = x + Math.max(...column.map((line) => line.width));
    width = Math.max(width, right);
    height = Math.max(height, y);
    x = right + columnGap;
  }
  return { pieces, width, height };
}

function linePieces(entry: LegendEntry, size: SwatchSize) {
  if (entry.kind === 'ramp') {
    // The numbers of its ends are below it.
    const y = blockGap + size.height + rowHeight / 2;
    const pieces: Piece[] = [
      { x: 0, y: blockGap, entry, size },
      { x: 0, y, words: entry.lowLabel },
      { x: size.width, y, words: entry.highLabel, align: 'right' },
    ];
    return { pieces, height: y + rowHeight / 2 };
  }
  const height = Math.max(rowHeight, size.height);
  const pieces: Piece[] = [
    { x: 0, y: (height - size.height) / 2, entry, size },
    { x: size.width + textGap, y: height / 2, words: entry.label },
  ];
  return { pieces, height };
}

function rightOf(piece: Piece, text: PageText): number {
  if ('size' in piece) return piece.x + piece.size.width;
  return piece.align === 'right' ? piece.x : piece.x + text.width(piece.words, fontSize, piece.bold);
}

async function drawPiece(
  context: CanvasRenderingContext2D,
  piece: Piece,
  text: PageText,
  pixelRatio: number,
): Promise<void> {
  if ('size' in piece) {
    const { width, height } = piece.size;
    const canvas = document.createElement('canvas');
    await drawLegendEntry(canvas, piece.entry, { width, height, pixelRatio });
    context.drawImage(canvas, piece.x, piece.y, width, height);
    return;
  }
  context.font = text.font(fontSize, piece.bold);
  context.fillStyle = textColor;
  context.textBaseline = 'middle';
  context.textAlign = piece.align ?? 'left';
  context.fillText(piece.words, piece.x, piece.y);
}
