import { ApiError, isAbort, problem, shapefileFault } from '@gep/api-client';
import type { ReportForm } from '@gep/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../form/confirm';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { faultText } from '../../session/fault-text';
import { saveBlob } from '../../session/save-blob';
import type { DraftSync } from './draft/draft-sync';
import { metCells } from './draft/form-draft';

/** The upload of the file of a form. What was wrong with it stays until the next try. */
export interface FormUpload {
  /** While one is under way. */
  readonly percent: number | undefined;
  readonly faults: readonly string[];
  /** Fetches the refused table with the reasons in its rows; null where there is none. */
  readonly marked: (() => void) | null;
  readonly upload: (files: readonly File[]) => Promise<void>;
}

/** Uploads the file of a form, or a workbook in place of what was filled in so far. */
export function useFormUpload(form: ReportForm, sync: DraftSync): FormUpload {
  const { t } = useTranslation();
  const [percent, setPercent] = useState<number>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isMarked, setIsMarked] = useState(false);
  const { reportFormId, type, fillProgress } = form;
  const text = useLocalText();
  const marked = useMutation({
    mutationFn: () => client.refusedReportFile({ reportFormId }),
    onSuccess: (file) => file && saveBlob(file, `${text(form.name)}.xlsx`),
  });

  const upload = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const fault = partsFault(type, files);
    setFaults(fault ? [fault] : []);
    setIsMarked(false);
    if (fault) return;
    const replaces = type === 'TABLE' && (fillProgress > 0 || sync.get().savedAt !== null);
    const question = t('collection.form.uploadConfirm');
    if (replaces && !(await confirm(t('collection.form.uploadTitle'), question))) return;
    setPercent(0);
    try {
      // What was typed before does not come back over the file.
      await sync.flush();
      const uploaded = await client.uploadReportFile(
        { reportFormId, files: [...files] },
        { onUploadProgress: ({ loaded, total }) => setPercent(total ? (100 * loaded) / total : 0) },
      );
      sync.replace(uploaded);
      sync.edit((draft) => metCells(draft, uploaded.conflicts));
    } catch (error) {
      if (isAbort(error)) return;
      setFaults(faultsOf(error));
      // What cannot be read as a table at all has no rows to mark.
      setIsMarked(type === 'TABLE' && error instanceof ApiError && error.problems.length > 0);
    } finally {
      setPercent(undefined);
    }
  };
  return { percent, faults, marked: isMarked ? () => marked.mutate() : null, upload };
}

/** Every fault that the server found, or the one sentence of another error. */
function faultsOf(error: unknown): string[] {
  const found = error instanceof ApiError ? error.problems : [];
  const messages = found.flatMap((one) => problem.safeParse(one).data?.message ?? []);
  return messages.length > 0 ? messages : [errorText(error)];
}

function partsFault(type: ReportForm['type'], files: readonly File[]): string | null {
  const names = files.map(({ name }) => name);
  if (type !== 'VECTOR' || !names.some((name) => /\.(shp|dbf|shx|prj)$/i.test(name))) return null;
  const fault = shapefileFault(names);
  return fault && faultText(fault);
}
