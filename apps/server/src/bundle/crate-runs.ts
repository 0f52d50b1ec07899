import type { Language } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import type { FileRecord } from '../calculation/run-record';
import { findRun } from '../job/run-queries';
import { yearName } from '../result/model-results';
import { inputName } from '../run/outdated-results';
import type { Services } from '../services';
import { findUser } from '../user/queries';
import type { BundleDraft } from './bundle-draft';
import type { CrateInput, CrateRun } from './crate';
import type { StoredInBundle } from './input-files';

/** The runs that gave the results of a bundle, with the inputs that each has read. */
export async function crateRuns(
  services: Services,
  projectId: string,
  { inputs, results }: { inputs: readonly StoredInBundle[]; results: ReadonlyMap<string, readonly string[]> },
  { say }: BundleDraft,
  language: Language,
): Promise<CrateRun[]> {
  const { db } = services.database;
  const pathsOf = (files: readonly FileRecord[]): string[] =>
    files.flatMap(({ sha256 }) => inputs.find(({ row }) => row.sha256 === sha256)?.file.path ?? []);
  const runs: CrateRun[] = [];
  for (const [runId, paths] of results) {
    const run = await findRun(db, runId);
    const stored = await findRunRecord(db, projectId, runId);
    const starter = run?.startedBy ? await findUser(db, run.startedBy) : null;
    const region = stored && {
      ...{ key: 'region', name: say('thing.regionFile'), value: null },
      paths: pathsOf(stored.record.region.files),
    };
    const read = (stored?.record.inputs ?? []).map(({ inputKey, compareFlag, plain, files }): CrateInput => {
      const name = inputName(inputKey, language);
      return {
        key: `${inputKey}-${compareFlag}`,
        name: compareFlag === 1 ? `${name} ${yearName(1)[language]}` : name,
        paths: plain === null ? pathsOf(files) : [],
        value: plain,
      };
    });
    runs.push({
      id: runId,
      name: say('bundle.run'),
      description: say('bundle.run-about', { record: `record/run-${runId}.json` }),
      started: run?.startedAt?.toISOString() ?? null,
      ended: run?.endedAt?.toISOString() ?? null,
      agent: starter && { id: starter.id, name: starter.userName },
      // A file that has been replaced since the run is not here any more.
      inputs: [...(region ? [region] : []), ...read].filter(
        ({ paths: found, value }) => found.length > 0 || value !== null,
      ),
      results: paths,
    });
  }
  return runs;
}
