import { ecosystemType } from '@gep/ecosystem-models';
import type {
  Option,
  Parameter,
  PlainParameter,
  ResolvedParameters,
  TableColumn,
  TableParameter,
  TableRow,
} from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import type { Cell, TableLine } from '../document/content';
import { unitText } from '../message/unit-text';
import type { ReportContext } from './report-context';

type Value = ResolvedParameters[string];

export const optionName = (options: readonly Option[], value: string, language: Language): string =>
  options.find((option) => option.value === value)?.name[language] ?? value;

/** A type by its code and name: `111 常绿阔叶林`. */
function typeName(code: number | string, language: Language): string {
  const known = ecosystemType(Number(code));
  return known ? `${code} ${language === 'zh' ? known.name : known.nameEn}` : String(code);
}

/** What a parameter was in a calculation, in words and numbers. */
export function parameterCell(
  parameter: Parameter,
  value: Value | undefined,
  source: string,
  { say, write, language }: ReportContext,
): Cell {
  if (value === undefined) return null;
  switch (parameter.kind) {
    case 'plain':
      if (typeof value !== 'number') return null;
      return isYear(parameter) ? write.year(source, value) : write.entered(source, value);
    case 'switch':
      return say(value === true ? 'yes' : 'no');
    case 'choice':
      return optionName(parameter.options, String(value), language);
    case 'selection':
      return list(value)
        .map((one) => optionName(parameter.options, String(one), language))
        .join(say('list.comma'));
    case 'list':
      return (
        list(value)
          .map((one) => (parameter.of === 'ecosystem-type' ? typeName(Number(one), language) : String(one)))
          .join(say('list.comma')) || say('none')
      );
    case 'table':
      return list(value).length === 0 ? say('none') : say('annex.rows', { count: list(value).length });
  }
}

/** Whole numbers of four digits without a unit. */
const isYear = ({ integer, unit, min, max }: PlainParameter): boolean =>
  integer === true && unit === '' && min >= 1000 && max < 10_000;

const list = (value: Value): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The unit of a parameter; empty for what has none. */
export function parameterUnit(parameter: Parameter, language: Language): string {
  return parameter.kind === 'plain' || parameter.kind === 'list' ? unitText(parameter.unit, language) : '';
}

/** The head of a column of a table, with its unit. */
export function columnTitle({ name, unit }: TableColumn, language: Language): string {
  if (unit === '') return name[language];
  const [open, close] = language === 'zh' ? ['（', '）'] : [' (', ')'];
  return `${name[language]}${open}${unitText(unit, language)}${close}`;
}

/** The rows of a table of a calculation. */
export function tableLines(
  parameter: TableParameter,
  value: Value | undefined,
  source: string,
  { write, language }: ReportContext,
): TableLine[] {
  const rows = (Array.isArray(value) ? value : []) as readonly TableRow[];
  return rows.map((row) => {
    const key = row[parameter.keyColumn.key] as number | string;
    return {
      cells: [
        keyText(parameter, key, language),
        ...parameter.columns.map(({ key: column }): Cell => {
          const cell = row[column];
          return typeof cell === 'number' ? write.entered(`${source}/${key}/${column}`, cell) : null;
        }),
      ],
    };
  });
}

/** What a row of a table is about. */
function keyText(parameter: TableParameter, key: number | string, language: Language): string {
  if (parameter.keyedBy === 'ecosystem-type') return typeName(key, language);
  return parameter.keys ? optionName(parameter.keys, String(key), language) : String(key);
}
