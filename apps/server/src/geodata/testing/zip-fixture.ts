import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

export interface ZipPacking {
  /** Default true; otherwise files are stored as they are. */
  readonly compress?: boolean;
}

/** Bytes of a ZIP archive, good or bad on purpose. */
export async function zipBytes(
  files: Readonly<Record<string, string | Uint8Array>>,
  { compress = true }: ZipPacking = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}

/** The same archive with another text in place of a name of the same length; the writer refuses bad names. */
export function renamed(zip: Buffer, from: string, to: Uint8Array): Buffer {
  const copy = Buffer.from(zip);
  for (let at = copy.indexOf(from); at >= 0; at = copy.indexOf(from, at + 1)) copy.set(to, at);
  return copy;
}
