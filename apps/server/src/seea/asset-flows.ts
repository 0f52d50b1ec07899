import { extentAccount, NO_TYPE, serviceEntries } from '@gep/ecosystem-models';
import type {
  AreaChange,
  AssetFlow,
  CatalogueEntry,
  ConditionChange,
  ModelSlug,
  TypeArea,
} from '@gep/ecosystem-models';
import { atLevel } from '../account/service-amounts';
import type { ByType, ServiceAmounts } from '../account/service-amounts';
import { yuanPerWanYuan } from '../result/model-results';
import { ordered } from './type-columns';

/** What table 10.1 takes for granted. */
export interface AssetInputs {
  /** % a year. */
  readonly discountRate: number;
  /** Years. */
  readonly assetLife: number;
  readonly yields: 'reappraisal' | 'condition';
}

/** What the services of both years come to. */
export interface AssetYears {
  readonly opening: readonly ServiceAmounts[];
  readonly closing: readonly ServiceAmounts[];
}

/** A flow of a part of a service from a type. */
export interface ServiceAsset extends AssetFlow {
  readonly entry: CatalogueEntry;
}

/** What the asset account is made from, in 万元. */
export interface AssetBasis {
  readonly flows: readonly ServiceAsset[];
  readonly types: readonly number[];
  readonly areas: ReadonlyMap<number, TypeArea>;
  readonly conditions: ReadonlyMap<number, ConditionChange>;
}

/**
 * The flows of the final services of ecosystems in both years, and the areas they come from.
 * @param changes null where both years have the same land cover
 */
export function assetBasis(
  { opening, closing }: AssetYears,
  changes: readonly AreaChange[] | null,
  typeOf: (code: number) => number,
  yields: AssetInputs['yields'],
): AssetBasis {
  const flows = flowsOf(pricedParts(opening, typeOf), pricedParts(closing, typeOf));
  const types = ordered(flows.map(({ type }) => type));
  const condition: ConditionChange = yields === 'condition' ? 'as-yields' : 'unknown';
  return {
    flows,
    types,
    areas: areasOf(changes, types),
    conditions: new Map(types.filter((type) => type !== NO_TYPE).map((type) => [type, condition])),
  };
}

/** A part of a service with a value, and the quantity that it is the price of; the value itself where there is none. */
interface Priced {
  readonly service: string;
  readonly entry: CatalogueEntry;
  readonly quantity: ByType;
  readonly value: ByType;
}

/** Final services of ecosystems, a part with a value each; without abiotic flows (9.19). */
function pricedParts(services: readonly ServiceAmounts[], typeOf: (code: number) => number): Priced[] {
  return services.flatMap(({ entry, quantities, value, childValues }): Priced[] => {
    if (value === null || entry.service.role !== 'final') return [];
    if (serviceEntries[entry.slug as ModelSlug].section === 'abiotic') return [];
    const quantityOf = (child: string): ByType | undefined =>
      quantities.find((one) => one.child === child)?.byType;
    const parts =
      childValues.size > 0 ? [...childValues] : ([['', value]] as [child: string, value: ByType][]);
    return parts.map(([child, own]) => ({
      service: `${entry.slug} ${child}`,
      entry,
      quantity: atLevel(quantityOf(child) ?? own, typeOf),
      value: atLevel(own, typeOf),
    }));
  });
}

function flowsOf(opening: readonly Priced[], closing: readonly Priced[]): ServiceAsset[] {
  const names = [...new Set([...opening, ...closing].map(({ service }) => service))];
  return names.flatMap((service) => {
    const sides = [opening, closing].map((all) => all.find((one) => one.service === service));
    const known = sides.find((side) => side !== undefined);
    if (!known) return [];
    const types = ordered(sides.flatMap((side) => [...(side?.value.keys() ?? [])]));
    const flowOf = (side: Priced | undefined, type: number) => ({
      quantity: side?.quantity.get(type) ?? 0,
      value: (side?.value.get(type) ?? 0) / yuanPerWanYuan,
    });
    return types.map((type) => ({
      type,
      service,
      entry: known.entry,
      opening: flowOf(sides[0], type),
      closing: flowOf(sides[1], type),
    }));
  });
}

/** Areas of types; where both years have one land cover, nothing has changed, and any area says so. */
function areasOf(changes: readonly AreaChange[] | null, types: readonly number[]): Map<number, TypeArea> {
  if (changes === null)
    return new Map(types.map((type) => [type, { opening: 1, additions: 0, reductions: 0, closing: 1 }]));
  const all = ordered([...types, ...changes.flatMap(({ before, after }) => [before, after])]);
  const { rows } = extentAccount(changes, all);
  return new Map(
    all.map((type, place) => {
      const of = (entry: keyof TypeArea): number => rows[entry].byType[place] ?? 0;
      const area = {
        opening: of('opening'),
        additions: of('additions'),
        reductions: of('reductions'),
        closing: of('closing'),
      };
      return [type, area];
    }),
  );
}
