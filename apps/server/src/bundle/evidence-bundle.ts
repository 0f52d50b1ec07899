import type { Readable } from 'node:stream';
import type { Language } from '@gep/api-client/contract';
import { noteAct, outsideActs } from '../act/act';
import { fail, notFound } from '../error/gep-error';
import { zipEvidence } from '../evidence/zip-evidence';
import { findFiles } from '../file/queries';
import { closeAll, zipStream } from '../file/zip-stream';
import { phrase } from '../message/phrase';
import { findProject } from '../project/queries';
import { settingOf } from '../project/setting-queries';
import { resultPlaces } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import type { RasterTools } from '../result/redraw';
import type { Project } from '../store/schema';
import { version } from '../version';
import { fileOfBytes, fileOfText } from './bundle-file';
import { bundleDraft } from './bundle-draft';
import type { BundleDraft } from './bundle-draft';
import { crateFile, crateMetadata } from './crate';
import { crateRuns } from './crate-runs';
import { districtFiles } from './district-files';
import { inputFiles } from './input-files';
import { rasterFiles } from './raster-files';
import { crateLanguage, keptFiles, projectFile, runFiles } from './record-files';
import { readOneMoment } from './row-queries';
import { styleFiles } from './style-files';
import { tableFiles } from './table-files';
import { writeRows } from './write-rows';

/**
 * Everything behind the results of a project as a zip stream: inputs, results with styles, records and hashes. All files
 * are opened before the answer begins: they may be deleted while it is read.
 * @throws GepError NO_RESULT; NOT_FOUND for a file that is missing, UNAVAILABLE for one that cannot be had now
 */
export async function evidenceBundle(
  tools: RasterTools,
  projectId: string,
  language: Language,
): Promise<Readable> {
  const { services } = tools;
  const { db } = services.database;
  const project = (await findProject(db, projectId)) ?? notFound('project');
  const places = await resultPlaces(services, projectId);
  if (places.length === 0) return fail('NO_RESULT', { model: phrase('thing.project') });
  const draft = bundleDraft(language, places);
  try {
    await collect(tools, { project, places, language }, draft);
  } catch (error) {
    await closeAll(draft.files.map(({ entry }) => entry));
    throw error;
  }
  return zipStream(draft.files.map(({ entry }) => entry));
}

interface Asked {
  readonly project: Project;
  readonly places: readonly ResultPlace[];
  readonly language: Language;
}

async function collect(tools: RasterTools, asked: Asked, draft: BundleDraft): Promise<void> {
  const { services } = tools;
  const { project, places, language } = asked;
  const projectId = project.id;
  const { say } = draft;
  const { particularYear: year } = await settingOf(services.database.db, projectId);
  const evidence = await zipEvidence(services, projectId, language);
  const inputs = await inputFiles(services, projectId, draft, language);
  const drawn = await resultFiles(tools, asked, draft);
  await districtFiles(tools, projectId, drawn.folders, draft, language);
  await tableFiles(services, projectId, { places, stateOf: evidence.stateOf }, draft, language);
  await styleFiles(services, projectId, places, draft, language);
  const known = new Set([...inputs.map(({ row }) => row.id), ...drawn.stored.keys()]);
  const kept = await keptFiles(services, projectId, known, draft);
  const rasters = await findFiles(services.database.db, [...drawn.stored.keys()]);
  const stored = [
    ...[...inputs, ...kept].map(({ row, file: { path } }) => ({ row, path })),
    ...rasters.map((row) => ({ row, path: drawn.stored.get(row.id) ?? '' })),
  ];
  await projectFile(services, project, year, stored, draft);
  await runFiles(services, projectId, [...drawn.results.keys()], draft);
  // The act of the download is logged when all is collected, not in a transaction that only reads.
  await outsideActs(() =>
    services.database.transaction(async (tx) => {
      await readOneMoment(tx);
      await writeRows(services, tx, projectId, draft);
    }),
  );
  const provenance = evidence.files.find(({ path }) => path === 'provenance.json');
  const about = { path: 'record/provenance.json', name: say('bundle.provenance'), type: 'application/json' };
  if (provenance) draft.keep(fileOfBytes(about, provenance.bytes));
  const title = say('bundle.title', { project: project.name, year });
  const readme = `\ufeff${title}\r\n\r\n${say('bundle.readme')}\r\n`;
  draft.keep(fileOfText({ path: 'README.txt', name: 'README', type: 'text/plain' }, readme));
  const runs = await crateRuns(services, projectId, { inputs, results: drawn.results }, draft, language);
  const metadata = crateMetadata({
    ...{ name: title, description: say('bundle.about'), rights: say('bundle.rights') },
    ...{ published: services.now().toISOString(), language: crateLanguage(language), program: version },
    ...{ runs, files: draft.files },
  });
  const last = { path: crateFile, name: title, type: 'application/ld+json' };
  const { sha256 } = draft.keep(fileOfText(last, `${JSON.stringify(metadata, null, 1)}\n`));
  // Who gets a bundle can compare its fingerprint with the log of the server.
  noteAct({ about: { bundle: sha256 } });
}

interface DrawnResults {
  readonly folders: readonly { readonly place: ResultPlace; readonly folder: readonly string[] }[];
  /** Paths of stored files by their id. */
  readonly stored: ReadonlyMap<string, string>;
  /** Paths of the rasters by the run that gave them. */
  readonly results: ReadonlyMap<string, readonly string[]>;
}

/** Rasters of all results; years that share a file have it once, under the name of the first. */
async function resultFiles(
  tools: RasterTools,
  { places, language }: Asked,
  draft: BundleDraft,
): Promise<DrawnResults> {
  const folders = places.map((place) => ({
    place,
    folder: [draft.say('bundle.results'), draft.folderOf(place)],
  }));
  const stored = new Map<string, string>();
  const results = new Map<string, string[]>();
  for (const { place, folder } of folders)
    for (const year of place.years) {
      const fresh = year.rasters.filter(({ fileId, terms }) => terms !== null || !stored.has(fileId));
      const of = { place, year: { ...year, rasters: fresh }, folder };
      const paths = results.get(year.row.runId) ?? [];
      results.set(year.row.runId, paths);
      for (const { fileId, path } of await rasterFiles(tools, of, draft, language)) {
        paths.push(path);
        if (fileId !== null) stored.set(fileId, path);
      }
    }
  return { folders, stored, results };
}
