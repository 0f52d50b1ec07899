import { AlignmentType } from 'docx';
import type { IStylesOptions } from 'docx';
import { lines } from './docx-spacing';

/** Half points: 小四 for the text, 五号 for tables. */
export const sizes = { body: 24, table: 21, small: 18 };
const headFont = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: '黑体' };
const bodyFont = { ascii: 'Times New Roman', hAnsi: 'Times New Roman', eastAsia: '宋体' };
/** 240 is one line. */
const oneAndHalf = 360;

const heading = (size: number, before: number, after: number) => ({
  run: { font: headFont, size, bold: true, color: '000000' },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
});

/** The styles of a document: those of Word, where an author who goes on in Word looks for them. */
export function docxStyles(language: 'zh' | 'en'): IStylesOptions {
  return {
    default: {
      document: {
        run: {
          font: bodyFont,
          size: sizes.body,
          language: { value: 'en-US', eastAsia: 'zh-CN' },
        },
        paragraph: { spacing: lines(oneAndHalf) },
      },
      title: {
        run: { font: headFont, size: 52, bold: true },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { before: 3600, after: 800 } },
      },
      heading1: heading(32, 480, 240),
      heading2: heading(28, 240, 120),
      heading3: heading(24, 200, 100),
    },
    paragraphStyles: [
      {
        id: 'BodyText',
        name: 'Body Text',
        basedOn: 'Normal',
        quickFormat: true,
        paragraph: {
          spacing: lines(oneAndHalf, { after: 60 }),
          // Chinese paragraphs begin two characters in.
          ...(language === 'zh' && { indent: { firstLine: 480 } }),
        },
      },
      {
        id: 'Caption',
        name: 'caption',
        basedOn: 'Normal',
        quickFormat: true,
        run: { font: headFont, size: sizes.table, bold: true },
        paragraph: {
          alignment: AlignmentType.CENTER,
          spacing: lines(240, { before: 160, after: 80 }),
          keepNext: true,
        },
      },
      {
        id: 'Note',
        name: 'Note',
        basedOn: 'Normal',
        run: { size: sizes.table, color: '444444' },
        paragraph: { spacing: lines(300, { before: 60, after: 120 }) },
      },
      {
        id: 'ListParagraph',
        name: 'List Paragraph',
        basedOn: 'Normal',
        paragraph: { spacing: lines(320, { after: 40 }), indent: { left: 420, hanging: 260 } },
      },
      {
        id: 'CoverLine',
        name: 'Cover',
        basedOn: 'Normal',
        run: { size: 28 },
        paragraph: { alignment: AlignmentType.CENTER, spacing: { after: 120 } },
      },
      {
        id: 'TOC1',
        name: 'toc 1',
        basedOn: 'Normal',
        run: { bold: true },
        paragraph: { spacing: lines(252) },
      },
      {
        id: 'TOC2',
        name: 'toc 2',
        basedOn: 'Normal',
        paragraph: { spacing: lines(240), indent: { left: 420 } },
      },
      {
        id: 'Footer',
        name: 'footer',
        basedOn: 'Normal',
        run: { size: sizes.small },
        paragraph: { alignment: AlignmentType.CENTER, spacing: lines(240) },
      },
      {
        id: 'TableText',
        name: 'Table Text',
        basedOn: 'Normal',
        run: { size: sizes.table },
        paragraph: { spacing: lines(240, { before: 20, after: 20 }) },
      },
    ],
  };
}
