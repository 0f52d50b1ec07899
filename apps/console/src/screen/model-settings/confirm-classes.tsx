import type { InputSettings } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { screenCount } from '../../message/unit';
import { areaText } from './reclassification';
import type { ClassSummary } from './reclassification';
import css from './class-mapping.module.css';

/** Saves a reclassification together with the word of the user that it is right. */
export interface ClassConfirmation {
  readonly mutate: (classes: Pick<InputSettings, 'reclassification' | 'preset'>) => void;
  readonly isPending: boolean;
}

interface ConfirmClassesProps {
  summary: ClassSummary;
  disabled: boolean;
  onConfirm: () => void;
}

/** The button by which the user says that every class is read right, and what will be missing. */
export function ConfirmClasses({ summary, disabled, onConfirm }: ConfirmClassesProps) {
  const { t } = useTranslation();
  return (
    <footer className={css.confirm}>
      <Button look="primary" disabled={disabled} onClick={onConfirm}>
        {t('models.confirmClasses')}
      </Button>
      {summary.cells > 0 && (
        <span className={css.missing}>
          {t(summary.area === null ? 'models.withoutType' : 'models.withoutTypeArea', {
            count: summary.count,
            cells: screenCount(summary.cells),
            area: areaText(summary.area ?? 0),
          })}
        </span>
      )}
    </footer>
  );
}
