import { unescapeText } from './cell-text';
import type { Workbook } from './workbook';

/** The texts that cells refer to by number. Runs of one text are joined; readings (`rPh`) are left out. */
export async function sharedStrings(workbook: Workbook): Promise<string[]> {
  const strings: string[] = [];
  if (workbook.stringsPart === null) return strings;
  let text = '';
  let inText = false;
  let inReading = false;
  await workbook.read(workbook.stringsPart, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') inReading = true;
      if (name === 't') inText = !inReading;
    },
    text(piece) {
      if (inText) text += piece;
    },
    close(name) {
      if (name === 't') inText = false;
      if (name === 'rPh') inReading = false;
      if (name === 'si') strings.push(unescapeText(text));
    },
  });
  return strings;
}
