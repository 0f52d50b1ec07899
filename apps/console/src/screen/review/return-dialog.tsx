import { limits, returnReasonRule } from '@gep/api-client';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import form from '../../form/form.module.css';
import { FormDialog } from '../../form/form-dialog';
import { LongTextField } from '../../form/long-text-field';
import { useDialogForm } from '../../form/use-dialog-form';
import { useKeptDraft } from './kept-draft';

const returnForm = z.object({ reason: returnReasonRule });
const keptReason = z.string();

interface ReturnDialogProps {
  readonly reportFormId: string;
  /** Comments that go with it. */
  readonly comments: number;
  readonly onClose: () => void;
  readonly onReturn: (reason: string) => Promise<void>;
}

/** Sends a report back; the department has to know why. A reload keeps the reason, cancelling drops it. */
export function ReturnDialog({ reportFormId, comments, onClose, onReturn }: ReturnDialogProps) {
  const { t } = useTranslation();
  const { read, keep } = useKeptDraft('reason', reportFormId, keptReason);
  const dialog = useDialogForm(returnForm, { reason: read() ?? '' }, async ({ reason }) => {
    await onReturn(reason);
    keep(undefined);
  });
  const field = dialog.field('reason');
  const typed = useWatch({ control: field.control, name: 'reason' });
  useEffect(() => keep(typed || undefined));
  return (
    <FormDialog
      title={t('review.returnTitle')}
      // A reason that was kept is as much worth a question as one that was just typed.
      form={{ ...dialog, dirty: typed !== '' }}
      onClose={() => {
        keep(undefined);
        onClose();
      }}
      submitText={t('review.return')}
    >
      <LongTextField
        {...field}
        label={t('review.returnReason')}
        help={t('review.returnHelp')}
        required
        autoFocus
        maxLength={limits.explanationMax}
      />
      {comments > 0 && <p className={form.help}>{t('review.commentCount', { count: comments })}</p>}
    </FormDialog>
  );
}
