import type { FigureEntry, FigureGroup, RegionLevel } from '@gep/api-client';
import { createTabStore } from '../../tab/tab-store';

/** A figure on a screen: of a result, a year, and a district or the whole project, and an ecosystem type or all. */
export interface ShownFigure {
  readonly projectId: string;
  /** Id of a calculated model; `extent` or `asset` with an entry. */
  readonly id: string;
  readonly output: 'value' | 'function';
  readonly compareFlag?: 0 | 1 | undefined;
  /** With `code`: a district. */
  readonly level?: RegionLevel | undefined;
  readonly code?: string | undefined;
  /** Code of an ecosystem type at the level; 0: without a type. */
  readonly type?: number | undefined;
  readonly typeLevel?: 1 | 2 | 3 | undefined;
  /** Of the total: some of its services. */
  readonly group?: FigureGroup | undefined;
  /** With a group: its intermediate services too. */
  readonly withIntermediate?: boolean | undefined;
  /** With a user: abiotic flows too. */
  readonly withAbiotic?: boolean | undefined;
  /** A row of the extent or the asset account. */
  readonly entry?: FigureEntry | undefined;
  /** Of a change of extent: the type before. */
  readonly before?: number | undefined;
  /** What the asset account takes for granted. */
  readonly discountRate?: number | undefined;
  readonly assetLife?: number | undefined;
  readonly yields?: 'reappraisal' | 'condition' | undefined;
}

interface FigureStore {
  /** The figure whose way is shown, behind those that it was opened from. */
  readonly path: readonly ShownFigure[];
  show(figure: ShownFigure): void;
  /** A figure that is added up in the one that is shown. */
  follow(figure: ShownFigure): void;
  back(): void;
  close(): void;
}

export const useFigure = createTabStore<FigureStore>((set) => ({
  path: [],
  show: (figure) => set({ path: [figure] }),
  follow: (figure) => set(({ path }) => ({ path: [...path, figure] })),
  back: () => set(({ path }) => ({ path: path.slice(0, -1) })),
  close: () => set({ path: [] }),
}));
