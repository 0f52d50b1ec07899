import type { AssignmentEffect } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { useLocalText } from '../../message/local-text';

/** The question before forms are taken back from departments: what is filled in goes with them. */
export function useTakeBackText(): (effect: AssignmentEffect) => string {
  const { t } = useTranslation();
  const text = useLocalText();
  return ({ taken, lost, lostForms }) => {
    if (lost === 0) return t('report.assignment.remove', { count: taken });
    const lines = lostForms.map(({ name, deptName, formState }) =>
      t('report.assignment.lostForm', {
        form: text(name),
        department: deptName,
        state: t(`collection.state.${formState}`),
      }),
    );
    const more = lost - lostForms.length;
    if (more > 0) lines.push(t('report.assignment.lostMore', { count: more }));
    return [t('report.assignment.removeLost', { count: taken, lost }), ...lines].join('\n');
  };
}
