import type { Entry } from 'yauzl';

/** General purpose bit 11 of a ZIP entry: its name is UTF-8 (APPNOTE 4.4.4). */
const utf8Flag = 1 << 11;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const gb18030 = new TextDecoder('gb18030');

/** Name of an archived file. Chinese systems write names in GBK without saying so. */
export function entryName({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  return decode(fileNameRaw, (generalPurposeBitFlag & utf8Flag) !== 0).replaceAll('\\', '/');
}

function decode(bytes: Uint8Array, declared: boolean): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return (declared ? new TextDecoder() : gb18030).decode(bytes);
  }
}
