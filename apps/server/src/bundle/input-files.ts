import type { Language } from '@gep/api-client/contract';
import { filesOfProject } from '../file/queries';
import type { StoredFile } from '../file/queries';
import { inputsOf } from '../model/queries';
import { regionFileOf } from '../region/queries';
import { yearName } from '../result/model-results';
import { inputName } from '../run/outdated-results';
import type { Services } from '../services';
import type { BundleFile } from './bundle-file';
import type { BundleDraft } from './bundle-draft';
import { storedFile } from './stored-file';

/** A stored file with its place in the bundle. */
export interface StoredInBundle {
  readonly row: StoredFile;
  readonly file: BundleFile;
}

/** The region file and all files of inputs that a project has, each input in a folder with its name. */
export async function inputFiles(
  services: Services,
  projectId: string,
  draft: BundleDraft,
  language: Language,
): Promise<StoredInBundle[]> {
  const { db } = services.database;
  const rows = new Map((await filesOfProject(db, projectId)).map((row) => [row.id, row]));
  const wanted: { folder: string; name: string; ids: readonly string[] }[] = [];
  const region = await regionFileOf(db, projectId);
  const inputsFolder = draft.say('bundle.inputs');
  const ofRegion = draft.say('bundle.region');
  if (region)
    wanted.push({ folder: draft.path([inputsFolder], ofRegion, ''), name: ofRegion, ids: region.fileIds });
  const inputs = [...(await inputsOf(db, projectId))].sort(
    (a, b) => a.inputKey.localeCompare(b.inputKey) || a.compareFlag - b.compareFlag,
  );
  for (const { inputKey, compareFlag, fileIds } of inputs) {
    if (fileIds.length === 0) continue;
    const words = inputName(inputKey, language);
    const name = compareFlag === 1 ? `${words} ${yearName(1)[language]}` : words;
    wanted.push({ folder: draft.path([inputsFolder], name, ''), name, ids: fileIds });
  }
  const kept: StoredInBundle[] = [];
  for (const { folder, name, ids } of wanted)
    for (const id of ids) {
      const row = rows.get(id);
      if (!row) continue;
      const about = {
        path: draft.within(folder, row.name),
        name: `${name}: ${row.name}`,
        formerName: row.name,
      };
      kept.push({ row, file: draft.keep(await storedFile(services, row, about)) });
    }
  return kept;
}
