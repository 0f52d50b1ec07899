import { useTranslation } from 'react-i18next';
import { useLocalText } from '../../message/local-text';
import type { AssignmentEffect } from './assignment-draft';

/** Forms that are named in the question. */
const named = 8;

/** The question before forms are taken back from departments: what is filled in goes with them. */
export function useTakeBackText(): (effect: AssignmentEffect) => string {
  const { t } = useTranslation();
  const text = useLocalText();
  return ({ taken, lost }) => {
    if (lost.length === 0) return t('report.assignment.remove', { count: taken.length });
    const lines = lost.slice(0, named).map(({ item, form }) =>
      t('report.assignment.lostForm', {
        form: text(item.name),
        department: form.deptName,
        state: t(`collection.state.${form.formState}`),
      }),
    );
    if (lost.length > named) lines.push(t('report.assignment.lostMore', { count: lost.length - named }));
    return [t('report.assignment.removeLost', { count: taken.length, lost: lost.length }), ...lines].join(
      '\n',
    );
  };
}
