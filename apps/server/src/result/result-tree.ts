import { groupNames } from '@gep/ecosystem-models';
import type { ModelGroup } from '@gep/ecosystem-models';
import type { CalculatedModel, Language, StatisticRow } from '@gep/api-client/contract';
import { figureSizes, sizeKey } from './figure-size-queries';
import { knownSum } from './known-sum';
import { zonalOfDistrict } from './queries';
import type { Services } from '../services';
import { absentServices } from './absent-services';
import type { AbsentService } from './absent-services';
import { resultPlaces, shownRaster, unitsOf, yearOf } from './model-results';
import { totalComposition } from './total-composition';
import { isSameAsCurrent } from './same-as-current';
import { summedServices } from './total-title';
import type { ResultPlace } from './model-results';
import { unitText } from '../message/unit-text';

/** The calculated models of a project, the total first. */
export async function calculatedModels(
  services: Services,
  projectId: string,
  language: Language,
): Promise<CalculatedModel[]> {
  const sizes = await figureSizes(services.database.db, projectId);
  return (await resultPlaces(services, projectId)).map((place) => {
    const units = unitsOf(place, language);
    const latest = yearOf(place, undefined);
    return {
      id: place.id,
      name: place.name[language],
      key: place.key,
      parentId: place.parentId,
      modelResultId: latest?.row.id ?? '',
      modelId: place.modelId,
      modelType: place.entry?.superiorType ?? 'total',
      statisticUnits: units[3],
      priceResultUnits: units[5],
      functionUnits: place.entry ? unitText(place.functionUnit, language) : '',
      sizes: sizes.get(sizeKey(place)) ?? { value: null, function: null },
      superiorType: place.entry?.superiorType ?? null,
      serviceRole: place.entry?.service.role ?? null,
      hasSpatialResult: shownRaster(place, latest) !== undefined,
      compareFlags: place.years.map(({ row }) => (row.compareFlag === 1 ? 1 : 0)).sort(),
    };
  });
}

/** Figures of a place: function quantity and value in 元; null where there is none. */
export interface Figures {
  readonly functionValue: number | null;
  readonly priceValue: number | null;
}

/** Totals of the project, or of one district, as a tree. */
export async function resultTree(
  services: Services,
  projectId: string,
  language: Language,
  query: { compareFlag?: 0 | 1; districtCode?: string },
): Promise<StatisticRow[]> {
  const places = (await resultPlaces(services, projectId)).filter((place) =>
    yearOf(place, query.compareFlag),
  );
  const absent = await absentServices(services.database.db, projectId);
  if (query.districtCode === undefined) {
    return statisticTree(places, language, absent, query, (place) => yearOf(place, query.compareFlag)!.row);
  }
  const zonal = await zonalOfDistrict(services.database.db, projectId, query.districtCode);
  return statisticTree(places, language, absent, query, (place) => {
    const resultId = yearOf(place, query.compareFlag)?.row.id;
    const sum = (quantity: string): number | null =>
      zonal.find((row) => row.resultId === resultId && row.quantity === quantity)?.sum ?? null;
    return { functionValue: sum('function'), priceValue: sum('value') };
  });
}

/** Group, model, child; the value of a group is the sum of its models'. The total stands first. */
export function statisticTree(
  places: readonly ResultPlace[],
  language: Language,
  absent: readonly AbsentService[],
  { compareFlag }: { readonly compareFlag?: 0 | 1 },
  figuresOf: (place: ResultPlace) => Figures,
): StatisticRow[] {
  const rowOf = (place: ResultPlace, layerLevel: number): StatisticRow => {
    const { functionValue, priceValue } = figuresOf(place);
    const children = places.filter(({ parentId }) => parentId === place.id);
    return {
      id: place.id,
      name: place.name[language],
      modelName: place.key,
      modelId: place.modelId,
      functionValue,
      functionUnits: place.entry ? unitText(place.functionUnit, language) : '',
      priceValue: place.hasValue
        ? (priceValue ?? knownSum(children.map((child) => figuresOf(child).priceValue)))
        : null,
      priceUnits: place.hasValue ? unitText('yuan', language) : '',
      layerLevel,
      serviceRole: place.entry?.service.role ?? null,
      composition: place.entry ? null : compositionOf(place),
      sameAsCurrent: compareFlag === 1 && isSameAsCurrent(place),
      children: children.map((child) => rowOf(child, layerLevel + 1)),
    };
  };
  const compositionOf = (place: ResultPlace): StatisticRow['composition'] => {
    const services = summedServices(place.years[0].row);
    const valueOf = (slug: string): number | null => {
      const model = places.find((one) => one.entry?.slug === slug && one.parentId === null);
      return model ? rowOf(model, 2).priceValue : null;
    };
    return services && totalComposition(services, language, valueOf, absent);
  };
  const top = places.filter(({ parentId }) => parentId === null);
  const total = top.filter(({ entry }) => entry === null).map((place) => rowOf(place, 1));
  const groups = (Object.keys(groupNames) as ModelGroup[]).flatMap((group): StatisticRow[] => {
    const children = top.filter(({ entry }) => entry?.group === group).map((place) => rowOf(place, 2));
    if (children.length === 0) return [];
    return [
      {
        id: group,
        name: groupNames[group][language],
        modelName: group,
        modelId: group,
        functionValue: null,
        functionUnits: '',
        priceValue: knownSum(children.map(({ priceValue }) => priceValue)),
        priceUnits: unitText('yuan', language),
        layerLevel: 1,
        serviceRole: null,
        composition: null,
        sameAsCurrent: false,
        children,
      },
    ];
  });
  return [...total, ...groups];
}
