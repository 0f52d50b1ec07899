import { createReadStream } from 'node:fs';
import { basename, resolve } from 'node:path';
import { catalogueEntries, modelBySlug, models, reclassificationPresets } from '@gep/ecosystem-models';
import type { ModelDefinition } from '@gep/ecosystem-models';
import { limits, regionLevels } from '@gep/api-client/contract';
import type { TemporaryFile } from '../file/file-store';
import type { Project } from '../project/queries';
import type { Actor } from '../store/schema';
import { saveBasicSetting } from '../project-setting/basic-setting';
import type { Services } from '../services';
import { generateDepartments } from '../project-setting/generate-departments';
import { declareAbsentService } from '../model/absent-service';
import { selectModels } from '../model/model';
import { saveInputSettings } from '../model/input-settings';
import { uploadInput } from '../model/upload-input';
import { saveParameters } from '../model/saved-parameters';
import { createProject, deleteProject } from '../project/project';
import { failFile } from './folder-fault';
import { importUncertainties } from './import-uncertainties';
import { inputFiles, shapefileParts } from './input-files';
import { readProjectFolder } from './read-project-folder';
import type { FolderInput, ProjectFolder } from './read-project-folder';
import { readSeries } from './read-series';
import { recodeRegionFile, uploadRegionFile } from '../region/region-file';
import { failAll } from '../error/gep-error';
import { phrase } from '../message/phrase';
import type { Phrase } from '../message/phrase';
import { word } from '../error/word';
import { codeKey, nameKey } from '../region/region-levels';

/**
 * Makes a project out of a folder with a `project.json`, by the same functions as the screens. When anything is
 * refused, nothing of the project stays.
 * @param owner who gets the project, and stands as the one who supplied and confirmed what is in the folder
 * @throws GepError for a faulty `project.json` and a missing file; what the functions of the screens throw
 */
export async function importProject(
  services: Services,
  owner: Actor,
  folder: string,
  onStep: (step: Phrase) => void = () => undefined,
): Promise<Project> {
  const content = await readProjectFolder(folder);
  onStep(phrase('import.project', { name: content.name }));
  const project = await createProject(services, { id: owner.userId }, content.name, {
    synthetic: content.synthetic,
  });
  try {
    const target = { services, projectId: project.id, owner, folder };
    await importRegions(target, content, onStep);
    await importModels(target, content, onStep);
    return project;
  } catch (error) {
    await deleteProject(services, project);
    throw error;
  }
}

/** The project that a folder is read into. */
interface Target {
  readonly services: Services;
  readonly projectId: string;
  readonly owner: Actor;
  readonly folder: string;
}

async function importRegions(
  { services, projectId, owner, folder }: Target,
  { regions, settings }: ProjectFolder,
  onStep: (step: Phrase) => void,
): Promise<void> {
  onStep(phrase('import.regions', { file: regions.file }));
  await withFiles(services, await shapefileParts(resolve(folder, regions.file)), (files) =>
    uploadRegionFile(services, projectId, files, 'none', owner),
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
  // Before the models: their prices by zone are checked against the zones of this field.
  const { priceZoneField = null } = settings;
  await saveBasicSetting(services, projectId, {
    ...settings,
    ...fields,
    ...levels,
    priceZoneField,
  });
  const count = await generateDepartments(services, projectId, levels);
  onStep(phrase('import.departments', { count }));
}

async function importModels(
  target: Target,
  { models: wanted, inputs, uncertainties = {}, absentServices = {} }: ProjectFolder,
  onStep: (step: Phrase) => void,
): Promise<void> {
  const { services, projectId, owner } = target;
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
  await importUncertainties(services, projectId, uncertainties, selected);
  for (const [slug, reason] of Object.entries(absentServices)) {
    const modelId = String(catalogueEntries.find((entry) => entry.slug === slug)?.id);
    await declareAbsentService(services, projectId, { modelId, reason }, owner);
  }
  for (const [key, { comparable, ...current }] of Object.entries(inputs)) {
    const modelId = String(definitionWith(key, selected).id);
    onStep(phrase('import.input', { key }));
    await importInput(target, { projectId, modelId, key, compareFlag: 0 }, current);
    if (comparable) await importInput(target, { projectId, modelId, key, compareFlag: 1 }, comparable);
  }
}

/** A model that has the input; the key means the same in all of them. */
function definitionWith(key: string, selected: readonly ModelDefinition[]): ModelDefinition {
  const all = [...selected, ...Object.values(models).map(({ definition }) => definition)];
  const found = all.find(({ files }) => files.some((file) => file.key === key));
  return found ?? failFile('project.json', 'no-input', { key });
}

async function importInput(
  { services, owner, folder }: Target,
  place: Parameters<typeof saveInputSettings>[1],
  { file, series, preset, ...settings }: FolderInput,
): Promise<void> {
  if (file !== undefined) {
    await withFiles(services, await inputFiles(folder, file), (files) =>
      uploadInput(services, place, files, owner),
    );
  }
  const rows = reclassificationPresets.find(({ key }) => key === preset)?.rows;
  const reclassification = rows?.map(({ source, type }) => ({ from: source, to: type }));
  const form = {
    ...settings,
    ...(series && { plain: await readSeries(folder, series) }),
    ...(reclassification && { reclassification, preset }),
    // Who writes a project folder has decided what the classes of its files mean.
    classesConfirmed: file !== undefined,
  };
  const { problems } = await saveInputSettings(services, place, form, owner);
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
