import type { ValueRange } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { exactText, quantity } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import css from './ranges.module.css';

interface RangeSummaryProps {
  /** What the value is of. */
  readonly name: string;
  readonly total: ValueRange;
}

/** The value of the account with the conservative one and the range at its side. */
export function RangeSummary({ name, total }: RangeSummaryProps) {
  const { t, i18n } = useTranslation();
  const said = (figure: number): string => {
    const { value, unit } = quantity(figure, yuan, i18n.language);
    return `${value} ${unit}`;
  };
  const { account, p5, p50, p95 } = total;
  const facts = [
    { term: name, text: said(account), exact: exactText(account, yuan) },
    {
      term: t('range.chart.conservative'),
      text: said(p5),
      exact: exactText(p5, yuan),
      help: t('range.chart.conservativeHelp'),
    },
    { term: t('range.chart.median'), text: said(p50), exact: exactText(p50, yuan) },
    { term: '5 % – 95 %', text: `${said(p5)} – ${said(p95)}`, exact: '' },
  ];
  return (
    <dl className={css.summary} aria-label={t('range.chart.summary')}>
      {facts.map(({ term, text, exact, help }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd title={exact}>{text}</dd>
          {help && <dd className={css.help}>{help}</dd>}
        </div>
      ))}
    </dl>
  );
}
