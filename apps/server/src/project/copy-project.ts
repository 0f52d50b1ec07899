import { copyFile, rm } from 'node:fs/promises';
import { constants } from 'node:fs';
import { copyDepartments } from './copy-departments';
import {
  copiedFileIds,
  copyAccountReport,
  copyInputRows,
  copyReportRows,
  copySettingRows,
} from './copy-queries';
import { copyFeatures, dropFeatures, regionIdOf } from './feature-queries';
import type { FilePurpose } from '../file/file-store';
import { filesOfProject, findFiles } from '../file/queries';
import {
  deleteProjectRow,
  findCopy,
  insertCopy,
  unfinishedCopies,
  updateCopy,
  updateProject,
} from './queries';
import type { Project } from './queries';
import { noteAct } from '../act/act';
import type { Services } from '../services';
import { fail, notFound } from '../error/gep-error';
import { repeatUntilDone } from '../store/repeat';
import { createProject, deleteProject } from './project';
import { checkRoom } from './room';

/**
 * What a copy takes along as well as settings, region, models, parameters, names and deadlines of reports, and what was
 * written for the account's report.
 */
export interface CopyParts {
  /** Input files and their settings. */
  readonly data: boolean;
  /** Departments, with what they have to fill in. */
  readonly departments: boolean;
}

/**
 * Starts copying a project. What departments filled in, and results, are not copied.
 * @returns id of the copy, which cannot be opened before it stands
 * @throws GepError NAME_TAKEN, PROJECT_QUOTA, OWNER_ROOM
 */
export async function startCopy(
  services: Services,
  source: Project,
  name: string,
  parts: CopyParts,
): Promise<string> {
  const copy = await services.database.transaction(async (tx) => {
    const more = { copying: true, synthetic: source.synthetic, reminderDays: source.reminderDays };
    const made = await createProject(services, { id: source.ownerId }, name, more, tx);
    const files = await findFiles(tx, await copiedFileIds(tx, source.id, parts.data));
    const bytes = files.reduce((all, { size }) => all + size, 0);
    await checkRoom(services, tx, made.id, bytes);
    noteAct({ projectId: source.id, about: { copyProjectId: made.id } });
    const atWork = { state: 'running', ownerId: services.lease.id } as const;
    await insertCopy(tx, { copyProjectId: made.id, projectId: source.id, ...atWork });
    return made;
  });
  services.background(`copy of project ${source.id}`, async (signal) => {
    try {
      await copyContents(services, source.id, copy.id, parts, signal);
    } catch (error) {
      // Also where the database is away: while this process lives, nobody else ends the copy and frees its name.
      await repeatUntilDone(async () => {
        await deleteProject(services, copy);
        await updateCopy(services.database.db, copy.id, { state: 'failed' });
      }, signal);
      throw error;
    }
  });
  return copy.id;
}

const purposeOf = (purpose: string): FilePurpose =>
  purpose === 'region' || purpose === 'template' ? purpose : 'input';

async function copyContents(
  services: Services,
  from: string,
  to: string,
  parts: CopyParts,
  signal: AbortSignal,
): Promise<void> {
  const { db } = services.database;
  const files = await findFiles(db, await copiedFileIds(db, from, parts.data));
  const newIds = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    const path = services.files.temporaryPath();
    try {
      await copyFile(await services.files.localPath(file), path, constants.COPYFILE_FICLONE);
      const temporary = await services.files.adopt(path, file.name);
      const as = { projectId: to, purpose: purposeOf(file.purpose) };
      await services.files.keep(services.database, [temporary], as, async (_tx, [copy]) => {
        newIds.set(file.id, copy.id);
      });
    } finally {
      // A kept file has moved away; this is for what a failure left.
      await rm(path, { force: true });
    }
    await updateCopy(db, to, { progress: Math.floor((90 * (index + 1)) / files.length) });
  }
  const regionId = await copyFeatures(db, from, to);
  await updateCopy(db, to, { progress: 95 });
  await services.database.transaction(async (tx) => {
    // A region file that has come meanwhile has other features.
    if ((await regionIdOf(tx, from)) !== regionId) fail('FILE_REPLACED');
    await copySettingRows(tx, from, to, newIds);
    await copyAccountReport(tx, from, to, newIds);
    const reports = await copyReportRows(tx, from, to, services.now());
    if (parts.departments) await copyDepartments(services, tx, from, to, reports);
    if (parts.data) await copyInputRows(tx, from, to, newIds);
    await updateProject(tx, to, { copying: false });
    await updateCopy(tx, to, { progress: 100, state: 'complete' });
  });
}

/** @throws GepError NOT_FOUND when there is no such copy of the project */
export async function copyProgress(
  services: Services,
  projectId: string,
  copyProjectId: string,
): Promise<{ progress: number; state: 'running' | 'complete' | 'failed' }> {
  const copy = (await findCopy(services.database.db, projectId, copyProjectId)) ?? notFound('project');
  return { progress: copy.progress, state: copy.state };
}

/** Removes copies that were cut off by the end of their process. */
export async function discardUnfinishedCopies(services: Services): Promise<void> {
  const { db } = services.database;
  if (!services.lease.mayFree()) return;
  for (const project of await unfinishedCopies(db)) {
    await updateCopy(db, project.id, { state: 'failed' });
    const files = await filesOfProject(db, project.id);
    const dropped = await services.files.drop(
      db,
      files.map((file) => file.id),
    );
    await deleteProjectRow(db, project.id);
    await dropFeatures(db, { projectId: project.id });
    await dropped.afterCommit();
  }
}
