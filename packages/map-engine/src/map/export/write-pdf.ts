/** What a PDF of one picture says. */
export interface PdfOptions {
  /** Size of the page in points of 1/72 inch. */
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly subject: string;
}

/** Rows that are read from the canvas at once. */
const stripRows = 256;

/**
 * A PDF (1.4) with a canvas as its one page, without loss: a picture keeps every script that the browser can write,
 * where text of a PDF needs its fonts inside, some 10 MB for Chinese. See docs/decisions.
 */
export async function writePdf(
  canvas: HTMLCanvasElement,
  { width, height, title, subject }: PdfOptions,
): Promise<Blob> {
  const picture = await new Response(
    rgbStrips(canvas).pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer();
  const content = `q ${number(width)} 0 0 ${number(height)} 0 0 cm /Picture Do Q`;
  const objects: BlobPart[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${number(width)} ${number(height)}] /Contents 4 0 R ` +
        '/Resources << /XObject << /Picture 5 0 R >> >> >>',
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${canvas.width} /Height ${canvas.height} /ColorSpace /DeviceRGB ` +
        `/BitsPerComponent 8 /Filter /FlateDecode /Length ${picture.byteLength} >>\nstream\n`,
      picture,
      '\nendstream',
    ],
    [`<< /Title ${textString(title)} /Subject ${textString(subject)} /Producer (@gep/map-engine) >>`],
  ];
  return assemble(objects);
}

/** Numbers the objects from 1 and writes the table of their places; the first is the catalog, the last says what it is. */
function assemble(objects: readonly BlobPart[][]): Blob {
  // The comment's bytes above 127 mark the file as binary.
  const parts: BlobPart[] = ['%PDF-1.4\n%', new Uint8Array([0xe2, 0xe3, 0xcf, 0xd3]), '\n'];
  const places: number[] = [];
  const size = () => new Blob(parts).size;
  objects.forEach((object, index) => {
    places.push(size());
    parts.push(`${index + 1} 0 obj\n`, ...object, '\nendobj\n');
  });
  const table = size();
  const count = objects.length + 1;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    `xref\n0 ${count}\n0000000000 65535 f \n${rows}`,
    `trailer\n<< /Size ${count} /Root 1 0 R /Info ${count - 1} 0 R >>\nstartxref\n${table}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}

/** The canvas as red, green and blue bytes, some rows at a time. */
function rgbStrips(canvas: HTMLCanvasElement): ReadableStream<Uint8Array<ArrayBuffer>> {
  const context = canvas.getContext('2d');
  let row = 0;
  return new ReadableStream({
    pull(controller) {
      if (context === null || row >= canvas.height) return controller.close();
      const rows = Math.min(stripRows, canvas.height - row);
      const { data } = context.getImageData(0, row, canvas.width, rows);
      const rgb = new Uint8Array(canvas.width * rows * 3);
      for (let from = 0, to = 0; to < rgb.length; from += 4) {
        rgb[to++] = data[from];
        rgb[to++] = data[from + 1];
        rgb[to++] = data[from + 2];
      }
      row += rows;
      controller.enqueue(rgb);
    },
  });
}

/** A text string of PDF in any script: UTF-16 with its mark, in hexadecimal digits. */
function textString(text: string): string {
  let digits = 'FEFF';
  for (let index = 0; index < text.length; index++)
    digits += text.charCodeAt(index).toString(16).padStart(4, '0');
  return `<${digits}>`;
}

function number(value: number): string {
  return String(Number(value.toFixed(4)));
}
