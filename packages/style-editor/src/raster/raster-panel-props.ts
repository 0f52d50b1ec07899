import type { Problem, RasterScheme } from '@gep/map-engine/model';
import type { Palettes } from '@gep/map-engine/scheme/edit';
import type { PanelProps } from '../scheme';

/** What every raster panel gets. */
export interface RasterPanelProps<S extends RasterScheme> extends PanelProps<S> {
  /** Takes a step that may need what the bands lack: see `complete`. */
  readonly choose: (step: (from: S) => S) => void;
  /**
   * The scheme after a step, from a scheme that knows what the step needs of the bands: the dialog asks and computes;
   * null on refusal or failure.
   */
  readonly complete: (step: (from: S) => S) => Promise<S | null>;
  /** Why a scheme cannot be chosen: what its band lacks is not computed here; null: it can. */
  readonly lacks: (scheme: RasterScheme) => string | null;
  /** Reports a fault that was corrected at once; null clears it. */
  readonly onProblem: (problem: Problem | null) => void;
  readonly palettes?: Palettes;
}
