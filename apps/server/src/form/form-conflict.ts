import { forms } from '@gep/api-client/contract';
import type { FormName } from '@gep/api-client/contract';
import { GepError } from '../error/gep-error';
import type { Actor } from '../store/schema';
import type { FormChangeRow } from './form-queries';

/** Somebody has saved what the caller had not seen. */
export class FormConflictError extends GepError {
  constructor(
    readonly form: FormName,
    /** The version of now. */
    readonly version: number,
    readonly changes: readonly FormChangeRow[],
    /** Who reads it. */
    readonly reader: Actor | null,
  ) {
    const { zh, en } = forms[form];
    super({ name: 'FORM_CHANGED', args: { form: { zh, en } } });
    this.name = 'FormConflictError';
  }
}
