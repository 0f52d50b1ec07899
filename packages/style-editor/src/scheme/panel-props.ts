import type { Field, FieldStatistics, Scheme } from '@gep/map-engine/model';
import type { CategoryInput } from '@gep/map-engine/scheme';
import type { RenderSymbolEditor } from '../symbol';
import type { Editing } from '../state';

/** What every panel gets: a scheme in, a scheme out. */
export interface PanelProps<S extends Scheme> extends Editing<S> {
  readonly value: S;
  /** Whether a change waits for an answer; until then there is nothing to apply. */
  readonly onWaiting?: (waiting: boolean) => void;
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** What is known of the field of a scheme. */
export interface FieldData {
  readonly statistics: FieldStatistics;
  /** What rows are computed from. */
  readonly input: CategoryInput;
}

/** Additional props of panels with a field. */
export interface FieldPanelProps<S extends Scheme> extends PanelProps<S> {
  readonly fields: readonly Field[];
  /** Null until fetched. */
  readonly data: FieldData | null;
  /**
   * Other fields were chosen; the caller fetches their data and makes the rows. `take` gets the scheme then; default:
   * the draft.
   */
  readonly onFields: (fields: readonly Field[], take?: (next: S) => void) => void;
  /**
   * Takes a step that regenerates the rows of a scheme from the data of its fields. The data are fetched first where
   * they are unknown; if that fails, the failure is reported and the step is not taken.
   */
  readonly withData: (scheme: S, step: (data: FieldData) => void) => void;
}
