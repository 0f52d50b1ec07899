import { SaxesParser } from 'saxes';
import { refuse } from './geodata-error';

/** What is heard of an XML document. Names come without their prefix, attributes as written. */
export interface XmlListener {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Parts of workbooks, and what is said about rasters, are flat. */
const deepest = 32;

/**
 * Reads an XML document chunk by chunk. `at` names the file in problems. Throws `table-damaged` for what is not
 * well-formed, nests deeper than what is read here, or has a document type (where entities could be declared).
 */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  at: string,
  listener: XmlListener,
): Promise<void> {
  const damaged = (detail: string): never => refuse('table-damaged', at, 'well-formed XML', { detail });
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  parser.on('error', ({ message }) => damaged(message));
  parser.on('doctype', () => damaged('a document type'));
  parser.on('opentag', ({ name, attributes }) => {
    depth++;
    if (depth > deepest) damaged(`nested deeper than ${deepest}`);
    listener.open?.(localName(name), attributes);
  });
  parser.on('text', (text) => listener.text?.(text));
  parser.on('cdata', (text) => listener.text?.(text));
  parser.on('closetag', ({ name }) => {
    depth--;
    listener.close?.(localName(name));
  });
  const decoder = new TextDecoder();
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode()).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
