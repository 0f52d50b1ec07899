import type { StoredInput } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { useTranslation } from 'react-i18next';
import { screenCount } from '../../message/unit';
import css from './model-settings.module.css';

/** Of a file, so of any size: six digits instead of two decimals. */
const figure = (value: number | null): string =>
  formatNumber(value, { decimals: 'all', digits: 6, group: true });

/** What the server found in a file. */
export function InputReportView({ file }: { file: NonNullable<StoredInput['file']> }) {
  const { t } = useTranslation();
  const { report } = file;
  const facts: [string, string][] = [[t('models.file'), file.name]];
  if (report.kind === 'raster') {
    const { cellSize } = report;
    facts.push(
      [t('models.size'), `${report.width} × ${report.height} · ${report.dataType}`],
      [t('models.cell'), `${figure(cellSize.x)} ${t(`models.cellUnit.${cellSize.unit}`)}`],
      [t('models.crs'), report.crsName],
      // A mark, compared to the last digit.
      [t('models.noDataShort'), report.noData === null ? '--' : String(report.noData)],
      [t('models.range'), `${figure(report.min)} – ${figure(report.max)}`],
    );
    if (report.scaleFromFile) facts.push([t('models.scale'), t('models.scaleFromFile')]);
  }
  if (report.kind === 'vector') {
    facts.push([t('models.features'), screenCount(report.featureCount)], [t('models.crs'), report.crsName]);
  }
  if (report.kind === 'table') facts.push([t('models.rows'), screenCount(report.rowCount)]);
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd title={value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
