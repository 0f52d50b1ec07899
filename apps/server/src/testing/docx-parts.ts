import { fromBufferPromise } from 'yauzl';
import { SaxesParser } from 'saxes';

/** A paragraph of a DOCX file: its style and text. */
export interface DocxParagraph {
  readonly style: string;
  readonly text: string;
}

/** What a DOCX file holds. */
export interface DocxParts {
  readonly paragraphs: readonly DocxParagraph[];
  /** Rows of each table, cells as texts; the head first. */
  readonly tables: readonly string[][][];
  /** Rows that are repeated as heads, of each table. */
  readonly heads: readonly number[];
  /** The whole text of a part: `word/header1.xml`. */
  readonly part: (name: string) => string;
  /** A part as it is in the file. */
  readonly source: (name: string) => string;
  readonly names: readonly string[];
}

/** Reads a DOCX file of our writer. */
export async function docxParts(file: Uint8Array): Promise<DocxParts> {
  const parts = await partsOf(file);
  const paragraphs: DocxParagraph[] = [];
  const tables: string[][][] = [];
  const heads: number[] = [];
  let [style, text, inTable] = ['', '', false];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'w:tbl') {
      tables.push([]);
      heads.push(0);
      inTable = true;
    } else if (name === 'w:tr') tables.at(-1)?.push([]);
    else if (name === 'w:tblHeader') heads[heads.length - 1] += 1;
    else if (name === 'w:tc') tables.at(-1)?.at(-1)?.push('');
    else if (name === 'w:p') [style, text] = ['', ''];
    else if (name === 'w:pStyle') style = String(attributes['w:val']);
  });
  parser.on('text', (piece) => (text += piece));
  parser.on('closetag', ({ name }) => {
    if (name === 'w:tbl') inTable = false;
    if (name !== 'w:p') return;
    const row = tables.at(-1)?.at(-1);
    if (inTable && row) row[row.length - 1] += text;
    else paragraphs.push({ style, text });
  });
  parser.write(parts.get('word/document.xml') ?? '').close();
  return {
    paragraphs,
    tables,
    heads,
    names: [...parts.keys()],
    source: (name) => parts.get(name) ?? '',
    part: (name) => (parts.get(name) ?? '').replace(/<[^>]+>/g, ''),
  };
}

async function partsOf(file: Uint8Array): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(Buffer.from(file));
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    parts.set(entry.fileName, Buffer.concat(chunks).toString('utf8'));
  }
  return parts;
}
