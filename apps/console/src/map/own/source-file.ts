import { megabyte, ownLimits } from './limits';
import { OwnFault } from './own-fault';

/** Name and extension of a file, the extension in lower case. */
export function nameParts(name: string): { readonly base: string; readonly extension: string } {
  const plain = name.normalize('NFC');
  const [, base = plain, extension = ''] = /^(.*)\.([^.]*)$/.exec(plain) ?? [];
  return { base, extension: extension.toLowerCase() };
}

/**
 * All bytes of a file.
 * @throws OwnFault `size`, `empty`; the browser's error for a file that has gone
 */
export async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > ownLimits.readMb * megabyte)
    throw new OwnFault(file.name, 'size', { most: ownLimits.readMb });
  if (file.size === 0) throw new OwnFault(file.name, 'empty');
  return new Uint8Array(await file.arrayBuffer());
}

/** Text in UTF-8, or in the encoding of Chinese programs where it is not. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder(textEncoding(bytes)).decode(bytes);
}

/** UTF-8 where all bytes are valid in it, else GB18030. */
export function textEncoding(bytes: Uint8Array): 'utf-8' | 'gb18030' {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'gb18030';
  }
}
