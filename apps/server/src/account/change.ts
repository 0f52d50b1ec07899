import { changeFigures, ecosystemType, groupNames } from '@gep/ecosystem-models';
import type { CatalogueEntry, ChangeFigure } from '@gep/ecosystem-models';
import type { AccountChange, Language, RegionLevel, ValueChange } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import { settingOf } from '../project/setting-queries';
import type { RangeTools } from '../range/result-ranges';
import { areaKeys } from '../worker/change';
import type { ChangeResult } from '../worker/change';
import { changeSources } from './change-sources';

/** What is asked of a change. */
export interface ChangeQuery {
  readonly projectId: string;
  readonly level?: RegionLevel | undefined;
  /** Of a model, or of the total. */
  readonly id?: string | undefined;
  /** Of the current year, the comparable one being 100. */
  readonly priceIndex?: number | undefined;
}

type Figures = Record<ChangeFigure, number>;

const width = changeFigures.length;
const typeWidth = width + areaKeys.length;

function figuresAt(numbers: Float64Array, from: number): Figures {
  return Object.fromEntries(changeFigures.map((key, i) => [key, numbers[from + i]])) as Figures;
}

/** Adds figures up; a year has a figure where one of them has. */
function sumOf(all: readonly Figures[]): Figures {
  const add = (key: ChangeFigure): number => {
    const known = all.map((one) => one[key]).filter((figure) => !Number.isNaN(figure));
    return known.length === 0 && (key === 'current' || key === 'comparable')
      ? NaN
      : known.reduce((sum, figure) => sum + figure, 0);
  };
  return Object.fromEntries(changeFigures.map((key) => [key, add(key)])) as Figures;
}

const orNull = (figure: number): number | null => (Number.isNaN(figure) ? null : figure);

function viewOf(figures: Figures, priceIndex: number | undefined): ValueChange {
  const current = orNull(figures.current);
  const real = priceIndex === undefined || current === null ? null : (100 * current) / priceIndex;
  const { extent, yield: yields, price, other } = figures;
  // What types that grow and shrink, or parts of both signs, leave of each other by rounding is nothing.
  const sizes = [figures.current, figures.comparable, extent, yields, price, other].map(Math.abs);
  const least = 1e-12 * Math.max(...sizes.filter((size) => !Number.isNaN(size)));
  const clean = (part: number): number => (Math.abs(part) <= least ? 0 : part);
  return {
    ...figures,
    ...{ extent: clean(extent), yield: clean(yields), price: clean(price), other: clean(other) },
    comparable: orNull(figures.comparable),
    current,
    real,
  };
}

const hasFigure = ({ comparable, current }: Figures): boolean =>
  !Number.isNaN(comparable) || !Number.isNaN(current);

/** The figures of some models in an area, or of a type: the place of each model is given. */
const placed = (
  numbers: Float64Array,
  models: readonly number[],
  placeOf: (model: number) => number,
): Figures => sumOf(models.map((model) => figuresAt(numbers, placeOf(model))));

function typeName(code: number, language: Language): string {
  const type = ecosystemType(code);
  if (!type) return textOf(phrase('name.no-type'))[language];
  return language === 'zh' ? type.name : type.nameEn;
}

/** The areas of a type: those of the model that has counted most of it, as each counts them all or none. */
function areasOfType({ types, codes }: ChangeResult, models: readonly number[], at: number) {
  const [comparableArea, currentArea] = areaKeys.map((_, i) =>
    Math.max(0, ...models.map((model) => types[(model * codes.length + at) * typeWidth + width + i])),
  );
  return { comparableArea, currentArea };
}

/**
 * The change of the value of a project between its comparable and its current year, and what has made it.
 * @throws GepError NO_RESULT where a year has no result; VALIDATION for a level without figures
 */
export async function accountChange(
  { services, workers, signal }: RangeTools,
  { projectId, level: wanted, id = 'totalGep', priceIndex }: ChangeQuery,
  language: Language,
): Promise<AccountChange> {
  const { entries, areas, level, levels, task } = await changeSources(services, projectId, wanted);
  const result = await workers.run(task, signal);
  const { particularYear } = await settingOf(services.database.db, projectId);
  const count = areas.districts.length;
  const everyArea = areas.districts.map((_, area) => area);
  const everyModel = entries.map((_, model) => model);
  const inArea = (area: number) => (model: number) => (model * count + area) * width;
  const whole = (model: number) =>
    sumOf(everyArea.map((area) => figuresAt(result.areas, inArea(area)(model))));
  const ofServices = entries.map((entry, model) => ({ entry, figures: whole(model) }));
  const chosen = everyModel.filter((model) => id === 'totalGep' || String(entries[model].id) === id);
  const seen = (figures: Figures): ValueChange => viewOf(figures, priceIndex);
  return {
    year: particularYear,
    total: seen(sumOf(ofServices.map(({ figures }) => figures))),
    groups: [...new Set(entries.map(({ group }) => group))].map((group) => ({
      group,
      name: groupNames[group][language],
      ...seen(sumOf(ofServices.filter(({ entry }) => entry.group === group).map(({ figures }) => figures))),
    })),
    services: ofServices.map(({ entry, figures }, model) => ({
      ...serviceOf(entry, language),
      isAverage: result.isAverage[model],
      ...seen(figures),
    })),
    id,
    level,
    levels: [...levels],
    districts: areas.districts.flatMap(({ code, name }, area) => {
      const figures = placed(result.areas, chosen, inArea(area));
      return hasFigure(figures) ? [{ code, name, ...seen(figures) }] : [];
    }),
    types: result.codes.map((code, at) => ({
      code,
      name: typeName(code, language),
      ...areasOfType(result, chosen, at),
      ...seen(placed(result.types, chosen, (model) => (model * result.codes.length + at) * typeWidth)),
    })),
    priceIndex: priceIndex ?? null,
  };
}

function serviceOf({ id, name, group }: CatalogueEntry, language: Language) {
  return { modelId: String(id), name: name[language], group };
}
