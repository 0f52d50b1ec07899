import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import css from './class-mapping.module.css';

/** Why the classes of a file cannot be confirmed in which none was read: it is empty, or an older program took it. */
export function NoClasses({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation();
  return (
    <footer className={css.confirm}>
      {!disabled && (
        <Button look="primary" disabled>
          {t('models.confirmClasses')}
        </Button>
      )}
      <span className={css.missing}>{t('models.noClasses')}</span>
    </footer>
  );
}
