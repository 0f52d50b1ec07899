import { zipBytes } from './zip-fixture';
import type { ZipPacking } from './zip-fixture';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Parts of an XLSX workbook (ECMA-376, part 1); each has a plain default. */
export interface WorkbookFixture {
  /** XML inside `sheetData`. */
  readonly rows: string;
  /** XML inside `sst`. */
  readonly strings?: string;
  /** XML inside `styleSheet`. */
  readonly styles?: string;
  /** XML inside `workbook`. */
  readonly workbook?: string;
  /** Files in addition, or in place of the usual ones. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

/** Bytes of an XLSX workbook with one sheet. */
export function workbookBytes(
  { rows, strings, styles, workbook, files }: WorkbookFixture,
  packing: ZipPacking = {},
): Promise<Buffer> {
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${types}">${
      workbook ?? '<sheets><sheet name="产量" sheetId="1" r:id="rId1"/></sheets>'
    }</workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'worksheet', '/xl/worksheets/sheet2.xml'],
      ['rId3', 'chartsheet', 'chartsheets/sheet1.xml'],
      ...(strings === undefined ? [] : [['rId8', 'sharedStrings', 'sharedStrings.xml'] as const]),
      ...(styles === undefined ? [] : [['rId9', 'styles', 'styles.xml'] as const]),
    ]),
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `<sst ${main}>${strings}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `<styleSheet ${main}>${styles}</styleSheet>` }),
    ...files,
  };
  return zipBytes(parts, packing);
}

/** XML of a row of inline texts and numbers; its number counts from 1. */
export function rowXml(row: number, cells: readonly (string | number | null)[]): string {
  const each = cells.map((cell, i) => {
    const place = `r="${String.fromCharCode(65 + i)}${row}"`;
    if (cell === null) return '';
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
    return `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${row}">${each.join('')}</row>`;
}

function relations(list: readonly (readonly [id: string, type: string, target: string])[]): string {
  const each = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}
