import { resultFileName } from '@gep/api-client/contract';
import Papa from 'papaparse';
import { saveBlob } from '../../../session/save-blob';
import type { FigureCell, Figures } from './figures';

export const chartFormats = ['png', 'svg', 'xlsx', 'csv'] as const;
export type ChartFormat = (typeof chartFormats)[number];

/** Whose chart it is, for the name of its file and the line below its title. */
export interface ChartOwner {
  readonly project: string;
  readonly year: string;
}

/** A drawing for a file, in CSS pixels. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** What files are made of: figures, and how they are drawn on paper. */
export interface FiledChart {
  readonly title: string;
  readonly figures: Figures;
  readonly drawing: (owner: ChartOwner) => Promise<Drawing>;
}

/** Pixels of a picture a CSS pixel. */
const sharpness = 2;

/** The cells of a file: headings with units, then all digits. */
export function fileCells({ columns, rows }: Figures): FigureCell[][] {
  const titles = columns.map(({ title, unit }) => (unit ? `${title} (${unit})` : title));
  return [titles, ...rows.map((row) => [...row])];
}

/** The cells as the clipboard takes a table: spreadsheets divide it at the tabs. */
export function tabbedText(figures: Figures): string {
  return fileCells(figures)
    .map((row) => row.map((cell) => String(cell ?? '').replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');
}

/** The cells as CSV, in which no text is a formula. */
export function csvText(figures: Figures): string {
  return `\ufeff${Papa.unparse(fileCells(figures), { escapeFormulae: true, newline: '\r\n' })}\r\n`;
}

async function pngOf({ svg, width, height }: Drawing): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const picture = new Image(width, height);
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * sharpness;
    canvas.height = height * sharpness;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('png'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function xlsxOf(title: string, figures: Figures): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx');
  const rows = fileCells(figures);
  const bytes = await writeXlsx({
    sheets: [
      {
        // What the names of sheets may not have, and how long they are at most.
        name: title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
        rows,
        columns: figures.columns.map(({ unit }) => ({ width: unit === undefined ? 28 : 20 })),
        cells: new Map(rows[0].map((_title, i) => [`0,${i}`, { style: { font: { bold: true } } }])),
        freezePane: { rows: 1, columns: 1 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}

/** A chart as a file. */
export async function chartFile(chart: FiledChart, format: ChartFormat, owner: ChartOwner): Promise<Blob> {
  if (format === 'xlsx') return xlsxOf(chart.title, chart.figures);
  if (format === 'csv') return new Blob([csvText(chart.figures)], { type: 'text/csv;charset=utf-8' });
  const drawing = await chart.drawing(owner);
  return format === 'svg' ? new Blob([drawing.svg], { type: 'image/svg+xml' }) : pngOf(drawing);
}

/** Hands a chart to the browser's download, under the name of project and year. */
export async function saveChart(chart: FiledChart, format: ChartFormat, owner: ChartOwner): Promise<void> {
  const { project, year } = owner;
  saveBlob(await chartFile(chart, format, owner), resultFileName(project, year, chart.title, format));
}
