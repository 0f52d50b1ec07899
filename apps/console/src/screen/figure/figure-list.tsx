import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commonUnit, exactText, inUnit } from '../../message/unit';
import css from './figure.module.css';
import { useFigure } from './figure-store';
import type { ShownFigure } from './figure-store';

/** A figure that another is made of. */
export interface ListedFigure {
  readonly name: string;
  readonly value: number | null;
  /** Where its own way is. */
  readonly figure: ShownFigure;
}

interface FigureListProps {
  readonly title: string;
  /** What the names are of. */
  readonly head: string;
  /** What the values are. */
  readonly output: string;
  readonly unit: string;
  readonly figures: readonly ListedFigure[];
  /** Their sum, where it is shown. */
  readonly sum?: number | null;
}

/** Figures that another is made of, in one unit, each with its own way. */
export function FigureList({ title, head, output, unit, figures, sum }: FigureListProps) {
  const { t, i18n } = useTranslation();
  const follow = useFigure((store) => store.follow);
  const values = [...figures.map(({ value }) => value), ...(sum === undefined ? [] : [sum])];
  const shown = commonUnit(unit, values, i18n.language);
  const row = (name: ReactNode, value: number | null) => (
    <>
      <th scope="row">{name}</th>
      <td data-number title={exactText(value, unit)}>
        {inUnit(value, shown)}
      </td>
    </>
  );
  return (
    <section>
      <h4>{title}</h4>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" data-number>
              {output} <small>{shown.unit}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, value, figure }) => (
            <tr key={`${figure.id} ${figure.type}`}>
              {row(
                <button type="button" className={css.figure} onClick={() => follow(figure)}>
                  {name}
                </button>,
                value,
              )}
            </tr>
          ))}
        </tbody>
        {sum !== undefined && (
          <tfoot>
            <tr>{row(t('figure.sum'), sum)}</tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
