import type { FigureChain, FigurePart, Language } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import { word } from '../error/word';
import { inputsOfRow, resultInputs } from '../evidence/result-inputs';
import { findRun } from '../job/run-queries';
import { resultPlaces, yearOf } from '../result/model-results';
import type { ResultRow } from '../result/queries';
import type { Services } from '../services';

type Evidence = Pick<FigureChain, 'inputs' | 'warnings' | 'calculated'>;

/** Of which project and year. */
interface EvidenceOf {
  readonly projectId: string;
  readonly compareFlag: 0 | 1;
}

/** What is known of how a result came about. */
export async function resultEvidence(
  services: Services,
  { id, row }: { readonly id: string; readonly row: ResultRow },
  of: EvidenceOf,
  language: Language,
): Promise<Evidence> {
  const run = await findRun(services.database.db, row.runId);
  return {
    inputs: await resultInputs(services, { ...of, modelId: id }, language),
    warnings: row.warnings.map((problem) => word(problem, language).message),
    calculated: run?.endedAt?.toISOString() ?? null,
  };
}

/** What is known of a sum of results: their inputs, each once; their warnings; when the last of them came about. */
export async function sumEvidence(
  services: Services,
  parts: readonly FigurePart[],
  of: EvidenceOf,
  language: Language,
): Promise<Evidence> {
  const { db } = services.database;
  const inputs = new Map<string, Evidence['inputs'][number]>();
  const warnings: string[] = [];
  const places = await resultPlaces(services, of.projectId);
  const rows = parts.flatMap(({ id }) => {
    const place = places.find((one) => one.id === id);
    return (place && yearOf(place, of.compareFlag)?.row) ?? [];
  });
  let calculated: string | null = null;
  // A record is large: one for all results of a run.
  for (const runId of new Set(rows.map((row) => row.runId))) {
    const stored = await findRunRecord(db, of.projectId, runId);
    const ended = (await findRun(db, runId))?.endedAt?.toISOString() ?? null;
    if (ended !== null && (calculated === null || ended > calculated)) calculated = ended;
    for (const row of rows.filter((one) => one.runId === runId)) {
      for (const input of inputsOfRow(stored?.record.inputs ?? [], row, language))
        inputs.set(`${input.key} ${input.compareFlag}`, input);
      warnings.push(...row.warnings.map((problem) => word(problem, language).message));
    }
  }
  return {
    inputs: [...inputs.values()].sort((a, b) => a.name.localeCompare(b.name, language)),
    warnings,
    calculated,
  };
}

/** What is known of a sum of results of several years. */
export async function evidenceOfYears(
  services: Services,
  parts: readonly FigurePart[],
  { projectId, years }: { readonly projectId: string; readonly years: readonly (0 | 1)[] },
  language: Language,
): Promise<Evidence> {
  const all = await Promise.all(
    years.map((compareFlag) => sumEvidence(services, parts, { projectId, compareFlag }, language)),
  );
  const inputs = all.flatMap((one) => one.inputs);
  return {
    inputs: [...new Map(inputs.map((one) => [`${one.key} ${one.compareFlag}`, one])).values()],
    warnings: [...new Set(all.flatMap((one) => one.warnings))],
    calculated:
      all
        .flatMap(({ calculated }) => calculated ?? [])
        .sort()
        .at(-1) ?? null,
  };
}
