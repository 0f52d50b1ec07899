import { lazy, Suspense } from 'react';
import { useFigure } from './figure-store';

const FigureDialog = lazy(() => import('./figure-dialog'));

/** Where the panel of a figure appears of any screen. */
export function FigureHost() {
  const figure = useFigure(({ path }) => path.at(-1));
  return (
    figure && (
      <Suspense>
        <FigureDialog figure={figure} />
      </Suspense>
    )
  );
}
