import type { FigureChain, FigurePart, Language } from '@gep/api-client/contract';
import { word } from '../error/word';
import { resultInputs } from '../evidence/result-inputs';
import { findRun } from '../job/run-queries';
import { findPlace } from '../result/model-results';
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

/** What is known of a sum of results: their inputs, each once; their warnings, by name; when the last of them came about. */
export async function sumEvidence(
  services: Services,
  parts: readonly FigurePart[],
  of: EvidenceOf,
  language: Language,
): Promise<Evidence> {
  const inputs = new Map<string, Evidence['inputs'][number]>();
  const warnings: string[] = [];
  let calculated: string | null = null;
  for (const { id, name } of parts) {
    const { row } = (await findPlace(services, of.projectId, { id }, of.compareFlag)).year;
    const own = await resultEvidence(services, { id, row }, of, language);
    for (const input of own.inputs) inputs.set(`${input.key} ${input.compareFlag}`, input);
    warnings.push(...own.warnings.map((warning) => `${name} · ${warning}`));
    if (own.calculated !== null && (calculated === null || own.calculated > calculated))
      calculated = own.calculated;
  }
  return {
    inputs: [...inputs.values()].sort((a, b) => a.name.localeCompare(b.name, language)),
    warnings,
    calculated,
  };
}
