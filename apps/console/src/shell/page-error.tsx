import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import css from './shell.module.css';

/** Shown in place of a screen that failed: says so and offers a way out. */
export function PageError() {
  const { t } = useTranslation();
  return (
    <div className={css.blank} role="alert">
      <p>{t('error.page')}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
    </div>
  );
}
