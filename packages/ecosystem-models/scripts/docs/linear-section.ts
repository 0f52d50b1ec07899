import type { LinearParameter, ModelDefinition } from '../../src/definition';
import { conditionText } from './condition-text';
import type { Language } from './language';
import { words } from './words';

function itemText(
  { parameter: key, columns = [], when }: LinearParameter,
  { parameters }: ModelDefinition,
  language: Language,
): string {
  const { separator, quote, parameter: own } = words[language];
  const parameter = parameters.find((one) => one.key === key);
  if (parameter === undefined) throw new RangeError(`linear: got ${key}, allowed: keys of parameters`);
  const heads =
    parameter.kind === 'table'
      ? parameter.columns.filter((one) => columns.includes(one.key)).map(({ name }) => quote(name[language]))
      : [];
  const of = heads.length === 0 ? '' : own.numbersOf(heads.join(separator));
  const condition = conditionText(when, parameters, language);
  return `- ${parameter.name[language]}${of}${condition === '' ? '' : own.only(condition)}`;
}

/** The parameters whose change needs no run. */
export function linearSection(definition: ModelDefinition, language: Language): string {
  const { parameter: own } = words[language];
  const { linear = [] } = definition;
  if (linear.length === 0) return `### ${own.linear}\n\n${own.noneLinear}`;
  const items = linear.map((one) => itemText(one, definition, language)).join('\n');
  return `### ${own.linear}\n\n${own.linearRule}\n\n${items}`;
}
