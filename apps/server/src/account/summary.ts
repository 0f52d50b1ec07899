import { ecosystemType, groupNames } from '@gep/ecosystem-models';
import type { ModelGroup } from '@gep/ecosystem-models';
import type {
  AccountSummary,
  Language,
  ServiceFigures,
  StatisticRow,
  SummaryService,
  SummaryTotal,
  TypeFigures,
} from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { settingOf } from '../project/setting-queries';
import { resultPlaces, totalName } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import { resultTree } from '../result/result-tree';
import { isSameAsCurrent } from '../result/same-as-current';
import type { ModelTypeFigures } from '../worker/type-figures';
import { figuresByType } from './summary-types';
import type { SummaryTools } from './summary-types';

/** The trees of totals that the result screen shows: figures of the summary are theirs. */
interface Trees {
  readonly current: readonly StatisticRow[];
  readonly comparable: readonly StatisticRow[];
}

const find = (rows: readonly StatisticRow[], id: string): StatisticRow | undefined => {
  for (const row of rows) {
    const found = row.id === id ? row : find(row.children, id);
    if (found) return found;
  }
  return undefined;
};

const figuresOf = (row: StatisticRow | undefined): ServiceFigures | null =>
  row ? { value: row.priceValue, quantity: row.functionValue } : null;

const totalOf = (rows: readonly StatisticRow[]): SummaryTotal | null => {
  const row = rows.find(({ modelId }) => modelId === 'totalGep');
  return row ? { name: row.name, value: row.priceValue, composition: row.composition } : null;
};

const known = (figure: number): number | null => (Number.isNaN(figure) ? null : figure);

function typesOf(found: ModelTypeFigures | undefined): TypeFigures[] | null {
  if (!found) return null;
  return found.codes
    .map((code, i) => ({ code, value: known(found.value[i]), quantity: known(found.quantity[i]) }))
    .filter(({ value, quantity }) => value !== null || quantity !== null);
}

function serviceOf(
  place: ResultPlace,
  group: ModelGroup,
  trees: Trees,
  byType: readonly ModelTypeFigures[],
): SummaryService | null {
  const rows = { current: find(trees.current, place.id), comparable: find(trees.comparable, place.id) };
  const some = rows.current ?? rows.comparable;
  if (!some) return null;
  const yearFigures = (year: 'current' | 'comparable') => {
    const figures = figuresOf(rows[year]);
    const types = byType.find((one) => one.slug === place.entry?.slug && one.year === year);
    return figures && { ...figures, types: typesOf(types) };
  };
  const childIds = [
    ...new Set([rows.current, rows.comparable].flatMap((row) => row?.children ?? []).map(({ id }) => id)),
  ];
  return {
    id: place.id,
    modelId: place.modelId,
    name: some.name,
    group,
    role: some.serviceRole,
    hasValue: place.hasValue,
    functionUnit: some.functionUnits,
    sameAsCurrent: isSameAsCurrent(place),
    current: yearFigures('current'),
    comparable: yearFigures('comparable'),
    children: childIds.flatMap((id) => {
      const own = { current: find(trees.current, id), comparable: find(trees.comparable, id) };
      const one = own.current ?? own.comparable;
      if (!one) return [];
      const figures = { current: figuresOf(own.current), comparable: figuresOf(own.comparable) };
      return [{ id, name: one.name, functionUnit: one.functionUnits, ...figures }];
    }),
  };
}

/** The types of figures with those above them, in the order of their codes. */
function typesInUse(byType: readonly ModelTypeFigures[], language: Language): AccountSummary['types'] {
  const used = new Map<number, AccountSummary['types'][number]>();
  const add = (code: number): void => {
    const type = ecosystemType(code);
    if (!type || used.has(code)) return;
    const name = language === 'en' ? type.nameEn : type.name;
    used.set(code, { code, name, parent: type.parentValue });
    if (type.parentValue !== null) add(type.parentValue);
  };
  for (const { codes } of byType) codes.forEach(add);
  return [...used.values()].sort((a, b) => a.code - b.code);
}

/**
 * The account in both years: value and quantity of every service, and by ecosystem type.
 * @throws GepError NO_RESULT for a project without results
 */
export async function accountSummary(
  tools: SummaryTools,
  projectId: string,
  language: Language,
): Promise<AccountSummary> {
  const { services } = tools;
  const places = await resultPlaces(services, projectId);
  if (places.length === 0) return fail('NO_RESULT', { model: totalName[language] });
  const tree = (compareFlag: 0 | 1) => resultTree(services, projectId, language, { compareFlag });
  const trees = { current: await tree(0), comparable: await tree(1) };
  const byType = await figuresByType(tools, projectId, places);
  const { particularYear } = await settingOf(services.database.db, projectId);
  return {
    year: particularYear,
    total: { current: totalOf(trees.current), comparable: totalOf(trees.comparable) },
    groups: (Object.keys(groupNames) as ModelGroup[]).map((key) => ({
      key,
      name: groupNames[key][language],
    })),
    services: places.flatMap((place) => {
      if (!place.entry || place.parentId !== null) return [];
      return serviceOf(place, place.entry.group, trees, byType) ?? [];
    }),
    types: typesInUse(byType, language),
  };
}
