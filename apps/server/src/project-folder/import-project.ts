import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import { modelBySlug, models, reclassificationPresets } from '@gep/ecosystem-models';
import type { ModelDefinition } from '@gep/ecosystem-models';
import { limits, regionLevels } from '@gep/api-client/contract';
import type { TemporaryFile } from '../file/file-store';
import type { Project } from '../project/queries';
import type { User } from '../user/queries';
import { saveBasicSetting } from '../project-setting/basic-setting';
import type { Services } from '../services';
import { generateDepartments } from '../department/department';
import { selectModels } from '../model/model';
import { saveInputSettings } from '../model/input-settings';
import { uploadInput } from '../model/upload-input';
import { saveParameters } from '../model/saved-parameters';
import { createProject, deleteProject } from '../project/project';
import { inputFiles, shapefileParts } from './input-files';
import { readProjectFolder } from './read-project-folder';
import type { FolderInput, ProjectFolder } from './read-project-folder';
import { readSeries } from './read-series';
import { recodeRegionFile, uploadRegionFile } from '../region/region-file';
import { failAll } from '../error/gep-error';
import { word } from '../error/word';
import { codeKey, nameKey } from '../region/region-levels';

/**
 * Makes a project out of a folder with a `project.json`, by the same functions as the screens. When anything is
 * refused, nothing of the project stays.
 * @throws Error for a faulty `project.json`; what the functions of the screens throw
 */
export async function importProject(
  services: Services,
  owner: Pick<User, 'id'>,
  folder: string,
  onStep: (step: string) => void = () => undefined,
): Promise<Project> {
  const content = await readProjectFolder(folder);
  onStep(`project ${content.name}`);
  const project = await createProject(services, owner, content.name, { synthetic: content.synthetic });
  try {
    await importRegions(services, project.id, folder, content, onStep);
    await importModels(services, project.id, folder, content, onStep);
    return project;
  } catch (error) {
    await deleteProject(services, project);
    throw error;
  }
}

async function importRegions(
  services: Services,
  projectId: string,
  folder: string,
  { regions, settings }: ProjectFolder,
  onStep: (step: string) => void,
): Promise<void> {
  onStep(`regions ${regions.file}`);
  await withFiles(services, await shapefileParts(resolve(folder, regions.file)), (files) =>
    uploadRegionFile(services, projectId, files, 'none'),
  );
  if (regions.encoding !== undefined)
    await recodeRegionFile(services, projectId, regions.encoding, (problem) => word(problem, 'zh'));
  const fields = Object.fromEntries(
    regionLevels.flatMap((level) => {
      const mapped = regions.fields[level];
      return mapped ? [[nameKey(level), mapped[0]] as const, [codeKey(level), mapped[1]] as const] : [];
    }),
  );
  const { accounting, partition } = regions;
  const levels = { accountingField: accounting, partitionField: partition };
  await saveBasicSetting(services, projectId, { projectId, ...settings, ...fields, ...levels });
  const count = await generateDepartments(services, projectId, levels);
  onStep(`${count} departments`);
}

async function importModels(
  services: Services,
  projectId: string,
  folder: string,
  { models: wanted, inputs }: ProjectFolder,
  onStep: (step: string) => void,
): Promise<void> {
  const selected = Object.keys(wanted).flatMap((slug) => modelBySlug(slug)?.definition ?? []);
  await selectModels(
    services,
    projectId,
    selected.map(({ id }) => String(id)),
  );
  for (const definition of selected) {
    const values = wanted[definition.slug] ?? {};
    await saveParameters(services, projectId, String(definition.id), values);
  }
  for (const [key, { comparable, ...current }] of Object.entries(inputs)) {
    const modelId = String(definitionWith(key, selected).id);
    onStep(`input ${key}`);
    await importInput(services, { projectId, modelId, key, compareFlag: 0 }, folder, current);
    if (comparable)
      await importInput(services, { projectId, modelId, key, compareFlag: 1 }, folder, comparable);
  }
}

/** A model that has the input; the key means the same in all of them. */
function definitionWith(key: string, selected: readonly ModelDefinition[]): ModelDefinition {
  const all = [...selected, ...Object.values(models).map(({ definition }) => definition)];
  const found = all.find(({ files }) => files.some((file) => file.key === key));
  if (!found) throw new Error(`project.json is faulty: inputs.${key}: no model has such an input`);
  return found;
}

async function importInput(
  services: Services,
  place: Parameters<typeof saveInputSettings>[1],
  folder: string,
  { file, series, preset, ...settings }: FolderInput,
): Promise<void> {
  if (file !== undefined) {
    await withFiles(services, await inputFiles(folder, file), (files) => uploadInput(services, place, files));
  }
  const rows = reclassificationPresets.find(({ key }) => key === preset)?.rows;
  const reclassification = rows?.map(({ source, type }) => ({ from: source, to: type }));
  const { problems } = await saveInputSettings(services, place, {
    ...settings,
    ...(series && { plain: await readSeries(folder, series) }),
    ...(reclassification && { reclassification }),
    // Who writes a project folder has decided what the classes of its files mean.
    classesConfirmed: file !== undefined,
  });
  failAll(problems);
}

/** Copies files into the temporary folder of the store, as an upload would; those that were not kept are removed. */
async function withFiles<T>(
  services: Services,
  paths: readonly string[],
  work: (files: TemporaryFile[]) => Promise<T>,
): Promise<T> {
  const files: TemporaryFile[] = [];
  try {
    for (const path of paths)
      files.push(
        await services.files.receive(createReadStream(path), basename(path), limits.inputUploadBytes),
      );
    return await work(files);
  } finally {
    await services.files.discard(files);
  }
}
