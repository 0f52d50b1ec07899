import { posix } from 'node:path';
import { unpack } from '../../archive/open-archive';
import type { Archive } from '../../archive/open-archive';
import { refuse } from '../../geodata-error';
import { readXml } from '../../read-xml';
import type { XmlListener } from '../../read-xml';

/** Where the parts of a workbook lie that are read (ECMA-376, Open Packaging Conventions and SpreadsheetML). */
export interface Workbook {
  readonly sheetName: string;
  readonly sheetPart: string;
  readonly stringsPart: string | null;
  readonly stylesPart: string | null;
  /** Dates count from 1904-01-01 instead of 1899-12-31. */
  readonly from1904: boolean;
  /** Lets a listener hear a part. */
  read(part: string, listener: XmlListener): Promise<void>;
}

interface Relation {
  readonly id: string;
  /** Last segment of the type: `worksheet`, `styles` … */
  readonly type: string;
  readonly part: string;
}

interface SheetEntry {
  readonly name: string;
  readonly relation: string;
  readonly hidden: boolean;
}

/** Finds the first sheet that is not hidden. Throws `table-damaged` or `table-format` for other packages. */
export async function openWorkbook(archive: Archive, at: string): Promise<Workbook> {
  // Upper and lower case count as equal.
  const files = new Map(archive.files.map((file) => [file.name.toLowerCase(), file]));
  const read: Workbook['read'] = async (part, listener) => {
    const file = files.get(part.toLowerCase());
    if (!file) refuse('table-damaged', at, 'a whole workbook', { detail: `${part} is missing` });
    await readXml(unpack(file, at), at, listener);
  };
  if (!files.has('_rels/.rels')) refuse('table-format', at, 'an XLSX workbook or CSV');
  const root = (await relationsOf(read, '')).find(({ type }) => type === 'officeDocument');
  if (!root) return refuse('table-format', at, 'an XLSX workbook or CSV');

  const sheets: SheetEntry[] = [];
  let from1904 = false;
  await read(root.part, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name === 'sheet')
        sheets.push({
          name: attributes.name ?? '',
          relation: Object.entries(attributes).find(([key]) => /:id$/.test(key))?.[1] ?? '',
          hidden: (attributes.state ?? 'visible') !== 'visible',
        });
    },
  });
  const relations = await relationsOf(read, root.part);
  const partOf = new Map(relations.map(({ id, type, part }) => [type === 'worksheet' ? id : type, part]));
  const tables = sheets.filter(({ relation }) => partOf.has(relation));
  const sheet = tables.find(({ hidden }) => !hidden) ?? tables[0];
  const sheetPart = sheet && partOf.get(sheet.relation);
  if (sheetPart === undefined) return refuse('table-format', at, 'a workbook with a sheet of cells');
  return {
    sheetName: sheet.name,
    sheetPart,
    stringsPart: partOf.get('sharedStrings') ?? null,
    stylesPart: partOf.get('styles') ?? null,
    from1904,
    read,
  };
}

/** What a part refers to; `''` is the package itself. */
async function relationsOf(read: Workbook['read'], part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const relations: Relation[] = [];
  await read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`), {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External') return;
      relations.push({
        id,
        type: type.slice(type.lastIndexOf('/') + 1),
        part: posix.resolve('/', folder, target).slice(1),
      });
    },
  });
  return relations;
}
