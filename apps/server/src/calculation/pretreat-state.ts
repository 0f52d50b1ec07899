import type { Services } from '../services';
import type { RunPlan } from './plan';
import { inputFingerprint } from './prepare-input';
import { recordsFingerprint } from './prepare-records';
import { preparedInputsOf } from './prepared-queries';
import type { PreparedInput } from './prepared-queries';
import type { ProjectFrame } from './project-frame';

/** The district raster is kept like an input. */
export const districtKey = '@districts';

/** What of a plan is prepared already, and what is not. */
export interface PretreatState {
  readonly rows: ReadonlyMap<string, PreparedInput>;
  readonly fingerprints: ReadonlyMap<string, string>;
  readonly upToDate: boolean;
}

/** Compares the stored preparations with what a run needs now. */
export async function pretreatState(
  services: Services,
  plan: RunPlan,
  frame: ProjectFrame,
): Promise<PretreatState> {
  const stored = await preparedInputsOf(services.database.db, frame.projectId);
  const fingerprints = new Map<string, string>();
  fingerprints.set(`${districtKey}/0`, frame.fingerprint);
  for (const file of plan.files)
    fingerprints.set(file.place, await inputFingerprint(services, file, frame, plan.urban));
  for (const one of plan.records) fingerprints.set(one.place, await recordsFingerprint(services, one, frame));
  const rows = new Map(
    stored
      .map((row): [string, PreparedInput] => [`${row.inputKey}/${row.compareFlag}`, row])
      .filter(([place, row]) => fingerprints.get(place) === row.fingerprint),
  );
  return { rows, fingerprints, upToDate: [...fingerprints.keys()].every((place) => rows.has(place)) };
}
