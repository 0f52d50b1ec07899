import {
  AlignmentType,
  BorderStyle,
  ImageRun,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { MapBlock } from './content';
import { wordText } from './word-text';

/** Pixels of a point, as Word sizes pictures. */
const pixels = 96 / 72;
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const edge = { style: BorderStyle.SINGLE, size: 4, color: '6B7A72' };

/** A map as a drawing with a picture for programs that show none, its legend as text, and its caption. */
export function docxMap({ svg, png, width, height, caption, legend, legendTitle }: MapBlock) {
  const size = { width: Math.round(width * pixels), height: Math.round(height * pixels) };
  const line = (text: string, bold = false) =>
    new Paragraph({
      style: 'TableText',
      keepNext: true,
      children: [new TextRun({ text: wordText(text), bold })],
    });
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      keepNext: true,
      spacing: { line: 240, before: 120 },
      children: [
        new ImageRun({
          type: 'svg',
          data: Buffer.from(svg, 'utf8'),
          transformation: size,
          fallback: { type: 'png', data: Buffer.from(png) },
          altText: { name: caption, title: caption, description: caption },
        }),
      ],
    }),
    new Table({
      alignment: AlignmentType.CENTER,
      width: { size: 4000, type: WidthType.DXA },
      columnWidths: [500, 3500],
      borders: {
        ...{ top: none, bottom: none, left: none, right: none },
        ...{ insideHorizontal: none, insideVertical: none },
      },
      rows: [
        new TableRow({ children: [new TableCell({ columnSpan: 2, children: [line(legendTitle, true)] })] }),
        ...legend.map(
          ({ color, label }) =>
            new TableRow({
              children: [
                new TableCell({
                  shading: {
                    type: ShadingType.CLEAR,
                    fill: color.replace('#', '').slice(0, 6),
                    color: 'auto',
                  },
                  borders: { top: edge, bottom: edge, left: edge, right: edge },
                  children: [line('')],
                }),
                new TableCell({ margins: { left: 120 }, children: [line(label)] }),
              ],
            }),
        ),
      ],
    }),
    new Paragraph({ style: 'Caption', keepNext: false, text: wordText(caption) }),
  ];
}
