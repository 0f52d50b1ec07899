import { limits, returnReasonRule } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import form from '../../form/form.module.css';
import { FormDialog } from '../../form/form-dialog';
import { LongTextField } from '../../form/long-text-field';
import { useDialogForm } from '../../form/use-dialog-form';

const returnForm = z.object({ reason: returnReasonRule });

interface ReturnDialogProps {
  /** Comments that go with it. */
  readonly comments: number;
  readonly onClose: () => void;
  readonly onReturn: (reason: string) => Promise<void>;
}

/** Sends a report back; the department has to know why. */
export function ReturnDialog({ comments, onClose, onReturn }: ReturnDialogProps) {
  const { t } = useTranslation();
  const dialog = useDialogForm(returnForm, { reason: '' }, ({ reason }) => onReturn(reason));
  return (
    <FormDialog
      title={t('review.returnTitle')}
      form={dialog}
      onClose={onClose}
      submitText={t('review.return')}
    >
      <LongTextField
        {...dialog.field('reason')}
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
