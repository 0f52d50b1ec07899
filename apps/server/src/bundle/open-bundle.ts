import type { Language } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { word } from '../error/word';
import type { TemporaryFile } from '../file/file-store';
import { phrase } from '../message/phrase';
import type { Phrase } from '../message/phrase';
import { findProjectByName, updateProject } from '../project/queries';
import { createProject, deleteProject } from '../project/project';
import { checkRoom } from '../project/room';
import { recodeRegionFile, uploadRegionFile } from '../region/region-file';
import type { Services } from '../services';
import { isKnownMigration } from '../store/check-schema';
import { newId } from '../store/new-id';
import type { Actor, Project } from '../store/schema';
import { bundleProject, projectPath } from './bundle-project';
import type { BundleProject } from './bundle-project';
import { loadRows } from './load-rows';
import type { RowMove } from './project-tables';
import { dropSettings } from './row-queries';
import { bytesOf, jsonOf, readBundle } from './read-bundle';
import type { OpenedBundle } from './read-bundle';
import { verifyBundle, verifyLines } from './verify-bundle';

const projectBytes = 64 * 1024 ** 2;

/**
 * Opens a bundle as a read-only project of a main user: with its inputs, parameters, results and styles, and the records
 * of its runs, so that these can be repeated.
 * @throws GepError VALIDATION for a bundle that is not as it was written, or of a newer program; what reading a region
 * file throws; TEMPLATE_FORMAT; PROJECT_QUOTA, PROJECT_ROOM
 */
export async function openBundle(
  services: Services,
  actor: Actor,
  path: string,
  { language, tell }: { language: Language; tell: (step: Phrase) => void },
): Promise<Project> {
  const bundle = await readBundle(path);
  try {
    tell(phrase('bundle.checking'));
    const report = await verifyBundle(bundle, language);
    // A run that read another input cannot be repeated; its results are as they were written all the same.
    const differences = report.differences.filter(({ state }) => state !== 'replaced');
    if (differences.length > 0) {
      const lines = verifyLines({ ...report, differences }, language).join('; ');
      return fail('VALIDATION', { field: path, rule: phrase('bundle.differs', { lines }) });
    }
    const about = await aboutOf(bundle);
    const name = await freeName(services, actor.userId, about.name);
    const more = { synthetic: about.synthetic, copying: true, readOnly: true };
    const project = await createProject(services, { id: actor.userId }, name, more);
    try {
      tell(phrase('bundle.opening'));
      await fill(services, actor, project, { bundle, about });
    } catch (error) {
      await deleteProject(services, project);
      throw error;
    }
    return project;
  } finally {
    bundle.close();
  }
}

async function aboutOf({ archived }: OpenedBundle): Promise<BundleProject> {
  const file = archived.get(projectPath);
  const damaged = (): never => fail('VALIDATION', { field: projectPath, rule: phrase('bundle.no-project') });
  if (!file) return damaged();
  const read = bundleProject.safeParse(jsonOf(await bytesOf(file, projectBytes)));
  if (!read.success) return damaged();
  const { schema, program } = read.data;
  if (!isKnownMigration(schema))
    return fail('VALIDATION', { field: projectPath, rule: phrase('bundle.newer', { version: program }) });
  return read.data;
}

/** The name of the project, with a number where the owner has one of this name. */
async function freeName({ database: { db } }: Services, ownerId: string, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name} (${number})`;
    if (!(await findProjectByName(db, ownerId, free))) return free;
  }
}

interface Source {
  readonly bundle: OpenedBundle;
  readonly about: BundleProject;
}

async function fill(services: Services, actor: Actor, project: Project, source: Source): Promise<void> {
  const { about, bundle } = source;
  await openRegion(services, actor, project.id, source);
  const files = new Map<string, string>();
  for (const one of about.files) {
    if (one.purpose === 'region') continue;
    const file = await unpacked(services, source, one);
    try {
      if (one.purpose === 'template') await refuseBadTemplate(file);
      const as = { projectId: project.id, purpose: one.purpose } as const;
      await services.files.keep(services.database, [file], as, async (tx, [kept]) => {
        files.set(one.id, kept.id);
        await checkRoom(services, tx, project.id);
      });
    } finally {
      await services.files.discard([file]);
    }
  }
  const move = moveTo(project.id, files);
  await services.database.transaction(async (tx) => {
    // What reading the region file has set is replaced by what the bundle says.
    await dropSettings(tx, project.id);
    await loadRows(tx, bundle, move);
    await updateProject(tx, project.id, { copying: false, runState: 'COMPLETE' });
  });
}

/** A template comes from its maker: it is checked as one that is uploaded. @throws GepError TEMPLATE_FORMAT */
async function refuseBadTemplate({ path, name }: TemporaryFile): Promise<void> {
  // What reads Word files is large, and most bundles have none.
  const { checkTemplate } = await import('../document/check-template');
  const checked = await checkTemplate({ kind: 'check-template', path });
  if ('fault' in checked) fail('TEMPLATE_FORMAT', { file: name });
}

async function openRegion(
  services: Services,
  actor: Actor,
  projectId: string,
  source: Source,
): Promise<void> {
  const { regionFileIds, regionEncoding, files } = source.about;
  const parts: TemporaryFile[] = [];
  try {
    for (const id of regionFileIds) {
      const part = files.find((one) => one.id === id && one.purpose === 'region');
      if (part) parts.push(await unpacked(services, source, part));
    }
    if (parts.length === 0) return;
    await uploadRegionFile(services, projectId, parts, 'none', actor);
  } finally {
    await services.files.discard(parts);
  }
  if (regionEncoding !== null)
    await recodeRegionFile(services, projectId, regionEncoding, (problem) => word(problem, 'en'));
}

/** Unpacks a file to a temporary place: it was checked before, and is checked once more as it arrives. */
async function unpacked(
  { files }: Services,
  { bundle: { archived } }: Source,
  { path, name, sha256 }: BundleProject['files'][number],
): Promise<TemporaryFile> {
  const missing = (): never => fail('VALIDATION', { field: path, rule: phrase('bundle.no-file') });
  const file = archived.get(path) ?? missing();
  const received = await files.receive(await file.read(), name, file.bytes);
  if (received.sha256 === sha256) return received;
  await files.discard([received]);
  return missing();
}

function moveTo(projectId: string, files: ReadonlyMap<string, string>): RowMove {
  const ids = new Map<string, string>();
  return {
    projectId,
    fileOf: (before) => (typeof before === 'string' ? (files.get(before) ?? null) : null),
    idOf: (kind, before) => {
      if (kind === 'row') return newId();
      const key = `${kind}/${String(before)}`;
      const id = ids.get(key) ?? newId();
      ids.set(key, id);
      return id;
    },
  };
}
