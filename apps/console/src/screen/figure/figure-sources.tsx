import type { FigureChain } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import css from './figure.module.css';
import { markText } from './figure-marks';

/** Where the method and its defaults are from, and whether the source was read. */
export function FigureSources({ sources }: { readonly sources: FigureChain['sources'] }) {
  const { t } = useTranslation();
  return (
    <section>
      <h4>{t('figure.sources')}</h4>
      <ul className={css.sources}>
        {sources.map(({ mark, source, gives }) => (
          <li key={`${source}/${gives}`}>
            <span>{source}</span> <small>{markText(mark, t)}</small>
            <p>{gives}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
