import type { ResultRange } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../form/button-link';
import { screenCount } from '../../../message/unit';
import css from '../drawer.module.css';
import { TornadoTable } from './tornado-table';

/** What ranges follow from: their draws, the sensitivity of the total, and the distributions that are in none. */
export function RangeNotes({ ranges }: { ranges: ResultRange }) {
  const { t } = useTranslation();
  const { bars, draws, seed, unused } = ranges;
  return (
    <section className={css.notes} aria-label={t('range.tornado')}>
      {bars.length === 0 ? (
        <>
          <p>{t('range.empty')}</p>
          <ButtonLink to="/setting/model">{t('range.toModels')}</ButtonLink>
        </>
      ) : (
        <>
          <h3>{t('range.tornado')}</h3>
          <p>{t('range.tornadoHelp')}</p>
          <TornadoTable bars={bars} account={ranges.total.account} />
          <p>{t('range.basis', { count: bars.length, draws: screenCount(draws), seed })}</p>
        </>
      )}
      {unused.length > 0 && (
        <>
          <h3>{t('range.unused')}</h3>
          <ul>
            {unused.map(({ modelId, modelName, name, problem }) => (
              <li key={`${modelId} ${name}`}>
                <span>
                  {modelName} · {name}
                </span>
                <span>{problem.message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
