import { createReadStream } from 'node:fs';
import type { Language } from '@gep/api-client/contract';
import type { FileRecord, RunRecord } from '../calculation/run-record';
import type { TemporaryFile } from '../file/file-store';
import { filesOfProject } from '../file/queries';
import { measureFile } from '../file/written-file';
import { phrase, textOf } from '../message/phrase';
import { inputsOf } from '../model/queries';
import { inputName } from '../run/outdated-results';
import type { Services } from '../services';

/** A file that a run has read and that is not there any more as it was. */
export interface LostFile {
  /** The input in words, with its year where it has separate files; the region file likewise. */
  readonly input: string;
  readonly file: string;
  /** `changed`: another file has taken its place, or its bytes have changed; `missing`: there is none. */
  readonly state: 'changed' | 'missing';
}

/** Where the recorded files of a run are, by hash. */
export type RecordedFiles = ReadonlyMap<string, { readonly path: string }>;

/** Finds the files that a run has read among those that the project still has. */
export async function recordedFiles(
  services: Services,
  projectId: string,
  record: RunRecord,
  language: Language,
): Promise<{ readonly files: RecordedFiles; readonly lost: readonly LostFile[] }> {
  const { db } = services.database;
  const stored = (await filesOfProject(db, projectId)).filter(
    ({ purpose }) => purpose === 'input' || purpose === 'region',
  );
  const current = await inputsOf(db, projectId);
  const files = new Map<string, { path: string }>();
  const lost: LostFile[] = [];
  const find = async (wanted: FileRecord, input: string, replaced: boolean): Promise<void> => {
    const row = stored.find(({ sha256 }) => sha256 === wanted.sha256);
    const path = row && (await services.files.localPath(row));
    if (path !== undefined && (await measureFile(path)).sha256 === wanted.sha256)
      files.set(wanted.sha256, { path });
    else lost.push({ input, file: wanted.name, state: row || replaced ? 'changed' : 'missing' });
  };
  const region = textOf(phrase('thing.regionFile'))[language];
  const hasRegion = stored.some(({ purpose }) => purpose === 'region');
  for (const file of record.region.files) await find(file, region, hasRegion);
  for (const { inputKey, compareFlag, files: wanted } of record.inputs) {
    const row = current.find((one) => one.inputKey === inputKey && one.compareFlag === compareFlag);
    for (const file of wanted)
      await find(file, inputName(inputKey, language), (row?.fileIds.length ?? 0) > 0);
  }
  return { files, lost };
}

/** Copies recorded files into the temporary folder of another installation. */
export async function copyRecorded(
  to: Pick<Services, 'files'>,
  files: RecordedFiles,
  wanted: readonly FileRecord[],
): Promise<TemporaryFile[]> {
  const copies: TemporaryFile[] = [];
  for (const { name, size, sha256 } of wanted) {
    const { path } = files.get(sha256) ?? { path: '' };
    copies.push(await to.files.receive(createReadStream(path), name, size));
  }
  return copies;
}
