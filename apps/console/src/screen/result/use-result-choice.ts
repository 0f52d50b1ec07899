import type { BasicSetting, CalculatedModel } from '@gep/api-client';
import { useAddressQuery } from '../../tab/address-query';
import { readSubtracted } from './subtraction';
import type { YearOfModel } from './subtraction';

/** What the result screen shows. */
export interface ResultChoice {
  readonly model: CalculatedModel | null;
  /** 3 partition statistics, 5 spatial result. */
  readonly layerType: 3 | 5;
  /** 0 current year, 1 comparable year. */
  readonly compareFlag: 0 | 1;
  /** What is subtracted from it; absent: nothing. */
  readonly minus?: YearOfModel;
}

/** As an address has it. */
interface Asked {
  readonly model: string | null;
  readonly type: string | null;
  readonly year: string | null;
  readonly minus?: string | null;
}

/** What was asked for, as far as model and settings allow it. */
export function allowedChoice(
  asked: Asked,
  models: readonly CalculatedModel[],
  first: CalculatedModel | null,
  settings: Pick<BasicSetting, 'enterCurrentYear' | 'enterComparableYear'>,
): ResultChoice {
  const model = models.find(({ id }) => id === asked.model) ?? first;
  const layerType = asked.type !== 'partition' && model?.hasSpatialResult ? 5 : 3;
  const standard = settings.enterCurrentYear || !settings.enterComparableYear ? 0 : 1;
  const requested = asked.year === 'comparable' ? 1 : asked.year === 'current' ? 0 : standard;
  const isThere = (flag: 0 | 1): boolean => yearFault(flag, model, settings) === null;
  const other = requested === 1 ? 0 : 1;
  const compareFlag = isThere(requested) ? requested : isThere(other) ? other : standard;
  const minus = model && readSubtracted(asked.minus ?? null, layerType, { model, compareFlag }, models);
  return { model, layerType, compareFlag, ...(minus && { minus }) };
}

/** Why a year cannot be shown: it is switched off, or the model has no result of it; null: it can. */
export function yearFault(
  flag: 0 | 1,
  model: CalculatedModel | null,
  settings: Pick<BasicSetting, 'enterCurrentYear' | 'enterComparableYear'>,
): 'yearOff' | 'yearMissing' | null {
  const on = flag === 1 ? settings.enterComparableYear : settings.enterCurrentYear;
  if (!on) return 'yearOff';
  return model && !model.compareFlags.includes(flag) ? 'yearMissing' : null;
}

/** The choice lives in the address of the page, so that it can be linked and survives a reload. */
export function useResultChoice(
  models: readonly CalculatedModel[],
  first: CalculatedModel | null,
  settings: BasicSetting | undefined,
) {
  const [query, changeQuery] = useAddressQuery();
  const asked = {
    model: query.get('model'),
    type: query.get('type'),
    year: query.get('year'),
    minus: query.get('minus'),
  };
  const off = { enterCurrentYear: true, enterComparableYear: false };
  const set = (key: 'model' | 'type' | 'year', value: string) =>
    changeQuery((next) => {
      next.set(key, value);
      next.delete('minus');
      return next;
    });
  return {
    choice: allowedChoice(asked, models, first, settings ?? off),
    setModel: (id: string) => set('model', id),
    setLayerType: (type: 3 | 5) => set('type', type === 5 ? 'spatial' : 'partition'),
    setYear: (flag: 0 | 1) => set('year', flag === 1 ? 'comparable' : 'current'),
  };
}
