import type { CellStyle } from 'hucre/xlsx';

const line = { style: 'thin', color: { rgb: 'D9D9D9' } } as const;
const border = { left: line, right: line, top: line, bottom: line };
/** A font without a name is left to the program. */
const font = { name: 'Calibri', size: 11 } as const;
const solid = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;

/** What is filled in is light yellow and open; everything else is locked. Texts stay texts, so that zeros in front stay. */
export const styles = {
  title: {
    font: { ...font, bold: true },
    fill: solid('DCE6F1'),
    border,
    alignment: { wrapText: true, vertical: 'center', horizontal: 'center' },
  },
  text: { fill: solid('FFFCEB'), border, numFmt: '@', protection: { locked: false } },
  number: { fill: solid('FFFCEB'), border, protection: { locked: false } },
  fixed: { font: { ...font, color: { rgb: '595959' } }, fill: solid('F2F2F2'), border },
  check: { font: { ...font, color: { rgb: 'C00000' } }, border, alignment: { wrapText: true } },
  reason: {
    font: { ...font, color: { rgb: 'C00000' } },
    fill: solid('FDE9E7'),
    border,
    alignment: { wrapText: true },
  },
  found: { fill: { type: 'pattern', pattern: 'solid', bgColor: { rgb: 'FDE9E7' } } },
} as const satisfies Record<string, CellStyle>;
