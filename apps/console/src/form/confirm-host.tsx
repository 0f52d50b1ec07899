import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { useQuestion } from './confirm';
import { Dialog } from './dialog';

/** Draws the question that is asked; stands once at the root. */
export function ConfirmHost() {
  const { t } = useTranslation();
  const question = useQuestion((state) => state.question);
  if (!question) return null;
  const { title, text, withNo, answer } = question;
  return (
    <Dialog
      open
      width={420}
      title={title}
      onClose={() => answer('cancel')}
      footer={
        <>
          <Button onClick={() => answer('cancel')}>{t('action.cancel')}</Button>
          {withNo && <Button onClick={() => answer('no')}>{t('action.no')}</Button>}
          <Button look="primary" autoFocus onClick={() => answer('yes')}>
            {withNo ? t('action.yes') : t('action.ok')}
          </Button>
        </>
      }
    >
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}
