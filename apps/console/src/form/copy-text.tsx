import { Button } from '@gep/style-editor/controls';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog';
import css from './form.module.css';
import { toast } from '../session/toast';

interface CopyText {
  readonly copy: (text: string) => Promise<void>;
  /** Shows the text where the browser did not let it be copied. */
  readonly dialog: ReactNode;
}

/**
 * Copies texts to the clipboard.
 * @param title of the dialog that shows a text to be copied by hand
 */
export function useCopyText(title: string): CopyText {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<string>();
  const copy = async (text: string) => {
    try {
      // Browsers have no clipboard for pages that come by plain HTTP.
      await navigator.clipboard.writeText(text);
      toast.success(t('department.copied'));
    } catch {
      toast.error(t('department.copyFailed'));
      setRefused(text);
    }
  };
  const close = () => setRefused(undefined);
  const dialog = refused !== undefined && (
    <Dialog open title={title} onClose={close} footer={<Button onClick={close}>{t('action.close')}</Button>}>
      <textarea
        className={css.copied}
        aria-label={title}
        readOnly
        autoFocus
        rows={8}
        value={refused}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  );
  return { copy, dialog };
}
