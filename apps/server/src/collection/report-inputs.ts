import { isRasterFile, models } from '@gep/ecosystem-models';
import type { FileInput, ModelDefinition, TableFile } from '@gep/ecosystem-models';
import { definitionOf } from '../model/model';
import { selectedModelsOf } from '../model/queries';
import { readModels } from '../model/read-models';
import type { Db } from '../store/database';
import { fail } from '../error/gep-error';

/** An input that departments can supply, and the selected models that read it. */
export interface ReportInput {
  readonly input: FileInput;
  readonly readers: readonly ModelDefinition[];
}

/** Every data file and table that the selected models of a project read, in the order of the models. */
export async function reportInputs(db: Db, projectId: string): Promise<ReportInput[]> {
  const found = new Map<string, { input: FileInput; readers: ModelDefinition[] }>();
  for (const id of await selectedModelsOf(db, projectId)) {
    const model = definitionOf(id);
    const files = [model, ...readModels(model).map(({ definition }) => definition)].flatMap(
      (one) => one.files,
    );
    for (const input of files) {
      const entry = found.get(input.key) ?? { input, readers: [] };
      found.set(input.key, entry);
      if (!entry.readers.includes(model)) entry.readers.push(model);
    }
  }
  return [...found.values()];
}

/** The input of a key, the same in every model. @throws GepError INPUT_UNKNOWN */
export function inputOfKey(key: string): FileInput {
  const inputs = Object.values(models).flatMap(({ definition }) => definition.files);
  return inputs.find((input) => input.key === key) ?? fail('INPUT_UNKNOWN', { model: '', key });
}

/** What a report is made of, as the API names it. */
export function typeOf(input: FileInput): 'RASTER' | 'VECTOR' | 'TABLE' {
  if (isRasterFile(input)) return 'RASTER';
  return input.kind === 'table' ? 'TABLE' : 'VECTOR';
}

export function isTable(input: FileInput): input is TableFile {
  return input.kind === 'table';
}
