import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { pageFault } from './lazy-screen';
import css from './shell.module.css';

/** Shown in place of a screen that failed: says what failed and offers a way out. */
export function PageError() {
  const { t } = useTranslation();
  const fault = pageFault(useRouteError());
  return (
    <div className={css.blank} role="alert">
      <p>{t(`error.${fault}`)}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
    </div>
  );
}
