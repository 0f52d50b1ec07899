import type { LocalText } from '../shared-schemas';

/** A coded fault. `{place}` in the sentences is filled from the arguments. HTTP status 200 unless one is given. */
export interface ErrorEntry extends LocalText {
  readonly code: string;
  readonly status?: number;
}
