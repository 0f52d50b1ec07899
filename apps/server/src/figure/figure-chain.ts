import { modelById } from '@gep/ecosystem-models';
import { regionLevels } from '@gep/api-client/contract';
import type { FigureChain, FigurePart, Language, RegionLevel } from '@gep/api-client/contract';
import { methodText } from '../account-report/method-text';
import { fail } from '../error/gep-error';
import { word } from '../error/word';
import { parameterLines } from '../evidence/parameter-lines';
import { resultInputs } from '../evidence/result-inputs';
import { findRun } from '../job/run-queries';
import { unitText } from '../message/unit-text';
import type { RangeTools } from '../range/result-ranges';
import { recordedOf } from '../reprice/changed-parameters';
import { findPlace, resultPlaces, yearOf } from '../result/model-results';
import type { ResultPlace, ResultYear } from '../result/model-results';
import { figureDistricts } from '../result/district-figure-queries';
import { zonalOf } from '../result/queries';
import type { ZonalRow } from '../result/queries';
import { insideDistrict } from '../result/inside-district';
import type { Services } from '../services';
import { figureTerms } from './figure-terms';
import { typeFigure, typeParts } from './type-figure';
import type { FigureType } from './type-figure';

/** Which figure: of a result, a year, and a district or the whole project, and an ecosystem type or all. */
export interface FigurePlace extends Partial<FigureType> {
  readonly projectId: string;
  readonly id: string;
  readonly output: 'value' | 'function';
  readonly compareFlag?: 0 | 1;
  readonly level?: RegionLevel;
  readonly code?: string;
}

/**
 * Where a figure comes from: formula with its values, inputs, parameters, sources and warnings.
 * @throws GepError NO_RESULT; NOT_FOUND for a district that the result does not have
 */
export async function figureChain(
  tools: RangeTools,
  at: FigurePlace,
  language: Language,
): Promise<FigureChain> {
  const { services } = tools;
  const { projectId, id, output, type } = at;
  const { place, year } = await findPlace(services, projectId, { id }, at.compareFlag);
  const { row } = year;
  const compareFlag = row.compareFlag === 1 ? 1 : 0;
  const definition = modelById(Number(row.modelId))?.definition;
  const zonal = await districtRow(services, year, at);
  const unit = output === 'value' ? (row.priceUnits ?? 'yuan') : (row.functionUnits ?? '');
  const asked = { projectId, output, compareFlag, within: zonal, group: at.group } as const;
  const ofType =
    type === undefined
      ? null
      : await typeFigure(tools, place, { ...asked, type, typeLevel: at.typeLevel }, language);
  const whole = output === 'value' ? row.priceValue : row.functionValue;
  const value = ofType ? ofType.value : zonal ? zonal.sum : whole;
  const district = districtOf(zonal);
  const parts =
    ofType?.parts ?? (await partsOf(services, place, { ...at, ...district, id, compareFlag }, language));
  const districts = await figureDistricts(services.database.db, [row.id]);
  const terms =
    parts.length > 0
      ? []
      : await figureTerms(
          services,
          {
            ...{ place, row, output, districts, isIn: insideDistrict(districts, zonal) },
            isOfType: ofType?.isOf ?? (() => true),
          },
          language,
        );
  const types = ofType ? [] : await typeParts(tools, place, asked, language);
  const run = await findRun(services.database.db, row.runId);
  return {
    name: ofType?.name ?? place.name[language],
    district,
    type: ofType?.type ?? null,
    ...{ compareFlag, value, unit: unitText(unit, language), parts },
    formula: definition ? await formulaOf(definition.slug, output, language) : [],
    // What does not add up to the figure does not explain it: means, and tables that replace sums.
    terms: addsUp(
      terms.map(({ product }) => product),
      value,
    )
      ? terms
      : [],
    types: addsUp(
      types.map((one) => one.value),
      value,
    )
      ? types
      : [],
    inputs: await resultInputs(services, { projectId, modelId: id, compareFlag }, language),
    parameters: definition ? parameterLines(definition, recordedOf(row), language) : [],
    sources: (definition?.references ?? []).map(({ mark, source, gives }) => ({
      ...{ mark, source: source[language], gives: gives[language] },
    })),
    warnings: row.warnings.map((problem) => word(problem, language).message),
    calculated: run?.endedAt?.toISOString() ?? null,
  };
}

async function districtRow(
  { database: { db } }: Services,
  { row }: ResultYear,
  { level, code, output }: FigurePlace,
): Promise<ZonalRow | null> {
  if (code === undefined) return null;
  const found = await zonalOf(db, { resultId: row.id, quantity: output, level, code });
  // A code without a level is that of the map, which shows the lowest one.
  found.sort((a, b) => depthOf(b.level) - depthOf(a.level));
  return found.at(0) ?? fail('NOT_FOUND', { what: code });
}

function districtOf(zonal: ZonalRow | null): FigureChain['district'] {
  if (!zonal) return null;
  const { level, code, name } = zonal;
  const known = regionLevels.find((one) => one === level);
  return known === undefined ? fail('NOT_FOUND', { what: code }) : { level: known, code, name };
}

const depthOf = (level: string): number => regionLevels.findIndex((one) => one === level);

/** The figures of services in the total, and of the parts of a model that has no own figure. */
async function partsOf(
  services: Services,
  place: ResultPlace,
  at: FigurePlace & { readonly compareFlag: 0 | 1 },
  language: Language,
): Promise<FigurePart[]> {
  const places = await resultPlaces(services, at.projectId);
  const isTotal = place.entry === null;
  const own = places.filter((one) =>
    isTotal
      ? one.entry !== null && one.hasValue && one.parentId === null
      : one.parentId === place.id && hasNoOwnFigure(place, at.output),
  );
  const parts: FigurePart[] = [];
  for (const one of own) {
    const year = yearOf(one, at.compareFlag);
    if (!year || (isTotal && year.row.runId !== yearOf(place, at.compareFlag)?.row.runId)) continue;
    const value = at.output === 'value' ? year.row.priceValue : year.row.functionValue;
    if (at.level === undefined || at.code === undefined) {
      parts.push({ id: one.id, name: one.name[language], value });
      continue;
    }
    const where = { resultId: year.row.id, quantity: at.output, level: at.level, code: at.code };
    const [zonal] = await zonalOf(services.database.db, where);
    if (zonal) parts.push({ id: one.id, name: one.name[language], value: zonal.sum });
  }
  return parts;
}

/** Whether a model says a quantity of its parts alone. */
function hasNoOwnFigure({ modelId, childKey }: ResultPlace, output: 'value' | 'function'): boolean {
  const outputs = modelById(Number(modelId))?.definition.outputs ?? [];
  return childKey === '' && !outputs.some(({ role, child }) => role === output && child === undefined);
}

async function formulaOf(slug: string, output: 'value' | 'function', language: Language): Promise<string[]> {
  const { formula, value } = await methodText(slug, language);
  const lines = output === 'value' ? [...formula, ...value] : formula;
  return lines.flatMap((line) => (typeof line === 'string' ? line : []));
}

/** Whether numbers add up to a figure but for rounding. */
function addsUp(numbers: readonly number[], figure: number | null): boolean {
  if (figure === null || numbers.length === 0) return false;
  const sum = numbers.reduce((all, one) => all + one, 0);
  const scale = Math.max(Math.abs(figure), ...numbers.map(Math.abs));
  return Math.abs(sum - figure) <= 1e-9 * scale;
}
