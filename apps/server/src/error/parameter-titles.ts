import type { FileInput, ModelDefinition, Name, Parameter } from '@gep/ecosystem-models';
import type { LocalText } from '@gep/api-client/contract';
import { joined } from '../message/joined';
import { phrase, textOf } from '../message/phrase';

/** The parts of a definition that have titles. */
export type NamedParts = Pick<ModelDefinition, 'files' | 'parameters'>;

/** Titles of the parameters of a definition, and of what is inside them, for problems with one of them. */
export interface Titles {
  /** Of the parameter or input, with row and column. */
  readonly place: LocalText;
  /** Keys of parameters, columns and options by their titles; what is none of them stays. */
  readonly word: (keys: string) => LocalText;
  /** What is allowed: titles with the values that stand for them. */
  readonly options: (values: readonly string[]) => LocalText;
}

/**
 * Titles for a problem at a place such as `parameters.rateTable[2].rate`.
 * @param parameter key of the parameter that it is about, where the place does not say it
 */
export function createTitles(definition: Partial<NamedParts>, at: string, parameter?: string): Titles {
  const { files = [], parameters = [] } = definition;
  const [, key = at, index, part = ''] = /^\w+\.(\w+)(?:\[(\d+)\])?(?:\.(.+))?$/.exec(at) ?? [];
  const all = [...parameters, ...files];
  const own = all.find((one) => one.key === (parameter ?? key));
  const names = new Map<string, Name>(all.flatMap((one) => [[one.key, one.name] as const, ...namesIn(one)]));
  for (const [value, name] of own ? namesIn(own) : []) names.set(value, name);
  const titleOf = (value: string): LocalText => names.get(value) ?? same(value);
  const inside =
    parameter === undefined ? [...rowOf(own, index), ...(part ? [titleOf(part.split('.')[0])] : [])] : [];
  return {
    place: joined([own?.name ?? same(parameter ?? key), ...inside], 'list.comma'),
    word: (keys) => joined(keys.split(', ').map(titleOf), 'list.comma'),
    options: (values) =>
      joined(
        values.map((value) => optionText(value, names.get(value))),
        'list.comma',
      ),
  };
}

function same(word: string): LocalText {
  return { zh: word, en: word };
}

function rowOf(own: Parameter | FileInput | undefined, index: string | undefined): LocalText[] {
  if (index === undefined) return [];
  const number = Number(index) + 1;
  return [
    textOf(
      own?.kind === 'table' ? phrase('part.row', { row: number }) : phrase('part.item', { item: number }),
    ),
  ];
}

function optionText(value: string, name: Name | undefined): LocalText {
  if (!name) return same(value);
  return {
    zh: textOf(phrase('part.option', { name: name.zh, value })).zh,
    en: textOf(phrase('part.option', { name: name.en, value })).en,
  };
}

/** Names of the options and columns of a parameter, and of the classes of an input. */
function namesIn(one: Parameter | FileInput): (readonly [string, Name])[] {
  const columns =
    'columns' in one ? [one.keyColumn, ...one.columns].map(({ key, name }) => [key, name] as const) : [];
  const options = 'options' in one ? one.options : 'keys' in one ? (one.keys ?? []) : [];
  const classes = 'classes' in one && typeof one.classes === 'object' ? one.classes : [];
  return [...columns, ...[...options, ...classes].map(({ value, name }) => [String(value), name] as const)];
}
