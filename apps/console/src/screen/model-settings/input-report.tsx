import type { StoredInput } from '@gep/api-client';
import { formatNumber } from '@gep/map-engine/scheme';
import { Select } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { crsLabel } from '../../message/crs-label';
import { screenCount } from '../../message/unit';
import css from './model-settings.module.css';

interface InputReportProps {
  file: NonNullable<StoredInput['file']>;
  disabled: boolean;
  /** Reads a table or vector file again. */
  onEncoding: (encoding: string) => void;
}

/** What the server found in a file. */
export function InputReportView({ file, disabled, onEncoding }: InputReportProps) {
  const { t } = useTranslation();
  const { report } = file;
  const candidates = report.kind === 'raster' ? [] : report.candidates;
  return (
    <dl className={css.facts}>
      {useFacts(file).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {report.kind !== 'raster' && candidates.length > 0 && (
        <div>
          <dt>{t('setting.encoding')}</dt>
          <dd>
            <Select
              label={t('setting.encoding')}
              disabled={disabled}
              value={report.encoding}
              options={candidates.map(({ encoding, sample }) => ({
                value: encoding,
                label: `${encoding.toUpperCase()} · ${sample.slice(0, 2).join(' ')}`,
              }))}
              onChange={onEncoding}
            />
          </dd>
        </div>
      )}
    </dl>
  );
}

type RasterReport = Extract<NonNullable<StoredInput['file']>['report'], { kind: 'raster' }>;

/** Of a file, so of any size: six digits instead of two decimals. */
const figure = (value: number | null): string =>
  formatNumber(value, { decimals: 'all', digits: 6, group: true });

/** How many bands there are, and from when to when. */
function bandsText({ bandCount, series }: RasterReport): string {
  const count = screenCount(bandCount);
  return series ? `${count} · ${series.first} – ${series.last}` : count;
}

function useFacts({ name, report }: NonNullable<StoredInput['file']>): [string, string][] {
  const { t } = useTranslation();
  const file: [string, string] = [t('models.file'), name];
  switch (report.kind) {
    case 'raster': {
      const { cellSize } = report;
      return [
        file,
        [t('models.size'), `${report.width} × ${report.height} · ${report.dataType}`],
        [t('models.cell'), `${figure(cellSize.x)} ${t(`models.cellUnit.${cellSize.unit}`)}`],
        ...(report.bandCount > 1
          ? [[t(`models.bands.${report.series?.unit ?? 'band'}`), bandsText(report)] as [string, string]]
          : []),
        [t('models.range'), `${figure(report.min)} – ${figure(report.max)}`],
        // A mark, compared to the last digit.
        [t('models.noDataShort'), report.noData === null ? '--' : String(report.noData)],
        [t('models.crs'), crsLabel(report.crs, report.crsName)],
        ...(report.scaleFromFile ? [[t('models.scale'), t('models.scaleFromFile')] as [string, string]] : []),
      ];
    }
    case 'vector':
      return [
        file,
        [
          t('models.features'),
          `${screenCount(report.rowCount)} · ${t(`models.geometry.${report.geometryType}`)}`,
        ],
        [t('models.columns'), screenCount(report.fields.length)],
        [t('models.crs'), crsLabel(report.crs, report.crsName)],
      ];
    case 'table':
      return [
        file,
        ...(report.sheet === null ? [] : [[t('models.sheet'), report.sheet] as [string, string]]),
        [t('models.rows'), screenCount(report.rowCount)],
        [t('models.columns'), screenCount(report.columns.length)],
      ];
  }
}
