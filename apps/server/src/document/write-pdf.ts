import type { Content, ContentText, DynamicContent, Style, TDocumentDefinitions } from 'pdfmake/interfaces';
import { leadsOn, plainText } from './content';
import type { Block, Chapter, DocumentContent, Text } from './content';
import { documentFonts } from './document-fonts';
import { pdfMap } from './pdf-map';
import { isLong } from './page-rows';
import { pdfTable } from './pdf-table';
import { paragraph, printable, textRuns } from './pdf-text';
import { goesOn, startPage } from './placed-table';
import type { PlacedTable } from './placed-table';
import { mayDivide, nextSetting } from './table-fitting';
import type { TableSetting } from './table-fitting';

/** Points: A4 with margins of 2.5 cm. */
const margin = 71;
const contentWidth = 595.28 - 2 * margin;
/** 小四, with lines of one and a half. */
const body = { fontSize: 12, lineHeight: 1.2 };

/** Of headers and footers, which are on every page. */
const running = 'running';

/** A document as a PDF: its text can be searched, its fonts are in it, cut down to what is used. */
export async function writePdf(content: DocumentContent): Promise<Uint8Array> {
  const { default: pdfmake } = await import('pdfmake');
  const fonts = documentFonts();
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path));
  pdfmake.setFonts({ Document: fonts });
  const settings = new Map<number, TableSetting>();
  for (;;) {
    const placed: PlacedTable[] = [];
    const bytes = await pdfmake.createPdf(definitionOf(content, placed, settings)).getBuffer();
    const next = nextSetting(placed, settings);
    if (next === null) return bytes;
    settings.set(...next);
  }
}

type TableSettings = ReadonlyMap<number, TableSetting>;

function definitionOf(
  content: DocumentContent,
  placed: PlacedTable[],
  settings: TableSettings,
): TDocumentDefinitions {
  const { title, header, contents, chapters, language } = content;
  const headerOf: DynamicContent = (page) =>
    page === 1
      ? ''
      : {
          margin: [margin, 34, margin, 0],
          style: running,
          stack: [
            { text: textRuns(header), alignment: 'center', style: running },
            {
              canvas: [
                { type: 'line', x1: 0, y1: 4, x2: contentWidth, y2: 4, lineWidth: 0.5, lineColor: '#8a938e' },
              ],
              style: running,
            },
            // Above the caption, which is repeated at the top of the page.
            ...(goesOn(placed, page)
              ? [
                  {
                    text: content.continued,
                    style: running,
                    alignment: 'right' as const,
                    margin: [0, 8, 0, 0] as [number, number, number, number],
                  },
                ]
              : []),
          ],
        };
  const footerOf: DynamicContent = (page, pages) =>
    page === 1
      ? ''
      : {
          text: content.footer.replace('{page}', String(page)).replace('{pages}', String(pages)),
          alignment: 'center',
          margin: [margin, 24, margin, 0],
          style: running,
        };
  return {
    pageSize: 'A4',
    pageMargins: [margin, margin, margin, margin],
    language: language === 'zh' ? 'zh-CN' : 'en',
    info: { title: printable(title), subject: printable(header) },
    displayTitle: true,
    defaultStyle: { font: 'Document', ...body },
    styles: { [running]: { fontSize: 9, color: '#444444', lineHeight: 1 } satisfies Style },
    header: headerOf,
    footer: footerOf,
    pageBreakBefore: ({ headlineLevel, id, startPosition }, query) => {
      const rows = placed[Number(id)] ?? [];
      // A heading alone at the end of a page, or one whose table begins on the next.
      const isAlone = () => query.getFollowingNodesOnPage().every(({ style }) => style === running);
      return headlineLevel !== undefined && (isAlone() || (startPage(rows) ?? 0) > startPosition.pageNumber);
    },
    content: [
      ...coverOf(content),
      {
        toc: {
          title: { text: contents, fontSize: 16, bold: true, alignment: 'center', margin: [0, 0, 0, 14] },
        },
        pageBreak: 'before',
      },
      ...chapters.flatMap((chapter, i) => {
        const next = chapters.at(i + 1);
        const gap = next === undefined || isOnNewPage(next, i + 1) ? 0 : chapterGap;
        return chapterOf(chapter, { language, placed, settings, onNewPage: isOnNewPage(chapter, i), gap });
      }),
    ],
  };
}

/** A title is in one line where it can be: its last character alone in a second looks like a fault. */
function titleSize(title: string): number {
  const ems = [...title].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.6), 0);
  return Math.max(18, Math.min(26, Math.floor(contentWidth / ems)));
}

function coverOf({ title, cover }: DocumentContent): Content[] {
  return [
    {
      text: textRuns(title),
      fontSize: titleSize(title),
      bold: true,
      alignment: 'center',
      lineHeight: 1.3,
      margin: [0, 190, 0, 40],
    },
    ...cover.map((line) => paragraph(line, { fontSize: 14, alignment: 'center', margin: [0, 0, 0, 6] })),
  ];
}

/** Points between two chapters on one page. */
const chapterGap = 24;

/** Rows of a table that may be below the title of a chapter and a heading at the end of a page. */
const mostWithChapter = 12;

