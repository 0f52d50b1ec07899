import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import type { StoredRunRecord } from '../calculation/run-record-queries';
import { modelVersions } from '../calculation/run-record';
import { GepError, fail } from '../error/gep-error';
import { openServices } from '../open-services';
import type { OpenServices } from '../open-services';
import { openRunTools } from '../run/open-run-tools';
import { startRun } from '../run/run';
import type { Services } from '../services';
import { version } from '../version';
import { compareOutcomes } from './compare-outcomes';
import type { OutcomeDifference } from './compare-outcomes';
import { recordedFiles } from './recorded-files';
import type { LostFile, RecordedFiles } from './recorded-files';
import { restoreProject } from './restore-project';

/** What came of repeating a run. */
export interface RerunReport {
  readonly runId: string;
  readonly recordedAt: Date;
  /** Files without which the run cannot be repeated; then nothing was calculated. */
  readonly lost: readonly LostFile[];
  readonly differences: readonly OutcomeDifference[];
  /** Results that were compared. */
  readonly compared: number;
  /** The version of the program that ran, where it is not this one. */
  readonly otherProgram: string | null;
  /** Slugs of models whose definition has changed since. */
  readonly changedModels: readonly string[];
}

/** Opens an empty installation in a folder. */
export type OpenScratch = (folder: string) => Promise<OpenServices>;

/** An installation in a separate folder, with the embedded database. */
export const scratchIn =
  ({ config, report }: Services): OpenScratch =>
  (folder) =>
    openServices({ ...config, dataDir: folder, databaseUrl: null, s3: null }, report);

/**
 * Repeats a run of a project from its record in a scratch installation, and compares what it gives bit for bit. The
 * project is only read.
 * @param runId without it the latest complete run
 * @throws GepError NOT_FOUND for a run without a record or without results; what makes the repeated run fail
 */
export async function rerun(
  services: Services,
  projectId: string,
  { runId, language, openScratch }: { runId?: string; language: Language; openScratch: OpenScratch },
): Promise<RerunReport> {
  const stored = await findRunRecord(services.database.db, projectId, runId);
  if (!stored?.outcome) return fail('NOT_FOUND', { what: runId ?? projectId });
  const { files, lost } = await recordedFiles(services, projectId, stored.record, language);
  const now = modelVersions(Object.keys(stored.record.models));
  const report = {
    runId: stored.runId,
    recordedAt: stored.createdAt,
    lost,
    otherProgram: stored.record.program === version ? null : stored.record.program,
    changedModels: Object.keys(now).filter((slug) => now[slug] !== stored.record.models[slug]),
  };
  if (lost.length > 0) return { ...report, differences: [], compared: 0 };
  const outcome = await inScratch(openScratch, (scratch) => repeat(scratch, stored, files));
  return { ...report, differences: compareOutcomes(stored.outcome, outcome), compared: outcome.length };
}

async function inScratch<T>(
  openScratch: OpenScratch,
  work: (scratch: OpenServices) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'gep-rerun-'));
  try {
    const scratch = await openScratch(folder);
    try {
      return await work(scratch);
    } finally {
      await scratch.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function repeat(scratch: OpenServices, { record }: StoredRunRecord, files: RecordedFiles) {
  const projectId = await restoreProject(scratch, record, files);
  const tools = await openRunTools(scratch, 'own');
  try {
    const { runId } = await startRun(scratch, tools, projectId, 'calculation', null);
    const run = await tools.runs.ended(runId);
    if (run.state !== 'complete') throw new GepError(run.error ?? { name: 'INTERNAL' });
    return (await findRunRecord(scratch.database.db, projectId, runId))?.outcome ?? [];
  } finally {
    await tools.close();
  }
}
