import { formatNumber } from '@gep/map-engine/scheme';
import { useTranslation } from 'react-i18next';
import { crsOfText } from '../../message/crs-label';
import { screenCount } from '../../message/unit';
import { ClassTable } from './class-table';
import css from './file-panel.module.css';
import { HistogramBars } from './histogram-bars';
import type { RasterFileLayer } from './open-file';
import { shareText } from './share-text';

const text = (value: number | null): string =>
  value === null ? '--' : formatNumber(value, { decimals: 'short', group: true });

/** Size, coordinate system, statistics and distribution of a band. */
export function RasterFigures({ opened }: { readonly opened: RasterFileLayer }) {
  const { t } = useTranslation();
  const { size, crs, unit, statistics, classes } = opened;
  const cells = size[0] * size[1];
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('preview.size'), t('preview.sizeOf', { width: screenCount(size[0]), height: screenCount(size[1]) })],
    [t('preview.crs'), crsOfText(crs)],
    ...(statistics
      ? ([
          [t('preview.dataType'), statistics.dataType],
          [
            t('preview.valid'),
            t('preview.validOf', {
              count: screenCount(statistics.totalCount),
              share: shareText(statistics.totalCount, cells),
            }),
          ],
        ] as const)
      : []),
    // Of codes neither a mean nor a largest one says anything.
    ...(statistics && !classes
      ? ([
          [t('preview.minimum'), text(statistics.minValue)],
          [t('preview.maximum'), text(statistics.maxValue)],
          [t('preview.mean'), text(statistics.meanValue)],
          [t('preview.deviation'), text(statistics.stdDevValue)],
        ] as const)
      : []),
    ...(unit === '' ? [] : ([[t('preview.unit'), unit]] as const)),
  ];
  return (
    <>
      {statistics?.estimated && !classes && (
        <p className={css.hint} role="note">
          {t('preview.estimated')}
        </p>
      )}
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {classes && statistics && <ClassTable classes={classes} total={statistics.totalCount} />}
      {statistics?.histogram && !classes && (
        <section className={css.part} aria-label={t('preview.histogram')}>
          <h3>{t('preview.histogram')}</h3>
          <HistogramBars histogram={statistics.histogram} />
        </section>
      )}
    </>
  );
}
