import { unzipSync } from 'fflate';
import { megabyte, ownLimits } from './limits';
import { OwnFault } from './own-fault';
import { bytesOf, textEncoding } from './source-file';

/**
 * The files in an archive, without folders and what macOS adds. Sizes are checked before anything is unpacked.
 * @throws OwnFault `zip`, `zipEmpty`, `zipSize`
 */
export async function unzip(archive: File): Promise<File[]> {
  const bytes = await bytesOf(archive);
  let size = 0;
  let count = 0;
  let unpacked: Record<string, Uint8Array<ArrayBuffer>>;
  const tooMuch = new OwnFault(archive.name, 'zipSize', {
    most: ownLimits.unpackedMb,
    files: ownLimits.archived,
  });
  try {
    unpacked = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (isNoise(name)) return false;
        size += originalSize;
        count += 1;
        if (size > ownLimits.unpackedMb * megabyte || count > ownLimits.archived) throw tooMuch;
        return true;
      },
    });
  } catch (error) {
    if (error === tooMuch) throw error;
    throw new OwnFault(archive.name, 'zip');
  }
  const files = Object.entries(unpacked).map(([name, content]) => new File([content], nameOf(name)));
  if (files.length === 0) throw new OwnFault(archive.name, 'zipEmpty');
  return files;
}

const isNoise = (name: string): boolean =>
  name.endsWith('/') || name.startsWith('__MACOSX/') || /(^|\/)\./.test(name);

/** Names that an archive does not mark as UTF-8 come as one letter a byte; Chinese programs write GBK. */
function nameOf(name: string): string {
  if (!/[\u0080-\u00ff]/.test(name) || /[^\0-\u00ff]/.test(name)) return name;
  const bytes = Uint8Array.from(name, (letter) => letter.charCodeAt(0));
  return new TextDecoder(textEncoding(bytes)).decode(bytes);
}
