import { limits } from '@gep/api-client/contract';
import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { TemplateError } from './template-fault';

/** The XML parts of a Word document by name. */
export type WordParts = ReadonlyMap<string, string>;

const xmlName = /\.(xml|rels)$/i;
/** Programs, controls and documents inside a document, by the names of their parts. */
const activeName =
  /vbaproject|vbadata|activex|embeddings\/|oleobject|afchunk|\.(bin|exe|dll|js|vbs|htm|html|mht)$/i;

/**
 * Unpacks the XML parts of a document, and looks at the names of all others.
 * @throws TemplateError where it is not a ZIP, too large when unpacked, encrypted, or has parts that act
 */
export async function templateParts(bytes: Uint8Array): Promise<WordParts> {
  const zip = await soundly(() => fromBufferPromise(Buffer.from(bytes)));
  try {
    if (zip.entryCount > limits.templateParts)
      throw new TemplateError('too-many-parts', [String(zip.entryCount)]);
    const entries = await soundly(() => entriesOf(zip));
    check(entries);
    const parts = new Map<string, string>();
    for (const entry of entries)
      if (xmlName.test(entry.fileName)) parts.set(entry.fileName, textOf(await unpacked(zip, entry)));
    return parts;
  } finally {
    zip.close();
  }
}

function check(entries: readonly Entry[]): void {
  const names = entries.map(({ fileName }) => fileName);
  // Programs differ in which of two parts of one name they read.
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    throw new TemplateError('damaged');
  if (entries.some((entry) => entry.isEncrypted())) throw new TemplateError('encrypted');
  const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (size > limits.templateUnpackedBytes) throw new TemplateError('too-large');
  const active = names.filter((name) => activeName.test(name));
  if (active.length > 0) throw new TemplateError('active', active);
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

/** No more bytes than the entry says: the reader ends with an error where it brings others. */
async function unpacked(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return soundly(async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  });
}

/** Word writes UTF-8; another encoding could hide from the checks what Word then reads. */
function textOf(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Told below.
  }
  throw new TemplateError('damaged');
}

async function soundly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TemplateError) throw error;
    throw new TemplateError('damaged');
  }
}
