import type * as interchange from '@gep/map-engine/interchange';
import type { Scheme } from '@gep/map-engine/model';
import type { Pasted } from '../state';

/** What reads and writes style files. */
export type Interchange = typeof interchange;

export interface StyleFileProps<S extends Scheme> {
  readonly way: 'import' | 'export';
  readonly value: S;
  /** Names the file and the style in it. */
  readonly name: string;
  /** Makes the text of a scheme one of this layer, or says why it cannot be. */
  readonly read: (text: string) => Promise<Pasted<S>>;
  /** It is done: what is said of it, and the style that was imported. */
  readonly onDone: (said: string, imported?: S) => void;
  readonly onCancel: () => void;
}

export interface StyleFileWindowProps<S extends Scheme> extends StyleFileProps<S> {
  readonly interchange: Interchange;
}
