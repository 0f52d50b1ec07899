import type { StoredInput } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import css from './model-settings.module.css';

const figure = (value: number | null, language: string): string =>
  value === null ? '--' : value.toLocaleString(language, { maximumSignificantDigits: 6 });

/** What the server found in a file. */
export function InputReportView({ file }: { file: NonNullable<StoredInput['file']> }) {
  const { t, i18n } = useTranslation();
  const { report } = file;
  const facts: [string, string][] = [[t('models.file'), file.name]];
  if (report.kind === 'raster') {
    const { cellSize } = report;
    facts.push(
      [t('models.size'), `${report.width} × ${report.height} · ${report.dataType}`],
      [t('models.cell'), `${figure(cellSize.x, i18n.language)} ${t(`models.cellUnit.${cellSize.unit}`)}`],
      [t('models.crs'), report.crsName],
      [t('models.noDataShort'), report.noData === null ? '--' : String(report.noData)],
      [t('models.range'), `${figure(report.min, i18n.language)} – ${figure(report.max, i18n.language)}`],
    );
    if (report.scaleFromFile) facts.push([t('models.scale'), t('models.scaleFromFile')]);
  }
  if (report.kind === 'vector') {
    facts.push([t('models.features'), String(report.featureCount)], [t('models.crs'), report.crsName]);
  }
  if (report.kind === 'table') facts.push([t('models.rows'), String(report.rowCount)]);
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
