import { Switch } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { screenCount } from '../../../message/unit';
import { errorText } from '../../../session/error-text';
import css from './ranges.module.css';
import type { useRanges } from '../../range/use-ranges';

interface RangeSwitchProps {
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
  readonly found: ReturnType<typeof useRanges>;
}

/** Ranges in the table, or none. */
export function RangeSwitch({ shown, onShow, found }: RangeSwitchProps) {
  const { t } = useTranslation();
  const { ranges, error, loading } = found;
  const state = (): string => {
    if (!shown) return '';
    if (error) return t('range.failed', { reason: errorText(error) });
    if (!ranges) return loading ? t('result.loading') : '';
    return ranges.bars.length === 0 ? '' : t('range.showHelp', { draws: screenCount(ranges.draws) });
  };
  return (
    <div className={css.switch}>
      <Switch label={t('range.show')} value={shown} onChange={onShow} />
      <small role="status">{state()}</small>
    </div>
  );
}
