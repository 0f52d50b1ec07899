import { isAbort, shapefileFault } from '@gep/api-client';
import type { InputDefinition, InputSettings, StoredInput } from '@gep/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { confirm } from '../../form/confirm';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { errorText, faultText } from '../../session/error-text';
import { saveBlob } from '../../session/save-blob';
import { deletionText } from './deletion-text';
import type { InputPlace } from './model-draft';
import { useInputModels } from './use-input-models';

interface InputAt extends InputPlace {
  readonly projectId: string;
  readonly modelId: string;
}

/** Uploading, deleting and restoring the file of an input, its encoding and classes, and the template to fill in. What went wrong stays until the next try. */
export function useInputFile(at: InputAt, definition: InputDefinition, onReplaced: () => Promise<unknown>) {
  const { t } = useTranslation();
  const text = useLocalText();
  const inputModels = useInputModels(at.projectId);
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  const name = text(definition.name);

  const upload = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const fault = partsFault(definition, files);
    setFailure(fault);
    if (fault) return;
    abort.current = new AbortController();
    setPercent(0);
    try {
      await client.uploadModelFile(
        { ...at, files },
        {
          signal: abort.current.signal,
          onUploadProgress: ({ loaded, total }) => setPercent(total ? (100 * loaded) / total : 0),
        },
      );
      await onReplaced();
    } catch (error) {
      if (!isAbort(error)) setFailure(errorText(error));
    } finally {
      setPercent(undefined);
    }
  };
  /** Asks, then deletes; resolves with whether the file is gone. */
  const remove = async (stored: StoredInput, other: StoredInput | null, comparableYear: boolean) => {
    try {
      const models = (await inputModels(at.key)).map(text);
      const question = deletionText(t, { name, models, stored, other, comparableYear });
      if (!(await confirm(t('models.deletion.title'), question))) return false;
      await client.deleteModelFile(at);
      setFailure(null);
    } catch (error) {
      setFailure(errorText(error));
      return false;
    }
    await onReplaced();
    return true;
  };
  const restore = async () => {
    try {
      await client.restoreModelFile(at);
      setFailure(null);
    } catch (error) {
      setFailure(errorText(error));
    }
    await onReplaced();
  };
  const template = useMutation({
    mutationFn: () => client.inputTemplate(at),
    onSuccess: (file) => file && saveBlob(file, `${name}.xlsx`),
  });
  const recode = useMutation({
    mutationFn: (encoding: string) => client.saveModelFileSettings({ ...at, encoding }, { quiet: true }),
    onSuccess: onReplaced,
  });
  const confirmClasses = useMutation({
    mutationFn: (classes: Pick<InputSettings, 'reclassification' | 'preset'>) =>
      client.saveModelFileSettings({ ...at, ...classes, classesConfirmed: true }, { quiet: true }),
    onSuccess: async () => {
      await onReplaced();
      toast.success(t('models.classesConfirmed', { name }));
    },
    onError: (error) => setFailure(errorText(error)),
  });
  return {
    percent,
    failure,
    upload,
    remove,
    restore,
    template,
    recode,
    confirmClasses,
    cancel: () => abort.current?.abort(),
  };
}

/** What is wrong with the parts of a shapefile, before they are sent; null for other files. */
function partsFault({ kind }: InputDefinition, files: readonly File[]): string | null {
  const names = files.map(({ name }) => name);
  if (kind !== 'vector' || !names.some((name) => /\.(shp|dbf|shx|prj)$/i.test(name))) return null;
  const fault = shapefileFault(names);
  return fault && faultText(fault);
}
