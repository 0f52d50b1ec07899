import type {
  AccountChange,
  AccountIndicators,
  AreaIndicators,
  DistrictTable,
  IndicatorInput,
  Language,
  RegionLevel,
} from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { districtTable } from '../evidence/district-table';
import { phrase } from '../message/phrase';
import { settingOf } from '../project/setting-queries';
import type { RangeTools } from '../range/result-ranges';
import { resultPlaces, yearOf } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import type { Services } from '../services';
import { accountChange } from './change';
import { savedIndicatorInputs } from './indicator-inputs';
import { levelsOf } from './levels-of';

const flags = { current: 0, comparable: 1 } as const;

/** Where indicators are of. */
export interface IndicatorQuery {
  readonly projectId: string;
  /** Absent: the highest level with several districts. */
  readonly level?: RegionLevel | undefined;
}

/** The part of an area that its own row of a table says. */
type AreaFigures = Pick<DistrictTable['total'], 'areaKm2' | 'current' | 'comparable'>;

function areaOf(
  { code, name }: { readonly code: string; readonly name: string },
  figures: AreaFigures,
  inputs: readonly IndicatorInput[],
  atComparable: number | null,
): AreaIndicators {
  const yearFigures = (year: 'current' | 'comparable') => {
    const input = inputs.find((one) => one.districtCode === code && one.compareFlag === flags[year]);
    return {
      gep: figures[year]?.priceValue ?? null,
      population: input?.population ?? null,
      gdp: input?.gdp ?? null,
    };
  };
  return {
    code,
    name,
    areaKm2: figures.areaKm2,
    current: yearFigures('current'),
    comparable: yearFigures('comparable'),
    atComparable,
  };
}

/** Whether a project has totals of both years, in accounts that can be split. */
async function hasBothYears(services: Services, projectId: string): Promise<boolean> {
  const places = await resultPlaces(services, projectId);
  const total = places.find(({ entry }) => entry === null);
  const valued = places.filter(({ entry, childKey }) => entry?.hasValue && childKey === '');
  const canSplit = ({ years }: ResultPlace): boolean => years.every(({ row }) => row.cubeFileId !== null);
  return (
    (total?.years.filter(({ row }) => row.priceValue !== null).length ?? 0) > 1 && valued.every(canSplit)
  );
}

function serviceValues(place: ResultPlace, change: AccountChange | null, language: Language) {
  const { entry } = place;
  if (!entry?.hasValue || place.childKey !== '') return [];
  const values = change?.services.find(({ modelId }) => modelId === place.modelId);
  const valueOf = (flag: 0 | 1): number | null => yearOf(place, flag)?.row.priceValue ?? null;
  return [
    {
      modelId: place.modelId,
      name: entry.name[language],
      group: entry.group,
      current: valueOf(0),
      comparable: valueOf(1),
      atComparable: values?.comparable == null || values.current === null ? null : values.currentAtComparable,
    },
  ];
}

/**
 * What the indicators of a project are made of: the values of both years, areas of cells, and what was entered of people
 * and GDP.
 * @throws GepError NO_RESULT without a total; VALIDATION for a level without figures
 */
export async function accountIndicators(
  tools: RangeTools,
  { projectId, level: wanted }: IndicatorQuery,
  language: Language,
): Promise<AccountIndicators> {
  const { services } = tools;
  const table = await districtTable(services, projectId, 'totalGep', language);
  const { levels, first } = levelsOf(table.districts);
  const level = wanted ?? first;
  if (!levels.includes(level)) {
    const rule = phrase('rule.one-of', { allowed: levels.join(', ') });
    fail('VALIDATION', { field: 'level', rule }, 'query.level');
  }
  const { rows, source } = await savedIndicatorInputs(services, projectId);
  const both = await hasBothYears(services, projectId);
  const change = both ? await accountChange(tools, { projectId, level }, language) : null;
  const atComparable = new Map(change?.districts.map((one) => [one.code, one.currentAtComparable]));
  const { particularYear } = await settingOf(services.database.db, projectId);
  const places = await resultPlaces(services, projectId);
  return {
    year: particularYear,
    whole: areaOf(
      { code: '', name: table.name },
      table.total,
      rows,
      change?.total.currentAtComparable ?? null,
    ),
    level,
    levels: [...levels],
    districts: table.districts
      .filter((one) => one.level === level)
      .map((one) => areaOf(one, one, rows, atComparable.get(one.code) ?? null)),
    services: places.flatMap((place) => serviceValues(place, change, language)),
    source,
  };
}
