import type { Field, LabelSymbol, Problem } from '@gep/map-engine/model';
import type { Words } from '../message';
import type { Parts } from '../state';

/** What the groups of the label panel get. */
export interface LabelParts extends Parts<LabelSymbol> {
  readonly fields: readonly Field[];
  readonly problems?: readonly Problem[];
}

/** The sentence of what is wrong with a property of labels; null: nothing is. */
export function labelFault({ problems }: LabelParts, words: Words, name: keyof LabelSymbol): string | null {
  const problem = problems?.find(({ at }) => at === `label.${name}`);
  return problem ? words.problem(problem) : null;
}

/** Fields to choose from; a saved one that the layer no longer has stays in the list. */
export function fieldOptions(fields: readonly Field[], chosen: string | null) {
  const options = fields.map(({ name, alias = name }) => ({ value: name, label: alias }));
  const gone = chosen !== null && options.every(({ value }) => value !== chosen);
  return gone ? [{ value: chosen, label: chosen }, ...options] : options;
}

/** The field that a layer's labels most likely show: one that is called name (or ends in its Chinese word), else the first text, else the first. */
export function firstLabelField(fields: readonly Field[]): string | null {
  const named = fields.find(({ name }) => /^name$|\u540d\u79f0$/i.test(name));
  const text = fields.find(({ type }) => type === 'STRING');
  return (named ?? text ?? fields[0])?.name ?? null;
}
