import type { BasicSetting, CalculatedModel } from '@gep/api-client';

/** A result of a model in a year, of the type that is shown. */
export interface YearOfModel {
  readonly model: CalculatedModel;
  /** 0 current year, 1 comparable year. */
  readonly compareFlag: 0 | 1;
}

type Fault = 'same' | 'missing' | 'unit';

/** Why one result cannot be subtracted from another; null: it can. */
export function subtractionFault(layerType: 3 | 5, from: YearOfModel, minus: YearOfModel): Fault | null {
  if (from.model.id === minus.model.id && from.compareFlag === minus.compareFlag) return 'same';
  if (!minus.model.compareFlags.includes(minus.compareFlag)) return 'missing';
  if (layerType === 5 && !minus.model.hasSpatialResult) return 'missing';
  return unitOf(layerType, from.model) === unitOf(layerType, minus.model) ? null : 'unit';
}

/** The unit of the numbers of a layer. */
export function unitOf(
  layerType: 3 | 5,
  { statisticUnits, priceResultUnits }: Pick<CalculatedModel, 'statisticUnits' | 'priceResultUnits'>,
): string {
  return layerType === 3 ? statisticUnits : priceResultUnits;
}

/** What can be subtracted from a result: its other year first, then other models, in the same year before the other one. */
export function subtractable(
  layerType: 3 | 5,
  from: YearOfModel,
  models: readonly CalculatedModel[],
  settings: Pick<BasicSetting, 'enterCurrentYear' | 'enterComparableYear'>,
): YearOfModel[] {
  const on = { 0: settings.enterCurrentYear, 1: settings.enterComparableYear };
  const all = ([from.compareFlag, from.compareFlag === 1 ? 0 : 1] as const).flatMap((compareFlag) =>
    models.map((model) => ({ model, compareFlag })),
  );
  const able = all.filter(
    (minus) => on[minus.compareFlag] && subtractionFault(layerType, from, minus) === null,
  );
  return [
    ...able.filter(({ model }) => model.id === from.model.id),
    ...able.filter(({ model }) => model.id !== from.model.id),
  ];
}

/** As an address has it: `1:water`. */
export const subtractedText = (model: string, compareFlag: 0 | 1): string => `${compareFlag}:${model}`;

/** Reads an address; null for what cannot be subtracted. */
export function readSubtracted(
  text: string | null,
  layerType: 3 | 5,
  from: YearOfModel,
  models: readonly CalculatedModel[],
): YearOfModel | null {
  const [, flag, id] = /^([01]):(.+)$/.exec(text ?? '') ?? [];
  const model = models.find((one) => one.id === id);
  if (!model) return null;
  const minus = { model, compareFlag: flag === '1' ? 1 : 0 } as const;
  return subtractionFault(layerType, from, minus) === null ? minus : null;
}
