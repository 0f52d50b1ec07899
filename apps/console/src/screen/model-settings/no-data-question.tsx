import type { InputSettings } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { screenCount } from '../../message/unit';
import css from '../../form/preflight/raster-preflight.module.css';

interface NoDataQuestionProps {
  /** Raw values that nothing saved declares, and how many cells have each. */
  asked: readonly { readonly value: number; readonly count: number }[];
  /** Which cells are counted. */
  cells: 'file' | 'grid';
  settings: Pick<InputSettings, 'noData'>;
  disabled: boolean;
  onChange: (change: Pick<InputSettings, 'noData'>) => void;
}

/** Asks whether values mean no data; once they were declared it says that this is still to be saved, and takes it back. */
export function NoDataQuestion({ asked, cells, settings, disabled, onChange }: NoDataQuestionProps) {
  const { t } = useTranslation();
  const isDeclared = (value: number): boolean => settings.noData.includes(value);
  const open = asked.filter(({ value }) => !isDeclared(value));
  if (asked.length === 0) return null;
  const list = (values: typeof asked): string =>
    values
      .map(({ value, count }) => t(`models.preflight.value.${cells}`, { value, count: screenCount(count) }))
      .join(t('separator'));
  const declare = () => onChange({ noData: [...settings.noData, ...open.map(({ value }) => value)] });
  const takeBack = () =>
    onChange({ noData: settings.noData.filter((one) => !asked.some(({ value }) => value === one)) });
  const isOpen = open.length > 0;
  // One button with two meanings keeps the keyboard where it is.
  return (
    <p className={css.question}>
      {t(isOpen ? 'models.preflight.noData' : 'models.preflight.noDataSet', {
        values: list(isOpen ? open : asked),
      })}
      {!disabled && (
        <Button onClick={isOpen ? declare : takeBack}>
          {t(isOpen ? 'models.preflight.useNoData' : 'models.preflight.takeBack')}
        </Button>
      )}
    </p>
  );
}
