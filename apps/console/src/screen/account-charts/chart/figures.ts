import type { ShownFigure } from '../../figure/figure-store';
import type { ShownUnit } from '../../../message/unit';

/** A text, a number in the unit of its column, or null where there is none. */
export type FigureCell = string | number | null;

export interface FigureColumn {
  readonly title: string;
  /** As the server names it, for files; absent for texts, empty for plain numbers. */
  readonly unit?: string;
  /** How the numbers are shown on the screen; absent: as they are. */
  readonly shown?: ShownUnit;
  /** Texts that say a number with its unit: they are set as numbers are. */
  readonly isAmount?: true;
}

/** What a chart is drawn from, its table shows and its files hold. The first column names the rows. */
export interface Figures {
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly (readonly FigureCell[])[];
  /** Of which result a number is, where it can be shown where that comes from; absent: of none. */
  readonly originOf?: (row: number, column: number) => FigureOrigin | undefined;
}

/** A figure of the open project that has a chain of inputs and parameters. */
export type FigureOrigin = Omit<ShownFigure, 'projectId'>;

/** What is to be known of a chart; of a note with a figure the reader can see where that comes from. */
export type ChartNote = string | { readonly text: string; readonly origin: FigureOrigin };
