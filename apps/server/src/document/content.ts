import type { TemplateText } from '@gep/api-client/contract';
import { undividedRows } from './page-rows';

/** A number of the account inside a text: what it says, and where the product has it. */
export interface Figure {
  /** `result/5/0/value`: who has the key finds the number again. */
  readonly source: string;
  /** In the unit of the product, before rounding. */
  readonly value: number;
  readonly text: string;
}

/** An index or an exponent. */
export interface SmallText {
  readonly small: 'sub' | 'sup';
  readonly text: string;
}

/** A text, or a text with numbers of the account, indices and exponents in it. */
export type Text = string | readonly (string | Figure | SmallText)[];

/** A cell of a table; null where something is missing, which a dash says, empty where there is nothing to say. */
export type Cell = string | Figure | null;

export interface Column {
  readonly title: string;
  /** Numbers are aligned at the right. */
  readonly align?: 'left' | 'right' | 'center';
  /** Part of the width of the table; columns without one share the rest. */
  readonly share?: number;
}

export interface TableBlock {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableLine[];
  /** Small print below it. */
  readonly note?: string;
}

export interface TableLine {
  readonly cells: readonly Cell[];
  /** A sum, or the head of a group: bold. */
  readonly strong?: boolean;
  /** Levels below the rows of the first one. */
  readonly indent?: number;
}

/** A class of a map. */
export interface LegendLine {
  readonly color: string;
  readonly label: string;
}

export interface MapBlock {
  readonly kind: 'map';
  readonly caption: string;
  /** A drawing of `width` by `height` points. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** The same for programs that show no SVG. */
  readonly png: Uint8Array;
  readonly legendTitle: string;
  readonly legend: readonly LegendLine[];
}

export type Block =
  /** Of level 2 or 3: the chapter is the first. */
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: Text }
  /** What to know about the lines before; or why there is nothing. */
  | { readonly kind: 'note'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | TableBlock
  | MapBlock;

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A document in one language, before anything is known of its format. */
export interface DocumentContent {
  readonly language: 'zh' | 'en';
  readonly title: string;
  /** Lines of the cover below the title. */
  readonly cover: readonly string[];
  /** What every page is headed with. */
  readonly header: string;
  readonly contents: string;
  /** `第 {page} 页，共 {pages} 页` */
  readonly footer: string;
  /** Says above a table that it began on an earlier page. */
  readonly continued: string;
  readonly chapters: readonly Chapter[];
  /** What the placeholders of a template stand for. */
  readonly texts: Readonly<Record<TemplateText, string>>;
}

/** How many texts, and signs of them, may stay with what they lead to: together they are less than a page. */
const mostLeading = { texts: 3, signs: 900 };

/** Whether a text at the beginning of a chapter leads to its first map or short table: it is on one page with it. */
export function leadsOn(blocks: readonly Block[], index: number): boolean {
  const first = blocks.findIndex(({ kind }) => kind !== 'paragraph' && kind !== 'note');
  if (index >= first || first > mostLeading.texts || !isOnOnePage(blocks[first])) return false;
  const texts = blocks.slice(0, first).map((block) => ('text' in block ? plainText(block.text) : ''));
  return texts.join('').length <= mostLeading.signs;
}

const isOnOnePage = (block: Block): boolean =>
  block.kind === 'map' || (block.kind === 'table' && block.rows.length <= undividedRows);

/** The words of a text, with those of its numbers. */
export function plainText(text: Text): string {
  if (typeof text === 'string') return text;
  return text.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

/** The title of a column of numbers: what they are, and their unit on a line below. */
export function headLines({ title, align }: Column): readonly string[] {
  const [, words, unit] = /^(.*? ?)([（(][^（(]*[）)])$/.exec(title) ?? [];
  return align === 'right' && words ? [words, unit] : [title];
}

/** All numbers of the account in a document, in their order. */
export function figuresOf({ chapters }: Pick<DocumentContent, 'chapters'>): Figure[] {
  const ofText = (text: Text): Figure[] =>
    typeof text === 'string'
      ? []
      : text.filter((piece) => typeof piece !== 'string').filter((piece) => 'source' in piece);
  return chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => {
      switch (block.kind) {
        case 'paragraph':
        case 'note':
          return ofText(block.text);
        case 'list':
          return block.items.flatMap(ofText);
        case 'table':
          return block.rows.flatMap(({ cells }) =>
            cells.filter((cell) => cell !== null && typeof cell !== 'string'),
          );
        default:
          return [];
      }
    }),
  );
}

/** Numbers chapters, headings and captions: 1, 1.1; `Table 1-1`. Headings of level 3 have no number. */
export function numbered(
  chapters: readonly Chapter[],
  words: { readonly table: string; readonly map: string },
): Chapter[] {
  return chapters.map(({ blocks, ...chapter }, index) => {
    const number = index + 1;
    const counts = { heading: 0, table: 0, map: 0 };
    return {
      ...chapter,
      title: `${number}  ${chapter.title}`,
      blocks: blocks.map((block): Block => {
        if (block.kind === 'heading' && block.level === 2) {
          counts.heading += 1;
          return { ...block, text: `${number}.${counts.heading}  ${block.text}` };
        }
        if (block.kind === 'table' || block.kind === 'map') {
          counts[block.kind] += 1;
          return {
            ...block,
            caption: `${words[block.kind]} ${number}-${counts[block.kind]}  ${block.caption}`,
          };
        }
        return block;
      }),
    };
  });
}
