import { Paragraph, Tab, TextRun } from 'docx';
import type { Table } from 'docx';
import { leadsOn } from './content';
import type { Block, Text } from './content';
import { docxHeading } from './docx-heading';
import { docxMap } from './docx-map';
import { docxTable } from './docx-table';
import { partsOf } from './pdf-text';
import { wordText } from './word-text';

/** Blocks as paragraphs and tables of Word, in styles that every template has or takes. */
export function docxBlocks(blocks: readonly Block[]): (Paragraph | Table)[] {
  return blocks.flatMap((block, i): (Paragraph | Table)[] => {
    const keepNext = leadsOn(blocks, i);
    switch (block.kind) {
      case 'heading':
        return [docxHeading(wordText(block.text), block.level)];
      case 'paragraph':
        return [styled('BodyText', block.text, keepNext)];
      case 'note':
        return [styled('Note', block.text, keepNext)];
      case 'list':
        return block.items.map(
          (item) =>
            new Paragraph({
              style: 'ListParagraph',
              children: [new TextRun({ children: ['•', new Tab()] }), ...runsOf(item)],
            }),
        );
      case 'table':
        return docxTable(block);
      case 'map':
        return docxMap(block);
    }
  });
}

function styled(style: string, text: Text, keepNext: boolean): Paragraph {
  return new Paragraph({ style, children: runsOf(text), ...(keepNext && { keepNext }) });
}

function runsOf(text: Text): TextRun[] {
  return partsOf(text).map((part) =>
    typeof part === 'string'
      ? new TextRun(wordText(part))
      : new TextRun({
          text: wordText(part.text),
          ...(part.small === 'sub' ? { subScript: true } : { superScript: true }),
        }),
  );
}
