import type { Condition } from '../../src/condition';
import type { Option, Parameter } from '../../src/definition';
import type { Language } from './language';
import { words } from './words';

function parameterOf(parameters: readonly Parameter[], key: string): Parameter {
  const found = parameters.find((parameter) => parameter.key === key);
  if (found === undefined)
    throw new RangeError(
      `condition: got ${key}, allowed: ${parameters.map((parameter) => parameter.key).join(', ')}`,
    );
  return found;
}

function optionNames(parameter: Parameter, values: readonly unknown[], language: Language): string {
  const { quote, condition } = words[language];
  const options: readonly Option[] = 'options' in parameter ? parameter.options : [];
  return values
    .map((value) => quote(options.find((option) => option.value === value)?.name[language] ?? String(value)))
    .join(condition.or);
}

/** A part of a condition; `joined` where it needs brackets beside others. */
interface Part {
  readonly text: string;
  readonly joined?: true;
}

/** Parts that always hold have no text. */
function join(parts: readonly Part[], word: string, language: Language): Part {
  const said = parts.filter(({ text }) => text !== '');
  if (said.length < 2) return said[0] ?? { text: '' };
  const { grouped } = words[language].condition;
  return { text: said.map(({ text, joined }) => (joined ? grouped(text) : text)).join(word), joined: true };
}

/** Several values of one parameter, which read better at once; null where they are anything else. */
function asOneOf(conditions: readonly Condition[]): Condition | null {
  const [first] = conditions;
  if (first === undefined || !('equals' in first)) return null;
  const same = conditions.flatMap((one) =>
    'equals' in one && one.parameter === first.parameter ? [one.equals] : [],
  );
  return same.length === conditions.length ? { parameter: first.parameter, oneOf: same } : null;
}

function partOf(condition: Condition, parameters: readonly Parameter[], language: Language): Part {
  const { and, or, not, is, isOn, isOff, includes } = words[language].condition;
  const inner = (one: Condition): Part => partOf(one, parameters, language);
  if ('all' in condition) return join(condition.all.map(inner), and, language);
  if ('any' in condition) {
    const oneOf = asOneOf(condition.any);
    return oneOf === null ? join(condition.any.map(inner), or, language) : inner(oneOf);
  }
  if ('not' in condition) return { text: not(inner(condition.not).text) };
  const parameter = parameterOf(parameters, condition.parameter);
  const subject = parameter.name[language];
  if ('includes' in condition)
    return { text: includes(subject, optionNames(parameter, [condition.includes], language)) };
  if ('oneOf' in condition) return { text: is(subject, optionNames(parameter, condition.oneOf, language)) };
  if (typeof condition.equals === 'boolean')
    return { text: condition.equals ? isOn(subject) : isOff(subject) };
  return { text: is(subject, optionNames(parameter, [condition.equals], language)) };
}

/** A condition in the words of the form; empty where it always holds. @throws RangeError for an unknown parameter */
export function conditionText(
  condition: Condition | undefined,
  parameters: readonly Parameter[],
  language: Language,
): string {
  const { text } = condition === undefined ? { text: '' } : partOf(condition, parameters, language);
  return text === '' ? '' : words[language].condition.when(text);
}
