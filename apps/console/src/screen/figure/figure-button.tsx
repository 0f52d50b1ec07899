import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './figure.module.css';
import { useFigure } from './figure-store';
import type { ShownFigure } from './figure-store';

interface FigureButtonProps {
  readonly figure: ShownFigure;
  /** What the figure is of, for those who hear it. */
  readonly of: string;
  readonly children: ReactNode;
}

/** A figure that shows where it comes from when it is clicked. */
export function FigureButton({ figure, of, children }: FigureButtonProps) {
  const { t } = useTranslation();
  const show = useFigure((store) => store.show);
  return (
    <button
      type="button"
      className={css.figure}
      aria-haspopup="dialog"
      aria-description={t('figure.open', { of })}
      onClick={() => show(figure)}
    >
      {children}
    </button>
  );
}
