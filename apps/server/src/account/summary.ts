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
import type { RangeTools } from '../range/result-ranges';
import { addUp, serviceAmounts } from './service-amounts';
import type { ServiceAmounts } from './service-amounts';

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

interface AmountsOfYears {
  readonly current: readonly ServiceAmounts[];
  readonly comparable: readonly ServiceAmounts[];
}

/** Codes of the types that a service has an amount of, ascending. */
const codesOf = ({ value, quantities }: ServiceAmounts): number[] =>
  [
    ...new Set([value, ...quantities.map(({ byType }) => byType)].flatMap((one) => [...(one?.keys() ?? [])])),
  ].sort((a, b) => a - b);

function typesOf(amounts: ServiceAmounts | undefined): TypeFigures[] | null {
  if (!amounts?.hasTypes) return null;
  const own = amounts.quantities.filter(({ child }) => child === '');
  const quantities = addUp(own.map(({ byType }) => byType));
  const values = amounts.value ?? new Map<number, number>();
  return codesOf(amounts).map((code) => ({
    code,
    value: values.get(code) ?? null,
    quantity: quantities.get(code) ?? null,
  }));
}

function serviceOf(
  place: ResultPlace,
  group: ModelGroup,
  trees: Trees,
  amounts: AmountsOfYears,
): SummaryService | null {
  const rows = { current: find(trees.current, place.id), comparable: find(trees.comparable, place.id) };
  const some = rows.current ?? rows.comparable;
  if (!some) return null;
  const yearFigures = (year: 'current' | 'comparable') => {
    const figures = figuresOf(rows[year]);
    const own = amounts[year].find(({ entry }) => entry.id === place.entry?.id);
    return figures && { ...figures, types: typesOf(own) };
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
function typesInUse({ current, comparable }: AmountsOfYears, language: Language): AccountSummary['types'] {
  const used = new Map<number, AccountSummary['types'][number]>();
  const add = (code: number): void => {
    const type = ecosystemType(code);
    if (!type || used.has(code)) return;
    const name = language === 'en' ? type.nameEn : type.name;
    used.set(code, { code, name, parent: type.parentValue });
    if (type.parentValue !== null) add(type.parentValue);
  };
  for (const one of [...current, ...comparable]) if (one.hasTypes) codesOf(one).forEach(add);
  return [...used.values()].sort((a, b) => a.code - b.code);
}

/**
 * The account in both years: value and quantity of every service, and by ecosystem type.
 * @throws GepError NO_RESULT for a project without results
 */
export async function accountSummary(
  tools: RangeTools,
  projectId: string,
  language: Language,
): Promise<AccountSummary> {
  const { services } = tools;
  const places = await resultPlaces(services, projectId);
  if (places.length === 0) return fail('NO_RESULT', { model: totalName[language] });
  const tree = (compareFlag: 0 | 1) => resultTree(services, projectId, language, { compareFlag });
  const trees = { current: await tree(0), comparable: await tree(1) };
  const amounts: AmountsOfYears = {
    current: await serviceAmounts(tools, projectId, 0),
    comparable: await serviceAmounts(tools, projectId, 1),
  };
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
      return serviceOf(place, place.entry.group, trees, amounts) ?? [];
    }),
    types: typesInUse(amounts, language),
  };
}
