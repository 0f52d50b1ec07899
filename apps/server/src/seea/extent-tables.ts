import { changeMatrix, extentAccount } from '@gep/ecosystem-models';
import type { AreaChange, EntryRow, ExtentEntry } from '@gep/ecosystem-models';
import { figureEntry } from '@gep/api-client/contract';
import type { SeeaTable } from '@gep/api-client/contract';
import { said } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { column, entryRow, sectionRow, typeColumns } from './table-parts';
import type { SeeaRow, TableStyle } from './table-parts';
import { ordered, typeName } from './type-columns';

const unit = 'hm²';
const extent = { id: 'extent', output: 'function' } as const;

/** Rows of table 4.1 in the order of the standard; additions and reductions carry their sums, which it leaves open. */
const rowsOfExtent: readonly (readonly [
  entry: ExtentEntry,
  code: PhraseCode,
  indent: number,
  kind: SeeaRow['kind'],
])[] = [
  ['opening', 'seea.opening-extent', 0, 'total'],
  ['additions', 'seea.additions', 1, 'entry'],
  ['managedExpansion', 'seea.managed-expansion', 2, 'entry'],
  ['unmanagedExpansion', 'seea.unmanaged-expansion', 2, 'entry'],
  ['reductions', 'seea.reductions', 1, 'entry'],
  ['managedReduction', 'seea.managed-reduction', 2, 'entry'],
  ['unmanagedReduction', 'seea.unmanaged-reduction', 2, 'entry'],
  ['netChange', 'seea.net-extent', 1, 'entry'],
  ['closing', 'seea.closing-extent', 0, 'total'],
];

/** Tables 4.1 and 4.2. @param changes in hm² */
export function extentTables(changes: readonly AreaChange[], style: TableStyle): SeeaTable[] {
  const { language } = style;
  const say = (code: PhraseCode): string => said(language, code);
  const types = ordered(changes.flatMap(({ before, after }) => [before, after]));
  const { rows } = extentAccount(changes, types);
  const matrix = changeMatrix(changes, types);
  const cellsOf = ({ byType, total }: EntryRow): SeeaRow['cells'] => [...byType, total];
  const figuresOf = (entry: ExtentEntry): SeeaRow['figures'] => {
    const known = figureEntry.safeParse(entry).data;
    // What the data do not tell has no figure.
    if (known === undefined) return [...types, null].map(() => null);
    return [...types.map((type) => ({ ...extent, entry: known, type })), { ...extent, entry: known }];
  };
  const shared = { unit, missing: null } as const;
  const columns = typeColumns(types, style);
  return [
    {
      ...shared,
      key: '4.1',
      title: say('seea.title-4.1'),
      head: say('seea.types'),
      columns: [...columns, column(say('seea.total'))],
      rows: rowsOfExtent.map(([entry, code, indent, kind]) =>
        entryRow(say(code), cellsOf(rows[entry]), { indent, kind, figures: figuresOf(entry) }),
      ),
      notes: [say('seea.note-years'), say('seea.note-split')],
    },
    {
      ...shared,
      key: '4.2',
      title: say('seea.title-4.2'),
      head: say('seea.types'),
      columns: [
        ...columns.map((one) => ({ ...one, group: say('seea.closing-extent') })),
        column(say('seea.opening')),
      ],
      rows: [
        sectionRow(say('seea.opening-extent'), types.length + 1),
        ...types.map((before, place) =>
          entryRow(typeName(before, language), [...matrix.areas[place], matrix.opening[place]], {
            indent: 1,
            figures: [
              ...types.map((type) => ({ ...extent, entry: 'change' as const, before, type })),
              { ...extent, entry: 'opening', type: before },
            ],
          }),
        ),
        entryRow(say('seea.closing'), [...matrix.closing, matrix.total], {
          kind: 'total',
          figures: figuresOf('closing'),
        }),
      ],
      notes: [say('seea.note-years')],
    },
  ];
}
