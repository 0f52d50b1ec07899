import type { FileInput, ModelDefinition } from '@gep/ecosystem-models';
import type { InputReport, StoredInput } from '@gep/api-client/contract';
import { findFiles } from '../file/queries';
import { inputsOf } from './queries';
import type { ModelInput } from './queries';
import type { StoredProblem } from '../error/stored-problem';
import type { Services } from '../services';
import { fail } from '../error/gep-error';
import { isRasterFile } from '@gep/ecosystem-models';
import { askedNoData, classesOf, presetFits } from './input-classes';
import { looksInside } from './looks-inside';
import { assignedDepartments } from '../report/assigned-departments';
import { definitionOf } from './model';
import { scaledReport, settingWarnings } from './raster-report';

/** An input as clients see it, its warnings and problems still unworded. */
export type InputView = Omit<StoredInput, 'warnings' | 'problems'> &
  Readonly<Record<'warnings' | 'problems', StoredProblem[]>>;

/** The input of a model by key. @throws GepError INPUT_UNKNOWN */
export function inputOf(definition: ModelDefinition, key: string): FileInput {
  const input = definition.files.find((file) => file.key === key);
  return input ?? fail('INPUT_UNKNOWN', { model: definition.name, key });
}

/** What is stored of some inputs. */
export async function inputViews(
  services: Services,
  projectId: string,
  files: readonly FileInput[],
): Promise<InputView[]> {
  const { db } = services.database;
  const keys = new Map([...files].reverse().map((file) => [file.key, file]));
  const rows = (await inputsOf(db, projectId)).filter((row) => keys.has(row.inputKey));
  const assigned = await assignedDepartments(db, projectId);
  const inside = await looksInside(db, projectId);
  return Promise.all(rows.map((row) => viewOf(services, row, keys.get(row.inputKey), assigned, inside)));
}

async function viewOf(
  services: Services,
  row: ModelInput,
  input: FileInput | undefined,
  assigned: ReadonlyMap<string, string[]>,
  inside: boolean,
): Promise<InputView> {
  const files = await findFiles(services.database.db, row.fileIds);
  return {
    key: row.inputKey,
    compareFlag: row.compareFlag === 1 ? 1 : 0,
    file:
      row.fileName === null || row.report === null
        ? null
        : {
            name: row.fileName,
            bytes: files.reduce((sum, file) => sum + file.size, 0),
            uploadTime: (row.uploadedAt ?? row.updatedAt).toISOString(),
            report: shownReport(row, row.report, input),
          },
    settings: {
      scale: row.scale,
      offset: row.offset,
      noData: row.noData,
      reclassification: [...row.reclassification],
      preset: row.preset,
      classesConfirmed: row.classesConfirmedAt !== null,
      plain: row.plain ?? null,
      fields: { ...row.fields },
      encoding: row.encoding,
    },
    presetFits: input && row.fileName !== null ? presetFits(input, row) : [],
    likelyNoData: input ? askedNoData(input, row) : [],
    assignedUserIds: assigned.get(row.inputKey) ?? [],
    problems: row.problems,
    problemCount: row.problemCount,
    warnings: [
      ...row.warnings,
      ...(input && isRasterFile(input) && !inside ? settingWarnings(input, row) : []),
    ],
  };
}

/** The report in the unit of the input; of classes without what is or looks like no data. */
function shownReport(row: ModelInput, report: InputReport, input: FileInput | undefined): InputReport {
  const { scale, offset } = row;
  const hasClasses = report.kind === 'raster' && report.classes !== null && input?.kind === 'class-raster';
  return scaledReport(hasClasses ? { ...report, classes: classesOf(row) } : report, scale, offset);
}

/** Which input of a model, in which year. */
export interface InputPlace {
  readonly projectId: string;
  readonly modelId: string;
  readonly key: string;
  readonly compareFlag: 0 | 1;
}

/** A stored input as clients see it. */
export async function viewAt(services: Services, place: InputPlace, row: ModelInput): Promise<InputView> {
  const { db } = services.database;
  const assigned = await assignedDepartments(db, place.projectId);
  const inside = await looksInside(db, place.projectId);
  return viewOf(services, row, inputOf(definitionOf(place.modelId), place.key), assigned, inside);
}
