import { isAbort, shapefileFault } from '@gep/api-client';
import type { InputDefinition, InputSettings, StoredInput, Versioned } from '@gep/api-client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../form/confirm';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { faultText } from '../../session/fault-text';
import { saveForm } from '../../session/save-form';
import type { FormVersion } from '../../session/use-form-versions';
import { saveBlob } from '../../session/save-blob';
import { toast } from '../../session/toast';
import { deletionText } from './deletion-text';
import type { InputPlace } from './model-draft';
import { useInputModels } from './use-input-models';

interface InputAt extends InputPlace {
  readonly projectId: string;
  readonly modelId: string;
}

/** Uploading, deleting and restoring the file of an input, its encoding and classes, and the template to fill in. What went wrong stays until the next try. */
export function useInputFile(
  at: InputAt,
  definition: InputDefinition,
  version: FormVersion,
  onReplaced: () => Promise<unknown>,
) {
  const { t } = useTranslation();
  const text = useLocalText();
  const inputModels = useInputModels(at.projectId);
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  const name = text(definition.name);
  const store = <T>(save: (ifMatch: string | null) => Promise<Versioned<T>>): Promise<T> =>
    saveForm(version, save, onReplaced);
  const told = (error: unknown): void => {
    if (!isAbort(error)) setFailure(errorText(error));
  };

  const upload = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const fault = partsFault(definition, files);
    setFailure(fault);
    if (fault) return;
    const { signal } = (abort.current = new AbortController());
    setPercent(0);
    try {
      await store((ifMatch) =>
        client.versioned(
          'uploadModelFile',
          { ...at, files },
          {
            ...{ ifMatch, signal },
            onUploadProgress: ({ loaded, total }) => setPercent(total ? (100 * loaded) / total : 0),
          },
        ),
      );
      await onReplaced();
    } catch (error) {
      told(error);
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
      await store((ifMatch) => client.versioned('deleteModelFile', at, { ifMatch }));
      setFailure(null);
    } catch (error) {
      told(error);
      return false;
    }
    await onReplaced();
    return true;
  };
  const restore = async () => {
    try {
      await store((ifMatch) => client.versioned('restoreModelFile', at, { ifMatch }));
      setFailure(null);
    } catch (error) {
      told(error);
    }
    await onReplaced();
  };
  const storeSettings = (settings: Partial<InputSettings>) =>
    store((ifMatch) =>
      client.versioned('saveModelFileSettings', { ...at, ...settings }, { quiet: true, ifMatch }),
    );
  const template = useMutation({
    mutationFn: () => client.inputTemplate(at),
    onSuccess: (file) => file && saveBlob(file, `${name}.xlsx`),
  });
  const recode = useMutation({
    mutationFn: (encoding: string) => storeSettings({ encoding }),
    onSuccess: onReplaced,
  });
  const confirmClasses = useMutation({
    mutationFn: (classes: Pick<InputSettings, 'reclassification' | 'preset'>) =>
      storeSettings({ ...classes, classesConfirmed: true }),
    onSuccess: async () => {
      await onReplaced();
      toast.success(t('models.classesConfirmed', { name }));
    },
    onError: told,
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
