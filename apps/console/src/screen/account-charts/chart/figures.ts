import type { ShownUnit } from '../../../message/unit';

/** A text, a number in the unit of its column, or null where there is none. */
export type FigureCell = string | number | null;

export interface FigureColumn {
  readonly title: string;
  /** As the server names it, for files; absent for texts, empty for plain numbers. */
  readonly unit?: string;
  /** How the numbers are shown on the screen; absent: as they are. */
  readonly shown?: ShownUnit;
}

/** What a chart is drawn from, its table shows and its files hold. The first column names the rows. */
export interface Figures {
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly (readonly FigureCell[])[];
}
