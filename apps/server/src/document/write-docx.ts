import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { Table } from 'docx';
import type { Chapter, DocumentContent } from './content';
import { docxBlocks } from './docx-blocks';
import { contentsOf } from './docx-contents';
import { docxHeading } from './docx-heading';
import { lines } from './docx-spacing';
import { docxStyles, sizes } from './docx-styles';
import { wordText } from './word-text';

/** Twips: A4 with margins of 2.5 cm. */
export const page = {
  size: { width: 11906, height: 16838 },
  margin: { top: 1418, bottom: 1418, left: 1418, right: 1418 },
};

/** A document of Word: real headings, tables with heads, a contents field, a header and page numbers. */
export async function writeDocx(content: DocumentContent): Promise<Uint8Array> {
  const { title, cover, header, contents, chapters, language } = content;
  const file = new Document({
    title,
    subject: header,
    creator: '',
    styles: docxStyles(language),
    features: { updateFields: true },
    sections: [
      {
        properties: { page, titlePage: true },
        headers: { default: headerOf(wordText(header)), first: new Header({ children: [] }) },
        footers: { default: footerOf(content.footer), first: new Footer({ children: [] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: wordText(title) }),
          ...coverLines(cover),
          new Paragraph({ children: [new PageBreak()] }),
          ...contentsOf(contents, chapters),
          ...chapters.flatMap((chapter, i) => docxChapter(chapter, i === 0)),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

export function coverLines(cover: readonly string[]): Paragraph[] {
  return cover.map((line) => new Paragraph({ style: 'CoverLine', text: wordText(line) }));
}

/** A chapter. One that need not begin a page still does where the style of its heading says so. */
export function docxChapter({ title, blocks }: Chapter, onNewPage: boolean): (Paragraph | Table)[] {
  return [docxHeading(wordText(title), 1, onNewPage), ...docxBlocks(blocks)];
}

export function headerOf(text: string): Header {
  return new Header({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        spacing: lines(240),
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: '8A938E', space: 4 } },
        children: [new TextRun({ text, size: sizes.small })],
      }),
    ],
  });
}

/** `第 {page} 页，共 {pages} 页` with fields for the two numbers. */
export function footerOf(words: string): Footer {
  // A run for each: LibreOffice gives the size of a run to its first part alone.
  const runs = words
    .split(/(\{pages?\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const field = part === '{page}' ? PageNumber.CURRENT : PageNumber.TOTAL_PAGES;
      return new TextRun({ children: [/^\{pages?\}$/.test(part) ? field : part], size: sizes.small });
    });
  return new Footer({
    children: [
      // The style has the size, too: LibreOffice gives that of a run to no more than the beginning of a field.
      new Paragraph({ style: 'Footer', alignment: AlignmentType.CENTER, children: runs }),
    ],
  });
}
