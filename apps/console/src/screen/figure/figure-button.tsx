import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './figure.module.css';
import { useFigure } from './figure-store';
import type { ShownFigure } from './figure-store';

interface FigureButtonProps {
  readonly figure: ShownFigure;
  /** What the figure is of, for those who hear it. */
  readonly of: string;
  /** Whether it is to be seen as a link before the pointer is on it: outside of tables. */
  readonly isLink?: boolean | undefined;
  readonly children: ReactNode;
}

/** A figure that shows where it comes from when it is clicked. */
export function FigureButton({ figure, of, isLink, children }: FigureButtonProps) {
  const { t } = useTranslation();
  const show = useFigure((store) => store.show);
  return (
    <button
      type="button"
      className={css.figure}
      data-link={isLink}
      aria-haspopup="dialog"
      aria-description={t('figure.open', { of })}
      onClick={() => show(figure)}
    >
      {children}
    </button>
  );
}
