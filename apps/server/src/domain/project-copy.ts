import { copyFile } from 'node:fs/promises';
import { constants } from 'node:fs';
import { copyInputRows, copySettingRows } from '../store/copy';
import { filesOfProject, findFiles } from '../store/file';
import { inputsOf } from '../store/model-input';
import {
  deleteProjectRow,
  findCopy,
  insertCopy,
  unfinishedCopies,
  updateCopy,
  updateProject,
} from '../store/project';
import type { Project } from '../store/project';
import { regionFileOf } from '../store/region';
import type { Context } from './context';
import { notFound } from './gep-error';
import { createProject, deleteProject } from './project';

/**
 * Starts copying a project: settings, region, model selection and parameters always, input files and their settings
 * with `withData`. Departments and results are not copied.
 * @returns id of the copy, which cannot be opened before it stands
 * @throws GepError NAME_TAKEN
 */
export async function startCopy(
  context: Context,
  source: Project,
  name: string,
  withData: boolean,
): Promise<string> {
  const copy = await createProject(context, { id: source.ownerId }, name, {
    copying: true,
    synthetic: source.synthetic,
  });
  await insertCopy(context.database.db, { copyProjectId: copy.id, projectId: source.id, state: 'running' });
  context.background(`copy of project ${source.id}`, async (signal) => {
    try {
      await copyContents(context, source.id, copy.id, withData, signal);
    } catch (error) {
      await deleteProject(context, copy);
      await updateCopy(context.database.db, copy.id, { state: 'failed' });
      throw error;
    }
  });
  return copy.id;
}

async function copyContents(
  context: Context,
  from: string,
  to: string,
  withData: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { db } = context.database;
  const region = await regionFileOf(db, from);
  const inputs = withData ? await inputsOf(db, from) : [];
  const files = await findFiles(db, [
    ...(region?.fileIds ?? []),
    ...inputs.flatMap((input) => input.fileIds),
  ]);
  const newIds = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    signal.throwIfAborted();
    const path = context.files.temporaryPath();
    await copyFile(await context.files.localPath(file), path, constants.COPYFILE_FICLONE);
    const temporary = await context.files.adopt(path, file.name);
    const as = { projectId: to, purpose: file.purpose === 'region' ? 'region' : 'input' } as const;
    await context.files.keep(context.database, [temporary], as, async (_tx, [copy]) => {
      newIds.set(file.id, copy.id);
    });
    await updateCopy(db, to, { progress: Math.floor((90 * (index + 1)) / files.length) });
  }
  await context.database.transaction(async (tx) => {
    await copySettingRows(tx, from, to, newIds);
    if (withData) await copyInputRows(tx, from, to, newIds);
    await updateProject(tx, to, { copying: false });
    await updateCopy(tx, to, { progress: 100, state: 'complete' });
  });
}

/** @throws GepError NOT_FOUND when there is no such copy of the project */
export async function copyProgress(
  context: Context,
  projectId: string,
  copyProjectId: string,
): Promise<{ progress: number; state: 'running' | 'complete' | 'failed' }> {
  const copy = (await findCopy(context.database.db, projectId, copyProjectId)) ?? notFound('project');
  return { progress: copy.progress, state: copy.state };
}

/** Removes copies that were cut off by the end of the process. */
export async function discardUnfinishedCopies(context: Context): Promise<void> {
  const { db } = context.database;
  for (const project of await unfinishedCopies(db)) {
    await updateCopy(db, project.id, { state: 'failed' });
    const files = await filesOfProject(db, project.id);
    const dropped = await context.files.drop(
      db,
      files.map((file) => file.id),
    );
    await deleteProjectRow(db, project.id);
    await dropped.afterCommit();
  }
}
