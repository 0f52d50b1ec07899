import type { Content, DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { Block, Chapter, DocumentContent } from './content';
import { documentFonts } from './document-fonts';
import { pdfMap } from './pdf-map';
import { pdfTable, undividedRows } from './pdf-table';
import { paragraph, printable, textRuns } from './pdf-text';

/** Points: A4 with margins of 2.5 cm. */
const margin = 71;
const contentWidth = 595.28 - 2 * margin;
/** 小四, with lines of one and a half. */
const body = { fontSize: 12, lineHeight: 1.2 };

/** Whether a block needs the heading before it on its page. */
const staysWithHeading = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' ||
  block?.kind === 'note' ||
  (block?.kind === 'table' && block.rows.length <= undividedRows);

/** A document as a PDF: its text can be searched, its fonts are in it, cut down to what is used. */
export async function writePdf(content: DocumentContent): Promise<Uint8Array> {
  const { default: pdfmake } = await import('pdfmake');
  const fonts = documentFonts();
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(fonts).includes(path));
  pdfmake.setFonts({ Document: fonts });
  return pdfmake.createPdf(definitionOf(content)).getBuffer();
}

function definitionOf(content: DocumentContent): TDocumentDefinitions {
  const { title, header, contents, chapters, language } = content;
  const small = { fontSize: 9, color: '#444444', lineHeight: 1 };
  const headerOf: DynamicContent = (page) =>
    page === 1
      ? ''
      : {
          margin: [margin, 34, margin, 0],
          stack: [
            { text: textRuns(header), alignment: 'center', ...small },
            {
              canvas: [
                { type: 'line', x1: 0, y1: 4, x2: contentWidth, y2: 4, lineWidth: 0.5, lineColor: '#8a938e' },
              ],
            },
          ],
        };
  const footerOf: DynamicContent = (page, pages) =>
    page === 1
      ? ''
      : {
          text: content.footer.replace('{page}', String(page)).replace('{pages}', String(pages)),
          alignment: 'center',
          margin: [margin, 24, margin, 0],
          ...small,
        };
  return {
    pageSize: 'A4',
    pageMargins: [margin, margin, margin, margin],
    language: language === 'zh' ? 'zh-CN' : 'en',
    info: { title: printable(title), subject: printable(header) },
    displayTitle: true,
    defaultStyle: { font: 'Document', ...body },
    header: headerOf,
    footer: footerOf,
    pageBreakBefore: (node, query) =>
      node.headlineLevel !== undefined && query.getFollowingNodesOnPage().length === 0,
    content: [
      ...coverOf(content),
      {
        toc: {
          title: { text: contents, fontSize: 16, bold: true, alignment: 'center', margin: [0, 0, 0, 14] },
        },
        pageBreak: 'before',
      },
      ...chapters.flatMap((chapter) => chapterOf(chapter, language)),
    ],
  };
}

function coverOf({ title, cover }: DocumentContent): Content[] {
  return [
    {
      text: textRuns(title),
      fontSize: 26,
      bold: true,
      alignment: 'center',
      lineHeight: 1.3,
      margin: [0, 190, 0, 40],
    },
    ...cover.map((line) => paragraph(line, { fontSize: 14, alignment: 'center', margin: [0, 0, 0, 6] })),
  ];
}

function chapterOf({ title, blocks }: Chapter, language: 'zh' | 'en'): Content[] {
  const out: Content[] = [
    {
      text: textRuns(title),
      fontSize: 16,
      bold: true,
      pageBreak: 'before',
      margin: [0, 0, 0, 12],
      tocItem: true,
      tocStyle: { bold: true },
      outline: true,
    },
  ];
  blocks.forEach((block, i) => {
    if (block.kind === 'heading') {
      const heading = headingOf(block);
      // With the paragraph below on one page.
      if (staysWithHeading(blocks[i + 1]))
        out.push({ unbreakable: true, stack: [heading, ...blockOf(blocks[i + 1], language)] });
      else out.push(heading);
    } else if (!(blocks[i - 1]?.kind === 'heading' && staysWithHeading(block))) {
      out.push(...blockOf(block, language));
    }
  });
  return out;
}

function headingOf({ level, text }: Extract<Block, { kind: 'heading' }>): Content {
  return {
    text: textRuns(text),
    bold: true,
    fontSize: level === 2 ? 14 : 12,
    margin: [0, 12, 0, 6],
    headlineLevel: level,
    ...(level === 2 && { tocItem: true, tocMargin: [24, 0, 0, 0], outline: true }),
  };
}

function blockOf(block: Block, language: 'zh' | 'en'): Content[] {
  switch (block.kind) {
    case 'heading':
      return [headingOf(block)];
    case 'paragraph':
      // Chinese paragraphs begin two characters in.
      return [
        paragraph(block.text, {
          margin: [0, 0, 0, 6],
          ...(language === 'zh' && { leadingIndent: 2 * body.fontSize }),
        }),
      ];
    case 'note':
      return [paragraph(block.text, { fontSize: 10.5, color: '#444444', margin: [0, 2, 0, 8] })];
    case 'list':
      return [
        {
          ul: block.items.map((item) => paragraph(item, { margin: [0, 0, 0, 3] })),
          fontSize: 11,
          margin: [10, 0, 0, 8],
        },
      ];
    case 'table':
      return [pdfTable(block, contentWidth)];
    case 'map':
      return [pdfMap(block)];
  }
}
