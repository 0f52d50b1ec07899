import { checksIn } from '@gep/ecosystem-models';
import type { RecordField, TableFile } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import type { WriteSheet } from 'hucre/xlsx';
import { rangePhrase } from '@gep/ecosystem-models/table-checks';
import { textOf } from '../../../message/phrase';
import { unitText } from '../../../message/unit-text';
import { sayIn, titleOf } from './sheet-layout';
import type { Say } from './sheet-layout';
import { styles } from './sheet-styles';

type Row = (string | null)[];

/** The sheet that explains the columns and what is checked. */
export function notesSheet(input: TableFile, language: Language, isForm: boolean): WriteSheet {
  const say = sayIn(language);
  const head = say('template.columns').split(',');
  const hasChecks = isForm && checksIn(input, true).length > 0;
  const rows: Row[] = [
    head,
    [say('name.district-code'), null, say('template.required'), null, say('template.code')],
    [say('name.district-name'), null, say('template.optional'), null, say('template.name')],
    ...input.fields.map((field) => noteOf(field, input.fields, language, say)),
    ...(hasChecks
      ? [[], [say('workbook.check')], [say('workbook.about-forced')], [say('workbook.about-explain')]]
      : []),
  ];
  return {
    name: say('template.notes'),
    columns: head.map(() => ({ width: 28 })),
    rows,
    cells: new Map(head.map((_title, c) => [`0,${c}`, { style: styles.title }])),
    freezePane: { rows: 1 },
    protection: { sheet: true, formatColumns: true },
  };
}
function noteOf(field: RecordField, fields: readonly RecordField[], language: Language, say: Say): Row {
  const required = say(field.optional ? 'template.optional' : 'template.required');
  const remark = field.help?.[language] ?? null;
  const title = titleOf(field, language);
  if (field.type === 'types') return [title, null, required, say('template.types'), remark];
  if (field.type === 'text') {
    const options = field.options?.map(({ name }) => name[language]).join(', ');
    return [title, null, required, options ?? null, remark];
  }
  const [min, max] = field.bounds;
  const above = fields.find(({ key }) => key === field.atMost)?.name[language];
  const values = [
    min === null && max === null ? '' : textOf(rangePhrase([min, max]))[language],
    above === undefined ? '' : say('template.at-most', { column: above }),
  ];
  const unit = unitText(field.unit, language);
  return [title, unit || null, required, values.filter(Boolean).join(', ') || null, remark];
}
