import { catalogueEntry, modelBySlug, reclassificationPresets } from '@gep/ecosystem-models';
import type { Parameter } from '@gep/ecosystem-models';
import type { ComparabilityDifference, Language } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import type { RunRecord } from '../calculation/run-record';
import { phrase, textOf } from '../message/phrase';
import type { PhraseCode } from '../message/phrase';
import { shortest } from '../message/shortest';
import { unitText } from '../message/unit-text';
import { recordedOf } from '../reprice/changed-parameters';
import { resultsOf } from '../result/queries';
import type { ResultRow } from '../result/queries';
import { inputName, wordChange } from '../run/outdated-results';
import type { Services } from '../services';
import { cellSizeOf, compareResults, inputOf, makeOf } from './compare-results';
import type { ComparedResult, Difference } from './compare-results';

/** A result of a year, with the row that it is stored in. */
interface YearResult extends ComparedResult {
  readonly row: ResultRow;
}

const said = (code: PhraseCode, language: Language): string => textOf(phrase(code))[language];

async function yearResults(services: Services, projectId: string): Promise<YearResult[]> {
  const { db } = services.database;
  const rows = (await resultsOf(db, projectId)).filter(
    ({ childKey, modelId }) => childKey === '' && modelId !== 'totalGep',
  );
  const records = new Map<string, RunRecord | null>();
  for (const { runId } of rows)
    if (!records.has(runId)) records.set(runId, (await findRunRecord(db, projectId, runId))?.record ?? null);
  return rows.map((row) => ({
    row,
    modelId: row.modelId,
    compareFlag: row.compareFlag === 1 ? 1 : 0,
    sources: recordedOf(row).sources,
    record: records.get(row.runId) ?? null,
  }));
}

/**
 * What differs between the results of both years beside data and prices, in words; none without results of both.
 * @param modelId only what touches this service
 */
export async function comparability(
  services: Services,
  projectId: string,
  language: Language,
  modelId?: string,
): Promise<ComparabilityDifference[]> {
  const all = await yearResults(services, projectId);
  const [after, before] = [0, 1].map((flag) => all.filter((one) => one.compareFlag === flag));
  if (before.length === 0 || after.length === 0) return [];
  const both = after.filter((one) => before.some((other) => other.modelId === one.modelId)).length;
  return compareResults(before, after)
    .filter(({ models }) => modelId === undefined || modelId === 'totalGep' || models.includes(modelId))
    .map((difference) => {
      const [id] = difference.models;
      const resultOf = (results: readonly YearResult[]) => results.find((one) => one.modelId === id);
      return {
        kind: difference.kind,
        name: nameOf(difference, language),
        comparable: wordsOf(difference, resultOf(before), language),
        current: wordsOf(difference, resultOf(after), language),
        services: difference.models.map((one) => ({ modelId: one, name: serviceName(one, language) })),
        touchesAll: difference.models.length === both,
      };
    });
}

const serviceName = (modelId: string, language: Language): string =>
  catalogueEntry(Number(modelId))?.name[language] ?? modelId;

function parameterOf(of: string): Parameter | undefined {
  const [slug, key] = of.split('/');
  return modelBySlug(slug)?.definition.parameters.find((one) => one.key === key);
}

function nameOf({ kind, of }: Difference, language: Language): string {
  switch (kind) {
    case 'source':
    case 'resolution':
    case 'class-map':
    case 'reading':
      return inputName(of, language);
    case 'method':
      return parameterOf(of)?.name[language] ?? of;
    case 'service':
      return serviceName(of, language);
    case 'program':
      return said('comparability.program', language);
    default:
      return wordChange(kind === 'price-zones' ? `zones/${of}` : `${kind}/${of}`, language).name;
  }
}

/** What it is in a year, in words. */
function wordsOf(
  { kind, of }: Difference,
  result: YearResult | undefined,
  language: Language,
): string | null {
  if (result === undefined) return kind === 'service' ? said('comparability.none', language) : null;
  const input = inputOf(result, of);
  switch (kind) {
    case 'service':
      return said('comparability.there', language);
    case 'program':
      return result.record?.program ?? null;
    case 'region': {
      const resolution = result.record?.settings?.resolution ?? null;
      return resolution === null ? null : `${shortest(resolution)} ${unitText('m', language)}`;
    }
    case 'source': {
      const make = makeOf(input);
      return make === null ? null : said(`comparability.${make}`, language);
    }
    case 'resolution': {
      const size = cellSizeOf(input);
      const unit = input?.report?.kind === 'raster' ? input.report.cellSize.unit : 'other';
      const text = { metre: ' m', degree: '°', other: '' }[unit];
      return size === null ? null : `${String(Number(size.toPrecision(6)))}${text}`;
    }
    case 'class-map': {
      const preset = reclassificationPresets.find(({ key }) => key === input?.preset);
      return preset?.name[language] ?? null;
    }
    case 'method': {
      const parameter = parameterOf(of);
      const [slug, key] = of.split('/');
      const isOwn = modelBySlug(slug)?.definition.id === Number(result.modelId);
      return parameter && isOwn ? valueText(parameter, recordedOf(result.row).values[key], language) : null;
    }
    default:
      return null;
  }
}

/** The value of a parameter in words; null for tables and lists. */
function valueText(parameter: Parameter, value: unknown, language: Language): string | null {
  if (parameter.kind === 'choice')
    return parameter.options.find((option) => option.value === value)?.name[language] ?? null;
  if (parameter.kind === 'switch')
    return said(value === true ? 'comparability.on' : 'comparability.off', language);
  if (parameter.kind !== 'plain' || typeof value !== 'number') return null;
  return `${shortest(value)} ${unitText(parameter.unit, language)}`.trim();
}
