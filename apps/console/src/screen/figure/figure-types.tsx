import type { FigureChain } from '@gep/api-client';
import { useTranslation } from 'react-i18next';
import { commonUnit, exactText, inUnit } from '../../message/unit';
import css from './figure.module.css';
import { useFigure } from './figure-store';
import type { ShownFigure } from './figure-store';

interface FigureTypesProps {
  readonly chain: FigureChain;
  readonly figure: ShownFigure;
}

/** What each ecosystem type has of a figure, each with its own way. */
export function FigureTypes({ chain, figure }: FigureTypesProps) {
  const { t, i18n } = useTranslation();
  const follow = useFigure((store) => store.follow);
  const { types, unit, district, compareFlag } = chain;
  const shown = commonUnit(
    unit,
    types.map(({ value }) => value),
    i18n.language,
  );
  const place = { level: district?.level, code: district?.code, compareFlag };
  return (
    <section>
      <h4>{t('figure.types')}</h4>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('figure.type')}</th>
            <th scope="col" data-number>
              {t(`figure.${figure.output}`)} <small>{shown.unit}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {types.map(({ code, name, value }) => (
            <tr key={code}>
              <th scope="row">
                <button
                  type="button"
                  className={css.figure}
                  onClick={() => follow({ ...figure, ...place, type: code, typeLevel: 1 })}
                >
                  {name}
                </button>
              </th>
              <td data-number title={exactText(value, unit)}>
                {inUnit(value, shown)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
