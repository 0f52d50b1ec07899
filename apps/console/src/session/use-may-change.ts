import { useTranslation } from 'react-i18next';
import { useOpenProject } from './use-open-project';
import { toast } from './toast';

/**
 * What a form asks before it sends a change that a run would read: false, with a notice that says so, while a
 * calculation or a pretreatment is at work in the open project.
 */
export function useMayChange(): () => boolean {
  const { t } = useTranslation();
  const project = useOpenProject();
  return () => {
    const isRunning = project.data?.running === true;
    if (isRunning) toast.info(t('setting.inCalculate'));
    return !isRunning;
  };
}
