import type { ReportColumn, ReportFile } from '@gep/api-client/contract';
import type { FileInput, TableFile } from '@gep/ecosystem-models';
import { districtCode } from '@gep/ecosystem-models/table-checks';
import { phrase, textOf } from '../message/phrase';
import { unitText } from '../message/unit-text';

/** The columns of a table form, the district first. */
export function columnsOf(input: TableFile): ReportColumn[] {
  const district: ReportColumn = {
    key: districtCode,
    name: textOf(phrase('name.district-code')),
    unit: { zh: '', en: '' },
    type: 'district',
    optional: false,
    bounds: [null, null],
    options: null,
  };
  const fields = input.fields.map((field): ReportColumn => {
    const { key, name, type, optional = false } = field;
    const unit = field.type === 'number' ? field.unit : '';
    return {
      key,
      name: { ...name },
      unit: unitOf(unit),
      type,
      optional,
      bounds: field.type === 'number' ? [field.bounds[0], field.bounds[1]] : [null, null],
      options:
        field.type === 'text' && field.options
          ? field.options.map((option) => ({ value: option.value, name: { ...option.name } }))
          : null,
    };
  });
  return [district, ...fields];
}

/** What the file of a form has to hold: the unit and usual values of a raster, the attributes of a vector. */
export function fileOf(input: Exclude<FileInput, TableFile>): ReportFile {
  const isVector = input.kind === 'vector';
  const [low, high] = (isVector ? undefined : input.expected) ?? [null, null];
  return {
    help: input.help ? { ...input.help } : null,
    unit: unitOf(isVector ? '' : input.unit),
    expected: [low, high],
    fields: (isVector ? input.fields : []).map(({ optional = false, ...field }) => ({
      ...{ key: field.key, name: { ...field.name }, optional },
      unit: unitOf(field.type === 'number' ? field.unit : ''),
    })),
  };
}

const unitOf = (unit: string) => ({ zh: unitText(unit, 'zh'), en: unitText(unit, 'en') });
