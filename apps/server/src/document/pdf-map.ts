import type { Content } from 'pdfmake/interfaces';
import type { MapBlock } from './content';
import { textRuns } from './pdf-text';

/** A map with its legend and caption, on one page. */
export function pdfMap({ svg, width, caption, legend, legendTitle }: MapBlock): Content {
  return {
    unbreakable: true,
    margin: [0, 8, 0, 12],
    stack: [
      { svg, width, alignment: 'center', font: 'Document' },
      {
        columns: [
          { width: '*', text: '' },
          {
            width: 'auto',
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
                  { text: textRuns(label) },
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
