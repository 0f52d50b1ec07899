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
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { MapBlock } from './content';
import { lines } from './docx-spacing';
import { contentTwips } from './docx-table';
import { wordText } from './word-text';

/** Pixels and twips of a point, as Word sizes pictures and cells. */
const [pixels, twips] = [96 / 72, 20];
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const edge = { style: BorderStyle.SINGLE, size: 4, color: '6B7A72' };

/** Twips that a legend is wide: two long numbers and their colour. */
const legendTwips = 2900;

/**
 * A map as a drawing with a picture for programs that show none, its legend as text beside it, and its caption: two of half
 * a page are on a page.
 */
export function docxMap({ svg, png, width, height, caption, legend, legendTitle }: MapBlock) {
  const size = { width: Math.round(width * pixels), height: Math.round(height * pixels) };
  const line = (runs: TextRun[]) => new Paragraph({ style: 'TableText', keepNext: true, children: runs });
  const picture = new Paragraph({
    alignment: AlignmentType.CENTER,
    keepNext: true,
    spacing: lines(240),
    children: [
      new ImageRun({
        type: 'svg',
        data: Buffer.from(svg, 'utf8'),
        transformation: size,
        fallback: { type: 'png', data: Buffer.from(png) },
        altText: { name: caption, title: caption, description: caption },
      }),
    ],
  });
  const classes = legend.map(({ color, label }) =>
    line([
      new TextRun({
        text: '\u2003\u2003',
        shading: { type: ShadingType.CLEAR, fill: color.replace('#', '').slice(0, 6), color: 'auto' },
        border: edge,
      }),
      new TextRun({ text: wordText(`\u2002${label}`) }),
    ]),
  );
  const beside = legend.length > 0 ? legendTwips : 0;
  const mapTwips = Math.min(Math.round(width * twips) + 200, contentTwips - beside);
  const cell = (children: Paragraph[], cellWidth: number) =>
    new TableCell({
      width: { size: cellWidth, type: WidthType.DXA },
      verticalAlign: VerticalAlignTable.BOTTOM,
      margins: { left: 100, right: 100 },
      children,
    });
  return [
    new Table({
      alignment: AlignmentType.CENTER,
      width: { size: mapTwips + beside, type: WidthType.DXA },
      columnWidths: beside > 0 ? [mapTwips, beside] : [mapTwips],
      borders: {
        ...{ top: none, bottom: none, left: none, right: none },
        ...{ insideHorizontal: none, insideVertical: none },
      },
      rows: [
        new TableRow({
          cantSplit: true,
          children: [
            cell([picture], mapTwips),
            ...(beside > 0
              ? [cell([line([new TextRun({ text: wordText(legendTitle), bold: true })]), ...classes], beside)]
              : []),
          ],
        }),
      ],
    }),
    new Paragraph({ style: 'Caption', keepNext: false, text: wordText(caption) }),
  ];
}
