import { pngOf } from './png-of';

/** What a PDF of one picture says. */
export interface PdfOptions {
  /** Size of the page in points of 1/72 inch. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly subject: string;
  readonly author: string;
}

/**
 * A PDF with a canvas as its one page, without loss: a picture keeps every script that the browser can write, where text of
 * a PDF needs its fonts inside, some 10 MB for Chinese. See docs/decisions. The library comes with the first PDF.
 */
export async function writePdf(
  canvas: HTMLCanvasElement,
  { width, height, ...properties }: PdfOptions,
): Promise<Blob> {
  const [{ jsPDF }, png] = await Promise.all([import('jspdf'), pngOf(canvas)]);
  const orientation = width > height ? 'landscape' : 'portrait';
  const pdf = new jsPDF({ unit: 'pt', format: [width, height], orientation });
  pdf.setProperties(properties);
  const bytes = new Uint8Array(await png.arrayBuffer());
  pdf.addImage(bytes, 'PNG', 0, 0, width, height, undefined, 'FAST');
  return pdf.output('blob');
}
