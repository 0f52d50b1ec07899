import type { ProgressCard } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';
import { faultText } from '../../session/fault-text';
import { useSession } from '../../session/session-store';
import { useMayEdit } from '../../session/use-may-edit';
import { toast } from '../../session/toast';
import { startWait, useReminderWait } from './reminder-wait';

/** Reminds a department, and then waits before it can again. */
export function RemindButton({ card }: { readonly card: ProgressCard }) {
  const { t } = useTranslation();
  const isAdmin = useMayEdit();
  const { projectId, user } = useSession();
  const seconds = useReminderWait(card.userId);
  const remind = useMutation({
    mutationFn: () => client.remindDepartment({ inputerId: card.userId, projectId: projectId ?? '' }),
    onSuccess: () => startWait(card.userId),
  });
  const press = () => {
    if (card.phone === '') toast.info(faultText({ name: 'NO_PHONE', args: {} }));
    else remind.mutate();
  };
  const isOwn = card.userId === user?.userId;
  const isDisabled = !isAdmin || isOwn || card.fillProgress === 100 || seconds > 0 || remind.isPending;
  return (
    <Button disabled={isDisabled} onClick={press}>
      {seconds > 0 ? t('progress.remindAgain', { seconds }) : t('progress.remind')}
    </Button>
  );
}
