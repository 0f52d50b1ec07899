import { modelById } from '@gep/ecosystem-models';
import { regionLevels } from '@gep/api-client/contract';
import type { FigureChain, Language, RegionLevel } from '@gep/api-client/contract';
import { methodText } from '../account-report/method-text';
import { fail } from '../error/gep-error';
import { parameterLines } from '../evidence/parameter-lines';
import { unitText } from '../message/unit-text';
import type { RangeTools } from '../range/result-ranges';
import { recordedOf } from '../reprice/changed-parameters';
import { knownSum } from '../result/known-sum';
import { findPlace } from '../result/model-results';
import type { ResultYear } from '../result/model-results';
import { figureDistricts } from '../result/district-figure-queries';
import { zonalOf } from '../result/queries';
import type { ZonalRow } from '../result/queries';
import { insideDistrict } from '../result/inside-district';
import type { Services } from '../services';
import { addsUp } from './adds-up';
import { assetFigure } from './asset-figure';
import type { AssetPlace } from './asset-figure';
import { changeFigure } from './change-figure';
import { choiceName } from './chosen-services';
import type { ServiceChoice } from './chosen-services';
import { extentFigure } from './extent-figure';
import type { ExtentPlace } from './extent-figure';
import { resultEvidence, sumEvidence } from './figure-evidence';
import { figureParts } from './figure-parts';
import { figureTerms } from './figure-terms';
import { typeFigure, typeParts } from './type-figure';
import type { FigureType } from './type-figure';

/** Which figure: of a result, a year, and a district or the whole project, and an ecosystem type or all. */
export interface FigurePlace extends Partial<FigureType>, ServiceChoice, ExtentPlace, AssetPlace {
  readonly projectId: string;
  readonly id: string;
  readonly output: 'value' | 'function';
  readonly compareFlag?: 0 | 1;
  readonly level?: RegionLevel | undefined;
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
  if (at.id === 'extent') return extentFigure(tools, at, language);
  if (at.id === 'asset') return assetFigure(tools, at, language);
  if (at.entry !== undefined) return changeFigure(tools, at, language);
  const { services } = tools;
  const { projectId, id, output, type } = at;
  const { place, year } = await findPlace(services, projectId, { id }, at.compareFlag);
  const { row } = year;
  const compareFlag: 0 | 1 = row.compareFlag === 1 ? 1 : 0;
  const definition = modelById(Number(row.modelId))?.definition;
  const zonal = await districtRow(services, year, at);
  const unit = output === 'value' ? (row.priceUnits ?? 'yuan') : (row.functionUnits ?? '');
  const choice: ServiceChoice = place.entry === null ? at : {};
  const { group, withIntermediate, withAbiotic } = choice;
  const asked = { projectId, output, compareFlag, within: zonal, group, withIntermediate, withAbiotic };
  const ofType =
    type === undefined
      ? null
      : await typeFigure(tools, place, { ...asked, type, typeLevel: at.typeLevel }, language);
  const district = districtOf(zonal);
  const parts = ofType?.parts ?? (await figureParts(services, place, { ...asked, ...district }, language));
  const ofResult = output === 'value' ? row.priceValue : row.functionValue;
  const whole =
    group === undefined ? (zonal ? zonal.sum : ofResult) : knownSum(parts.map((one) => one.value));
  const value = ofType ? ofType.value : whole;
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
  const evidence =
    group === undefined
      ? await resultEvidence(services, { id, row }, { projectId, compareFlag }, language)
      : await sumEvidence(services, parts, { projectId, compareFlag }, language);
  return {
    name: choiceName(choice, language) ?? place.name[language],
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
    parameters: definition ? parameterLines(definition, recordedOf(row), language) : [],
    sources: (definition?.references ?? []).map(({ mark, source, gives }) => ({
      ...{ mark, source: source[language], gives: gives[language] },
    })),
    ...evidence,
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

async function formulaOf(slug: string, output: 'value' | 'function', language: Language): Promise<string[]> {
  const { formula, value } = await methodText(slug, language);
  const lines = output === 'value' ? [...formula, ...value] : formula;
  return lines.flatMap((line) => (typeof line === 'string' ? line : []));
}
