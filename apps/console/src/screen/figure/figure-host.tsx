import { latePart } from '../../layout/late-part';
import { useFigure } from './figure-store';

const FigureDialog = latePart(() => import('./figure-dialog'));

/** Where the panel of a figure appears of any screen. */
export function FigureHost() {
  const figure = useFigure(({ path }) => path.at(-1));
  return figure && <FigureDialog figure={figure} />;
}