/** Whether a chapter begins a page, also as it begins with a table that does. */
function isOnNewPage(chapter: Chapter, index: number): boolean {
  const [first, second] = chapter.blocks;
  return (
    index === 0 ||
    chapter.blocks.slice(0, 2).some(isLongTable) ||
    (first?.kind === 'heading' && second?.kind === 'table' && second.rows.length > mostWithChapter)
  );
}

interface ChapterPlace extends Pick<BlockPlace, 'language' | 'placed' | 'settings' | 'gap'> {
  readonly onNewPage: boolean;
}

function chapterOf({ title, blocks }: Chapter, { onNewPage, ...place }: ChapterPlace): Content[] {
  const name: ContentText = {
    text: textRuns(title),
    fontSize: 16,
    bold: true,
    margin: [0, 0, 0, 12],
    ...{ tocItem: true, tocStyle: { bold: true }, outline: true },
  };
  const out: Content[] = onNewPage ? [{ ...name, pageBreak: 'before' }] : [];
  /** Those that wait for what they are about. */
  let heads: ContentText[] = onNewPage ? [] : [name];
  /** Texts that are on one page with the map or table they lead to. */
  let leading: Content[] = [];
  blocks.forEach((block, i) => {
    if (block.kind === 'heading') {
      heads.push(headingOf(block));
      return;
    }
    const id = heads.length > 0 ? null : String(place.placed.length);
    const isBelow = place.settings.get(place.placed.length)?.isBelow;
    const content = contentOf(block, { ...place, id, isLast: i === blocks.length - 1 });
    const newPage = isLongTable(block) && i > 1 && !isBelow ? ({ pageBreak: 'before' } as const) : {};
    if (heads.length > 0 && leadsOn(blocks, i)) {
      leading.push(...content);
      return;
    }
    const head = heads.pop();
    if (head) {
      const [begin, ...rest] = content;
      // With what it is about on one page: the text, the short table, the first item.
      if (block.kind === 'table' && mayDivide(block.rows.length))
        out.push(
          ...heads.map((above) => ({ ...above, headlineLevel: 1 })),
          { ...head, headlineLevel: 2, id: String(place.placed.length - 1), ...newPage },
          ...content,
        );
      else out.push({ unbreakable: true, stack: [...heads, head, ...leading, begin] }, ...rest);
    } else
      out.push(...(i > 0 && blocks[i - 1].kind === 'table' ? [{ stack: content, ...newPage }] : content));
    heads = [];
    leading = [];
  });
  return [...out, ...heads];
}

const isLongTable = (block: Block): boolean => block.kind === 'table' && isLong(block.rows.length);

/** Without `headlineLevel`: a page that begins inside an unbreakable stack loses what the stack holds. */
function headingOf({ level, text }: Extract<Block, { kind: 'heading' }>): ContentText {
  return {
    text: textRuns(text),
    bold: true,
    fontSize: level === 2 ? 14 : 12,
    margin: [0, 12, 0, 6],
    ...(level === 2 && { tocItem: true, tocMargin: [24, 0, 0, 0], outline: true }),
  };
}

/** Signs of a text that is not divided by the end of a page: a last line alone on the next says nothing. */
const undividedSigns = 400;
const isShort = (text: Text): boolean => plainText(text).length <= undividedSigns;

interface BlockPlace {
  readonly language: 'zh' | 'en';
  /** The tables before it; a table adds its own. */
  readonly placed: PlacedTable[];
  /** Of tables, by their place among all. */
  readonly settings: TableSettings;
  readonly id: string | null;
  /** Of its chapter. */
  readonly isLast: boolean;
  /** Points below its chapter; 0 where a new page follows, which they would leave empty. */
  readonly gap: number;
}

/** A block; a list is its first item, and the others. */
function contentOf(block: Block, { language, placed, settings, id, isLast, gap }: BlockPlace): Content[] {
  const after = (points: number): number => (isLast ? gap : points);
  switch (block.kind) {
    case 'heading':
      return [headingOf(block)];
    case 'paragraph':
      // Chinese paragraphs begin two characters in.
      return [
        paragraph(block.text, {
          unbreakable: isShort(block.text),
          margin: [0, 0, 0, after(6)],
          ...(language === 'zh' && { leadingIndent: 2 * body.fontSize }),
        }),
      ];
    case 'note':
      return [paragraph(block.text, { fontSize: 10.5, color: '#444444', margin: [0, 2, 0, after(8)] })];
    case 'list':
      return [block.items.slice(0, 1), block.items.slice(1)]
        .filter((items) => items.length > 0)
        .map((items, part, { length }) => ({
          ul: items.map((item) => paragraph(item, { unbreakable: isShort(item), margin: [0, 0, 0, 3] })),
          fontSize: 11,
          margin: [10, 0, 0, part === length - 1 ? after(8) : 0],
        }));
    case 'table': {
      const setting = settings.get(placed.length);
      const { content, rows } = pdfTable(block, { width: contentWidth, id, setting, after: after(12) });
      placed.push(rows);
      return [content];
    }
    case 'map':
      return [pdfMap(block, after(12))];
  }
}
