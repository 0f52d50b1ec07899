import type { Department } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Dialog } from '../../form/dialog';
import css from './department.module.css';

type SignInInfo = Pick<Department, 'deptName' | 'userName' | 'password' | 'dataEntryPasscode'>;

interface CopyInfo {
  /** Copies what departments need to sign in. */
  readonly copy: (departments: readonly SignInInfo[]) => Promise<void>;
  /** Shows the text where the browser did not let it be copied. */
  readonly dialog: ReactNode;
}

/** Copies address, account, first password and access code of departments, to be handed to them. */
export function useCopyInfo(): CopyInfo {
  const { t } = useTranslation();
  const [refused, setRefused] = useState<string>();
  const infoOf = (department: SignInInfo) =>
    t('department.info', {
      name: department.deptName,
      url: `${location.origin}/login`,
      account: department.userName,
      password: department.password ?? t('department.passwordChanged'),
      passcode: department.dataEntryPasscode,
    });
  const copy = async (departments: readonly SignInInfo[]) => {
    const text = departments.map(infoOf).join('\n\n');
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
    <Dialog
      open
      title={t('department.copyInfo')}
      onClose={close}
      footer={<Button onClick={close}>{t('action.close')}</Button>}
    >
      <textarea
        className={css.info}
        aria-label={t('department.copyInfo')}
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
