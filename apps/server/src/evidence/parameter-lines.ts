import { conditionHolds } from '@gep/ecosystem-models';
import type { ModelDefinition, Name, Parameter, ResolvedParameters } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import { unitText } from '../message/unit-text';
import type { RecordedParameters } from '../reprice/changed-parameters';

/** A number or a choice that a result was made with. */
export interface ParameterLine {
  /** Of the parameter. */
  readonly key: string;
  readonly name: string;
  /** Row and column of a table; empty else. */
  readonly part: string;
  readonly value: number | string;
  readonly unit: string;
  /** Nobody has entered another one: it is the default of the model. */
  readonly isDefault: boolean;
}

/** The parameters of a model that count with the values of a result, in the order of its form. */
export function parameterLines(
  { parameters }: Pick<ModelDefinition, 'parameters'>,
  { values, unchangedDefaults }: Pick<RecordedParameters, 'values' | 'unchangedDefaults'>,
  language: Language,
): ParameterLine[] {
  return parameters
    .filter(({ key, visibleWhen }) => key in values && conditionHolds(visibleWhen, values))
    .flatMap((parameter) =>
      partsOf(parameter, values[parameter.key], language).map((part) => ({
        key: parameter.key,
        name: parameter.name[language],
        ...part,
        isDefault: unchangedDefaults.includes(parameter.key),
      })),
    );
}

type Part = Pick<ParameterLine, 'part' | 'value' | 'unit'>;

function partsOf(parameter: Parameter, value: ResolvedParameters[string], language: Language): Part[] {
  const comma = textOf(phrase('list.comma'))[language];
  const whole = (text: number | string, unit = ''): Part[] => [
    { part: '', value: text, unit: unitText(unit, language) },
  ];
  const wordOf = (options: readonly { value: string; name: Name }[], one: unknown): string =>
    options.find((option) => option.value === one)?.name[language] ?? String(one);
  switch (parameter.kind) {
    case 'plain':
      return whole(Number(value), parameter.unit);
    case 'choice':
      return whole(wordOf(parameter.options, value));
    case 'switch':
      return whole(textOf(phrase(value === true ? 'switch.on' : 'switch.off'))[language]);
    case 'selection':
      return whole(
        listOf(value)
          .map((one) => wordOf(parameter.options, one))
          .join(comma),
      );
    case 'list':
      return whole(listOf(value).map(String).join(comma), parameter.unit);
    case 'table':
      return listOf(value).flatMap((row) => {
        if (typeof row !== 'object') return [];
        const cells: Readonly<Record<string, unknown>> = { ...row };
        const key = wordOf(parameter.keys ?? [], cells[parameter.keyColumn.key]);
        return parameter.columns.flatMap((column): Part[] => {
          const cell = cells[column.key];
          if (typeof cell !== 'number') return [];
          const part = `${parameter.keyColumn.name[language]} ${key}${comma}${column.name[language]}`;
          return [{ part, value: cell, unit: unitText(column.unit, language) }];
        });
      });
  }
}

const listOf = (value: ResolvedParameters[string]): readonly (number | string | object)[] =>
  Array.isArray(value) ? value : [];
