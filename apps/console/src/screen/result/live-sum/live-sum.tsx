import type { RegionSum } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { quantity, screenArea, screenCount } from '../../../message/unit';
import type { ShownUnit } from '../../../message/unit';
import css from './live-sum.module.css';

interface LiveSumProps {
  readonly sum: RegionSum;
  /** Word of what is added up. */
  readonly word: string;
  /** The unit of its figures everywhere; absent: the one that suits the sum. */
  readonly unit: ShownUnit | undefined;
}

/** What the region comes to that is being drawn. */
export function LiveSum({ sum: { count, area, sum, unit: given }, word, unit }: LiveSumProps) {
  const { t, i18n } = useTranslation();
  const figure = quantity(sum, given, i18n.language, unit);
  const facts = [
    { word, text: sum === null ? '—' : `${figure.value} ${figure.unit}`, exact: figure.exact },
    { word: t('result.ledger.area'), text: `${screenArea(area)} hm²`, exact: '' },
    { word: t('result.ledger.cells'), text: screenCount(count), exact: '' },
  ];
  return (
    <dl className={css.sum} aria-label={t('result.liveSum')} role="group">
      {facts.map(({ word: name, text, exact }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd title={exact}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
