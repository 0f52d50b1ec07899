import type { FigureChain } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { commonUnit, exactText, inUnit } from '../../message/unit';
import css from './figure.module.css';
import { useFigure } from './figure-store';
import type { ShownFigure } from './figure-store';

/** The figures that are added up in one, each with its own way. */
export function FigureParts({
  chain,
  figure,
}: {
  readonly chain: FigureChain;
  readonly figure: ShownFigure;
}) {
  const { t, i18n } = useTranslation();
  const follow = useFigure((store) => store.follow);
  const { parts, unit, value } = chain;
  const shown = commonUnit(unit, [value, ...parts.map((part) => part.value)], i18n.language);
  return (
    <section>
      <h4>{t('figure.parts')}</h4>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('figure.part')}</th>
            <th scope="col" data-number>
              {t(`figure.${figure.output}`)} <small>{shown.unit}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.id}>
              <th scope="row">
                <button
                  type="button"
                  className={css.figure}
                  onClick={() => follow({ ...figure, id: part.id, compareFlag: chain.compareFlag })}
                >
                  {part.name}
                </button>
              </th>
              <td data-number title={exactText(part.value, unit)}>
                {inUnit(part.value, shown)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('figure.sum')}</th>
            <td data-number>{inUnit(value, shown)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
