import type { Problem, RasterScheme } from '@gep/map-engine/model';
import type { Palettes } from '@gep/map-engine/scheme';
import type { PanelProps } from '../scheme';

/** What every raster panel gets. */
export interface RasterPanelProps<S extends RasterScheme> extends PanelProps<S> {
  /**
   * A choice that may need what the bands lack: the dialog asks and computes, then takes the step from the scheme that
   * knows the bands; on refusal or failure everything stays as it was. `take` gets what comes out; default: the draft.
   */
  readonly choose: (step: (from: S) => S, take?: (next: S) => void) => void;
  /** Why a scheme cannot be chosen: what its band lacks is not computed here; null: it can. */
  readonly lacks: (scheme: RasterScheme) => string | null;
  /** Reports a fault that was corrected at once; null clears it. */
  readonly onProblem: (problem: Problem | null) => void;
  readonly palettes?: Palettes;
}
