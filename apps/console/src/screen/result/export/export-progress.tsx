import type { ExportStep } from '@gep/map-engine/map';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../form/progress-bar';
import css from './export.module.css';

const percent: Readonly<Record<ExportStep, number>> = { map: 10, page: 60, file: 80 };

/** What the export is doing, and the way to stop it. */
export function ExportProgress({ step, onStop }: { readonly step: ExportStep; readonly onStop: () => void }) {
  const { t } = useTranslation();
  const text = t(`map.export.step.${step}`);
  return (
    <div className={css.progress}>
      <p role="status">{text}</p>
      <Button onClick={onStop}>{t('map.export.stop')}</Button>
      <ProgressBar percent={percent[step]} label={text} />
    </div>
  );
}
