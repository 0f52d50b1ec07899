import { Bookmark, HeadingLevel, Paragraph, TextRun } from 'docx';

const levels = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const;

/** What the contents find a numbered heading by; null without a number. */
export function bookmarkOf(title: string): string | null {
  const number = /^\d+(\.\d+)?(?= )/.exec(title)?.[0];
  return number === undefined ? null : `_Toc${number.replace('.', '_')}`;
}

/** A heading, with a bookmark where it has a number. */
export function docxHeading(title: string, level: 1 | 2 | 3, pageBreakBefore = false): Paragraph {
  const id = bookmarkOf(title);
  const run = new TextRun(title);
  return new Paragraph({
    heading: levels[level],
    ...(pageBreakBefore && { pageBreakBefore }),
    children: [id === null ? run : new Bookmark({ id, children: [run] })],
  });
}
