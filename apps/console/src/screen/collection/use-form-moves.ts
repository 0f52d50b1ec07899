import { useTranslation } from 'react-i18next';
import { confirm } from '../../form/confirm';
import { client } from '../../session/client';
import { useSave } from '../../session/use-save';
import { toast } from '../../session/toast';
import type { DraftSync } from './draft/draft-sync';
import { meetings } from './draft/form-draft';

/** Handing a form in, and taking it back. */
export interface FormMoves {
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
  readonly withdraw: () => Promise<void>;
}

/** What a department does with a whole form. Nothing is handed in before all that was typed is saved. */
export function useFormMoves(sync: DraftSync, onMoved: () => Promise<void>): FormMoves {
  const { t } = useTranslation();
  const [busy, save] = useSave();
  const move = async (formState: 'SUBMITTED' | 'DRAFT') => {
    const { reportFormId } = sync.get().form;
    sync.replace(await client.setReportFormState({ reportFormId, formState }));
    await onMoved();
  };
  const submit = async () => {
    await save(async () => {
      if (await sync.flush()) return move('SUBMITTED');
      const isMet = meetings(sync.get().draft).length > 0;
      toast.warning(t(isMet ? 'collection.form.meetFirst' : 'collection.form.notSent'));
    });
  };
  const withdraw = async () => {
    if (await confirm(t('collection.form.withdrawTitle'), t('collection.form.withdrawConfirm')))
      await save(() => move('DRAFT'));
  };
  return { busy, submit, withdraw };
}
