import {
  AlignmentType,
  BuilderElement,
  NextAttributeComponent,
  Paragraph,
  TextRun,
  XmlComponent,
} from 'docx';
import type { Chapter } from './content';
import { wordText } from './word-text';

/** Headings of two levels, as links. */
const instruction = 'TOC \\h \\o "1-2"';

/** A part of a field in a run for itself: LibreOffice shows the instruction as text where a run has more than one. */
const mark = (type: 'begin' | 'separate' | 'end'): TextRun =>
  new TextRun({
    children: [
      new BuilderElement({ name: 'w:fldChar', attributes: { type: { key: 'w:fldCharType', value: type } } }),
    ],
  });

class Instruction extends XmlComponent {
  constructor() {
    super('w:instrText');
    this.root.push(
      new NextAttributeComponent({ space: { key: 'xml:space', value: 'preserve' } }),
      instruction,
    );
  }
}

/** The contents with their title: a field that holds the headings until the program that opens the file counts the pages. */
export function contentsOf(title: string, chapters: readonly Chapter[]): Paragraph[] {
  const entries = chapters.flatMap(entriesOf);
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: 200 },
      children: [new TextRun({ text: title, bold: true, size: 32 })],
    }),
    ...entries.map(
      ({ title: text, level }, i) =>
        new Paragraph({
          style: `TOC${level}`,
          children: [
            ...(i === 0
              ? [mark('begin'), new TextRun({ children: [new Instruction()] }), mark('separate')]
              : []),
            new TextRun(text),
            ...(i === entries.length - 1 ? [mark('end')] : []),
          ],
        }),
    ),
  ];
}

function entriesOf({ title, blocks }: Chapter) {
  return [
    { title: wordText(title), level: 1 },
    ...blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 2 ? [{ title: wordText(block.text), level: 2 }] : [],
    ),
  ];
}
