import type { Content } from 'pdfmake/interfaces';
import type { MapBlock } from './content';
import { textRuns } from './pdf-text';

/** A map with its legend beside it and its caption below, on one page. */
export function pdfMap({ svg, width, height, caption, legend, legendTitle }: MapBlock): Content {
  return {
    unbreakable: true,
    margin: [0, 8, 0, 12],
    stack: [
      {
        columnGap: 14,
        columns: [
          { width: '*', text: '' },
          { width, svg, font: 'Document' },
          {
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
          },
          { width: '*', text: '' },
        ],
        margin: [0, 4, 0, 4],
      },
      { text: textRuns(caption), bold: true, alignment: 'center', fontSize: 10, lineHeight: 1 },
    ],
  };
}
