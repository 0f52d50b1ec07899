import type { Language } from '@gep/api-client/contract';
import { findRunRecord } from '../calculation/run-record-queries';
import { filesOfProject } from '../file/queries';
import type { StoredFile } from '../file/queries';
import { regionFileOf } from '../region/queries';
import { rastersOf, resultsOf } from '../result/queries';
import type { Services } from '../services';
import { lastMigration } from '../store/check-schema';
import type { Project } from '../store/schema';
import { preparedFileIds } from './prepared-queries';
import { version } from '../version';
import { fileOfText } from './bundle-file';
import type { BundleDraft } from './bundle-draft';
import { currentFormat, filePurposes, projectPath } from './bundle-project';
import type { BundleProject } from './bundle-project';
import type { StoredInBundle } from './input-files';
import { storedFile } from './stored-file';

/**
 * Stored files that no reader would look for: those that the results refer to, as cubes, districts, and cells before they
 * followed, and the templates of the report.
 */
export async function keptFiles(
  services: Services,
  projectId: string,
  known: ReadonlySet<string>,
  { say, keep }: BundleDraft,
): Promise<StoredInBundle[]> {
  const { db } = services.database;
  const rasters = await rastersOf(db, projectId);
  const ids = new Set([
    ...(await resultsOf(db, projectId)).flatMap((row) => [
      row.cubeFileId,
      row.typesFileId,
      row.districtsFileId,
    ]),
    ...rasters.flatMap(({ fileId, terms }) => [
      fileId,
      ...(terms ?? []).flatMap((term) => [term.fileId, ...(term.by ?? []).map((one) => one.fileId)]),
    ]),
    ...(await preparedFileIds(db, projectId)),
  ]);
  const kept: StoredInBundle[] = [];
  for (const row of await filesOfProject(db, projectId)) {
    const isKept = ids.has(row.id) || row.purpose === 'template';
    if (!isKept || known.has(row.id)) continue;
    const about = { path: `record/files/${row.id}`, name: say('bundle.kept', { file: row.name }) };
    kept.push({ row, file: keep(await storedFile(services, row, { ...about, formerName: row.name })) });
  }
  return kept;
}

/** What the program reads when it opens the bundle. */
export async function projectFile(
  services: Services,
  project: Project,
  year: string,
  stored: readonly { readonly row: StoredFile; readonly path: string }[],
  { say, keep }: BundleDraft,
): Promise<void> {
  const region = await regionFileOf(services.database.db, project.id);
  const content: BundleProject = {
    format: currentFormat,
    program: version,
    schema: lastMigration(),
    projectId: project.id,
    name: project.name,
    year,
    synthetic: project.synthetic,
    regionEncoding: region?.info.encoding ?? null,
    regionFileIds: [...(region?.fileIds ?? [])],
    files: stored.map(({ row: { id, purpose, name, sha256 }, path }) => ({
      ...{ id, path, name, sha256 },
      purpose: filePurposes.find((one) => one === purpose) ?? 'result',
    })),
  };
  const about = { path: projectPath, name: say('bundle.project'), type: 'application/json' };
  keep(fileOfText(about, `${JSON.stringify(content, null, 1)}\n`));
}

/** The records of the runs: what each was made from, and what it gave. */
export async function runFiles(
  services: Services,
  projectId: string,
  runIds: readonly string[],
  { say, keep }: BundleDraft,
): Promise<void> {
  for (const runId of runIds) {
    const stored = await findRunRecord(services.database.db, projectId, runId);
    if (!stored) continue;
    const about = {
      ...{ path: `record/run-${runId}.json`, type: 'application/json' },
      name: say('bundle.run-record', { at: stored.createdAt.toISOString() }),
    };
    keep(fileOfText(about, `${JSON.stringify(stored, null, 1)}\n`));
  }
}

/** The language of the metadata. */
export const crateLanguage = (language: Language): 'zh-CN' | 'en' => (language === 'zh' ? 'zh-CN' : 'en');
