import { ecosystemType } from '@gep/ecosystem-models';
import type { ModelDefinition, TableParameter } from '@gep/ecosystem-models';
import type { Language, Uncertainty } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import { unitText } from '../message/unit-text';

function rowName({ keyedBy, keys }: TableParameter, row: string | number, language: Language): string {
  const type = keyedBy === 'ecosystem-type' ? ecosystemType(Number(row)) : undefined;
  if (type) return `${row} ${language === 'zh' ? type.name : type.nameEn}`;
  return keys?.find(({ value }) => value === row)?.name[language] ?? String(row);
}

/** The number that an uncertainty is about, in words, and its unit: none for the factor of a column. */
export function numberName(
  { parameters }: ModelDefinition,
  { parameter: key, column: columnKey, row, year }: Uncertainty,
  language: Language,
): { name: string; unit: string } {
  const parameter = parameters.find((one) => one.key === key);
  const column =
    parameter?.kind === 'table' ? parameter.columns.find((one) => one.key === columnKey) : undefined;
  const words = [parameter?.name[language] ?? key];
  if (column) words.push(column.name[language]);
  if (parameter?.kind === 'table')
    words.push(
      row === undefined ? textOf(phrase('name.whole-column'))[language] : rowName(parameter, row, language),
    );
  if (year) words.push(textOf(phrase(`year.${year}`))[language]);
  const unit = parameter?.kind === 'plain' ? parameter.unit : row === undefined ? '' : (column?.unit ?? '');
  return { name: words.join(' · '), unit: unitText(unit, language) };
}
