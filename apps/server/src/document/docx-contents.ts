import {
  AlignmentType,
  InternalHyperlink,
  LeaderType,
  PageReference,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import type { Chapter } from './content';
import { bookmarkOf } from './docx-heading';
import { contentTwips } from './docx-table';
import { wordText } from './word-text';

/**
 * The contents with their title: a line a heading, which leads there and has its page. Pages are fields for themselves and
 * not parts of a contents field: LibreOffice counts them as it opens the file, and leaves those within a contents field
 * empty.
 */
export function contentsOf(title: string, chapters: readonly Chapter[]): Paragraph[] {
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: 200 },
      children: [new TextRun({ text: title, bold: true, size: 32 })],
    }),
    ...chapters.flatMap(entriesOf).map(
      ({ title: text, level }) =>
        new Paragraph({
          style: `TOC${level}`,
          tabStops: [{ type: TabStopType.RIGHT, position: contentTwips, leader: LeaderType.DOT }],
          children: [lineOf(text)],
        }),
    ),
  ];
}

function lineOf(title: string): TextRun | InternalHyperlink {
  const anchor = bookmarkOf(title);
  if (anchor === null) return new TextRun(title);
  const children = [new TextRun(title), new TextRun({ children: [new Tab()] }), new PageReference(anchor)];
  return new InternalHyperlink({ anchor, children });
}

function entriesOf({ title, blocks }: Chapter) {
  return [
    { title: wordText(title), level: 1 },
    ...blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [{ title: wordText(block.text), level: 2 }] : [],
    ),
  ];
}
