import { urbanBoundaryInput } from '@gep/ecosystem-models';
import type { FileInput } from '@gep/ecosystem-models';
import type { LocalText } from '@gep/api-client/contract';
import { formPlace } from '../collection/form-place';
import { inputOfKey, typeOf } from '../collection/report-inputs';
import { fail, notFound } from '../error/gep-error';
import { findInput } from '../model/queries';
import type { ModelInput } from '../model/queries';
import type { Project } from '../store/schema';
import { currentFile, findForm } from '../report/report-queries';
import type { Services } from '../services';
import type { User } from '../user/queries';

/** Which file, as the paths of the API name it: of a report form, or of an input by its key and year. */
export interface PreviewPlace {
  readonly reportTemplateId: string;
  readonly reportFormId: string;
}

/** A file to look at before it is calculated with. */
export interface PreviewFile {
  readonly name: LocalText;
  readonly input: FileInput;
  /** What the server read from it when it came. */
  readonly row: ModelInput;
}

const years: Readonly<Record<string, number>> = { '0': 0, '1': 1 };

/**
 * The file of a report form, for the department that fills it in and for the owner, or of an input, for the owner. What a
 * caller has no part in looks as if it did not exist.
 * @throws GepError NOT_FOUND, FORM_EMPTY
 */
export async function previewFile(
  services: Services,
  project: Project,
  user: User,
  place: PreviewPlace,
  type: 'RASTER' | 'VECTOR',
): Promise<PreviewFile> {
  const isOwner = project.ownerId === user.id;
  const compareFlag = years[place.reportFormId];
  const file =
    compareFlag === undefined
      ? await fileOfForm(services, project, place, isOwner ? null : user.id)
      : await fileOfInput(services, project, place.reportTemplateId, compareFlag, isOwner);
  return typeOf(file.input) === type ? file : notFound('input');
}

async function fileOfForm(
  { database: { db } }: Services,
  project: Project,
  { reportTemplateId, reportFormId }: PreviewPlace,
  departmentId: string | null,
): Promise<PreviewFile> {
  const form = await findForm(db, reportFormId);
  const isSeen =
    form?.projectId === project.id &&
    form.templateId === reportTemplateId &&
    (departmentId === null || form.userId === departmentId);
  if (!isSeen) return notFound('report');
  const { name, input } = await formPlace(db, form);
  const row = (await currentFile(db, form.id)) ?? fail('FORM_EMPTY', { form: name });
  return { name, input, row };
}

async function fileOfInput(
  { database: { db } }: Services,
  { id }: Project,
  key: string,
  compareFlag: number,
  isOwner: boolean,
): Promise<PreviewFile> {
  const row = isOwner ? await findInput(db, id, key, compareFlag) : null;
  if (!row || row.fileIds.length === 0) return notFound('input');
  const input = key === urbanBoundaryInput.key ? urbanBoundaryInput : inputOfKey(key);
  return { name: { ...input.name }, input, row };
}
