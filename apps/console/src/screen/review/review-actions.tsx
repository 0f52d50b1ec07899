import { canMove } from '@gep/api-client';
import type { ReportComment, ReportForm } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../form/confirm';
import { useLocalText } from '../../message/local-text';
import { useSave } from '../../session/use-save';
import { ExtendDialog } from './extend-dialog';
import { NextLink } from './next-link';
import { ReturnDialog } from './return-dialog';
import type { useReview } from './use-review';

interface ReviewActionsProps {
  readonly report: ReportForm;
  readonly review: Omit<ReturnType<typeof useReview>, 'report'>;
  /** What is decided on is what is on screen. */
  readonly isLatest: boolean;
  /** Go with a return. */
  readonly comments: readonly ReportComment[];
  readonly onSent: () => void;
}

/** What the owner can do to a form in its state. */
export function ReviewActions({ report, review, isLatest, comments, onSent }: ReviewActionsProps) {
  const { t } = useTranslation();
  const text = useLocalText();
  const [busy, save] = useSave();
  const [dialog, setDialog] = useState<'return' | 'extend' | null>(null);
  const { formState } = report;
  const can = (action: 'confirm' | 'return' | 'cancelConfirmation') =>
    isLatest && canMove(formState, action, 'owner');
  const close = () => setDialog(null);
  const askCancel = async () => {
    const words = { name: text(report.name), department: report.deptName };
    if (await confirm(t('review.cancel'), t('review.cancelConfirm', words))) await save(review.cancel);
  };
  return (
    <>
      <NextLink after={report.reportFormId} waits={formState === 'SUBMITTED'} />
      {formState !== 'CONFIRMED' && (
        <Button disabled={busy} onClick={() => setDialog('extend')}>
          {t('review.extend')}
        </Button>
      )}
      {can('return') && (
        <Button disabled={busy} onClick={() => setDialog('return')}>
          {t('review.return')}
        </Button>
      )}
      {can('confirm') && (
        <Button
          look="primary"
          disabled={busy}
          onClick={() => void save(() => review.confirm(report.version))}
        >
          {t('review.confirm')}
        </Button>
      )}
      {can('cancelConfirmation') && (
        <Button look="warning" disabled={busy} onClick={() => void askCancel()}>
          {t('review.cancel')}
        </Button>
      )}
      {dialog === 'return' && (
        <ReturnDialog
          reportFormId={report.reportFormId}
          comments={comments.length}
          onClose={close}
          onReturn={async (reason) => {
            await review.sendBack(report.version, reason, comments);
            onSent();
            close();
          }}
        />
      )}
      {dialog === 'extend' && (
        <ExtendDialog
          due={report.submitDue}
          onClose={close}
          onExtend={async (submitDue) => {
            await review.extend(submitDue);
            close();
          }}
        />
      )}
    </>
  );
}
