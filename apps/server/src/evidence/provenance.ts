import { catalogueEntry, modelById } from '@gep/ecosystem-models';
import { regionLevels } from '@gep/api-client/contract';
import type { Language, OutdatedResult } from '@gep/api-client/contract';
import { comparability } from './comparability';
import { findRunRecord } from '../calculation/run-record-queries';
import type { RunRecord } from '../calculation/run-record';
import { word } from '../error/word';
import { findRun } from '../job/run-queries';
import { shortest } from '../message/shortest';
import { unitText } from '../message/unit-text';
import { findProject } from '../project/queries';
import { absentServices } from '../result/absent-services';
import { resultPlaces, yearName } from '../result/model-results';
import type { ResultPlace, ResultYear } from '../result/model-results';
import { zonalOf } from '../result/queries';
import { isSameAsCurrent } from '../result/same-as-current';
import { inputName } from '../run/outdated-results';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { findUser } from '../user/queries';
import { version } from '../version';
import { followedAfterRun } from './followed';
import { inputEvidence, regionEvidence } from './input-evidence';

/**
 * What the results of a project were made from, as plain data for a file: runs with their inputs by hash, and for every
 * result its parameters, those that it followed after its run, defaults that nobody changed, sources of prices, version
 * of the model, warnings, cells without a value, and what has changed since.
 */
export async function provenance(
  services: Services,
  projectId: string,
  language: Language,
  outdated: readonly OutdatedResult[],
) {
  const { db } = services.database;
  const project = await findProject(db, projectId);
  const places = await resultPlaces(services, projectId);
  const runIds = [...new Set(places.flatMap(({ years }) => years.map(({ row }) => row.runId)))];
  const runs = [];
  for (const runId of runIds) runs.push(await runEvidence(services, projectId, runId, language));
  const results = [];
  for (const place of places)
    for (const year of place.years)
      results.push({
        ...(await resultEvidence(services, place, year, language, outdated)),
        followed: followedAfterRun(year.row, places, language),
      });
  return {
    program: version,
    written: services.now().toISOString(),
    project: { id: projectId, name: project?.name ?? '', synthetic: project?.synthetic ?? false },
    runs,
    absentServices: await absenceEvidence(db, projectId, language),
    comparability: await comparability(services, projectId, language),
    results,
  };
}

/** Final services that the total counts as 0 because they do not exist in the region: why, and who says so. */
async function absenceEvidence(db: Db, projectId: string, language: Language) {
  return (await absentServices(db, projectId)).map(({ entry, reason, declaredBy, declaredAt }) => ({
    modelId: String(entry.id),
    name: entry.name[language],
    reason,
    declaredBy,
    declared: declaredAt.toISOString(),
  }));
}

/** A run: who started it and when, and everything that it read. */
async function runEvidence(services: Services, projectId: string, runId: string, language: Language) {
  const { db } = services.database;
  const run = await findRun(db, runId);
  const stored = await findRunRecord(db, projectId, runId);
  const starter = run?.startedBy ? await findUser(db, run.startedBy) : null;
  return {
    id: runId,
    startedBy: starter?.userName ?? null,
    started: run?.startedAt?.toISOString() ?? null,
    ended: run?.endedAt?.toISOString() ?? null,
    state: run?.state ?? null,
    warnings: (run?.warnings ?? []).map((problem) => word(problem, language).message),
    ...(stored && recordEvidence(stored.record, language)),
  };
}

/** A record as it is, and who stands for every input. */
function recordEvidence({ inputs, region, ...record }: RunRecord, language: Language) {
  return {
    ...record,
    region: { ...region, ...regionEvidence(region) },
    inputs: inputs.map(({ report: _report, ...input }) => ({
      name: inputName(input.inputKey, language),
      ...input,
      ...inputEvidence({ ...input, report: _report }),
    })),
  };
}

async function resultEvidence(
  services: Services,
  place: ResultPlace,
  { row }: ResultYear,
  language: Language,
  outdated: readonly OutdatedResult[],
) {
  const definition = modelById(Number(row.modelId))?.definition;
  const older = outdated.find((one) => one.modelId === row.modelId && one.compareFlag === row.compareFlag);
  return {
    modelId: row.modelId,
    part: row.childKey || null,
    name: place.name[language],
    year: yearName(row.compareFlag)[language],
    runId: row.runId,
    functionValue: row.functionValue && shortest(row.functionValue),
    functionUnits: unitText(row.functionUnits ?? '', language) || null,
    priceValue: row.priceValue && shortest(row.priceValue),
    priceUnits: unitText(row.priceUnits ?? '', language) || null,
    service: catalogueEntry(Number(row.modelId))?.service.role ?? null,
    sameAsCurrent: row.compareFlag === 1 && isSameAsCurrent(place),
    ...row.parameters,
    references: definition?.references.map(({ mark, source, gives }) => ({
      mark,
      source: source[language],
      gives: gives[language],
    })),
    warnings: row.warnings.map((problem) => word(problem, language).message),
    cells: await cellCounts(services, row.id),
    changedSince: older ? older.changes : [],
  };
}

/** Cells inside the districts and those of them without a value, by quantity; none for figures of districts only. */
async function cellCounts(services: Services, resultId: string) {
  const rows = await zonalOf(services.database.db, { resultId });
  const lowest = [...regionLevels].reverse().find((one) => rows.some(({ level }) => level === one));
  const counts: Record<string, { inside: number; missing: number }> = {};
  for (const { quantity, level, count, validCount } of rows) {
    if (level !== lowest || count === 0) continue;
    const known = counts[quantity] ?? { inside: 0, missing: 0 };
    counts[quantity] = {
      inside: known.inside + count,
      missing: known.missing + Math.max(0, count - validCount),
    };
  }
  return counts;
}
