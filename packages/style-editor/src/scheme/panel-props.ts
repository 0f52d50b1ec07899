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
  /** The scheme with other fields and rows made of their data; null where the data cannot be had, which is said then. */
  readonly withFields: (fields: readonly Field[]) => Promise<S | null>;
  /** Data of the fields of a scheme, fetched where nothing is known of them; null where they cannot be had. */
  readonly dataOf: (scheme: S) => Promise<FieldData | null>;
}
