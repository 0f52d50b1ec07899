import type { Department } from '@gep/api-client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopyText } from '../../form/copy-text';

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
  const { copy, dialog } = useCopyText(t('department.copyInfo'));
  const infoOf = (department: SignInInfo) =>
    t('department.info', {
      name: department.deptName,
      url: `${location.origin}/login`,
      account: department.userName,
      password: department.password ?? t('department.passwordChanged'),
      passcode: department.dataEntryPasscode,
    });
  return { copy: (departments) => copy(departments.map(infoOf).join('\n\n')), dialog };
}
