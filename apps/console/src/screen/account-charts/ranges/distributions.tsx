import type { ResultRange } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../form/button-link';
import { Card } from '../../../form/card';
import { screenCount } from '../../../message/unit';
import { distributionText } from '../../range/distribution-text';
import { FigureTable } from '../chart/figure-table';
import css from './ranges.module.css';

/** Every distribution with its source and what it is used for; where there is none, the way to where they are entered. */
export function Distributions({ ranges }: { readonly ranges: ResultRange }) {
  const { t } = useTranslation();
  const { bars, unused, draws, seed } = ranges;
  const title = t('range.chart.distributions');
  const all = [...bars, ...unused];
  const action = <ButtonLink to="/setting/model">{t('range.chart.enter')}</ButtonLink>;
  return (
    <Card title={title} action={action}>
      {bars.length === 0 && <p>{t('range.empty')}</p>}
      {bars.length > 0 && (
        <p className={css.basis}>
          {t('range.basis', { count: bars.length, draws: screenCount(draws), seed })}
        </p>
      )}
      {all.length > 0 && (
        <FigureTable
          label={title}
          figures={{
            columns: [
              { title: t('range.number') },
              { title: t('charts.column.service') },
              { title: t('range.kind') },
              { title: t('range.chart.numberUnit') },
              { title: t('range.source') },
              { title: t('range.chart.use') },
            ],
            rows: all.map((one) => [
              one.name,
              one.modelName,
              distributionText(one.uncertainty, t),
              one.unit || t('range.chart.factor'),
              one.uncertainty.source,
              'problem' in one ? one.problem.message : t('range.chart.used'),
            ]),
          }}
        />
      )}
    </Card>
  );
}
