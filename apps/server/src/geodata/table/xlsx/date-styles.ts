import type { Workbook } from './workbook';

/** Numbers of built-in formats that show dates or times, those of Chinese, Japanese and Korean systems included. */
const builtIn = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Numbers of the cell styles that show their number as a date or time (ECMA-376, 18.8.30). */
export async function dateStyles(workbook: Workbook): Promise<ReadonlySet<number>> {
  const styles = new Set<number>();
  if (workbook.stylesPart === null) return styles;
  const formats = new Map<number, string>();
  let inCellStyles = false;
  let style = 0;
  await workbook.read(workbook.stylesPart, {
    open(name, attributes) {
      if (name === 'numFmt') formats.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') inCellStyles = true;
      if (name !== 'xf' || !inCellStyles) return;
      const format = Number(attributes.numFmtId ?? 0);
      const code = formats.get(format);
      if (code === undefined ? isBuiltIn(format) : showsDate(code)) styles.add(style);
      style++;
    },
    close(name) {
      if (name === 'cellXfs') inCellStyles = false;
    },
  });
  return styles;
}

function isBuiltIn(format: number): boolean {
  return builtIn.some(([first, last]) => format >= first && format <= last);
}

/**
 * Whether a format has a part of a date outside of quoted texts, escaped characters, colours and conditions.
 * @example
 * showsDate('yyyy"年"m"月"'); // true
 * showsDate('[Red]0.00 "mm"'); // false
 */
export function showsDate(code: string): boolean {
  const plain = code.replaceAll(/"[^"]*"?|[\\_*]./g, '').replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
  return /[ymdhs]/i.test(plain.replaceAll(/general/gi, ''));
}
