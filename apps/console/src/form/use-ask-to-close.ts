import { useTranslation } from 'react-i18next';
import { confirm } from './confirm';

/**
 * Closing a dialog by Escape, its cross or a click beside it, which may be a slip: asks first where something was typed
 * and is not saved. The cancel button closes without a question.
 */
export function useAskToClose(dirty: boolean, onClose: () => void): () => void {
  const { t } = useTranslation();
  const ask = async () => {
    if (await confirm(t('unsaved.dropTitle'), t('unsaved.drop'))) onClose();
  };
  return dirty ? () => void ask() : onClose;
}
