import type { Column, Content } from 'pdfmake/interfaces';
import type { MapBlock } from './content';
import { textRuns } from './pdf-text';

/**
 * A map with its legend beside it and its caption below, on one page.
 * @param after points below it
 */
export function pdfMap(map: MapBlock, after: number): Content {
  const { svg, width, caption, legend } = map;
  return {
    unbreakable: true,
    margin: [0, 8, 0, after],
    stack: [
      {
        columnGap: 14,
        columns: [
          { width: '*', text: '' },
          { width, svg, font: 'Document' },
          ...(legend.length > 0 ? [legendOf(map)] : []),
          { width: '*', text: '' },
        ],
        margin: [0, 4, 0, 4],
      },
      { text: textRuns(caption), bold: true, alignment: 'center', fontSize: 10, lineHeight: 1 },
    ],
  };
}

function legendOf({ height, legend, legendTitle }: MapBlock): Column {
  return {
    width: 'auto',
    margin: [0, Math.max(0, height - 60 - 15 * legend.length), 0, 0],
    fontSize: 9,
    lineHeight: 1,
    layout: 'noBorders',
    table: {
      body: [
        [{ text: textRuns(legendTitle), colSpan: 2, bold: true }, ''],
        ...legend.map(({ color, label }) => [
          {
            canvas: [
              {
                type: 'rect' as const,
                x: 0,
                y: 1,
                w: 18,
                h: 9,
                color,
                lineColor: '#6b7a72',
                lineWidth: 0.4,
              },
            ],
          },
          { text: textRuns(label), noWrap: true },
        ]),
      ],
    },
  };
}
