import type { Deed } from '@gep/api-client/contract';
import type { InputRecord, RunRecord } from '../calculation/run-record';
import { isUnconfirmed } from '../model/unconfirmed';
import type { Actor } from '../store/schema';

/** Who supplied an input, and who confirmed it. */
export interface InputEvidence {
  /** Null in records of an older program. */
  readonly supplied: Deed | null;
  /** Null where nobody has. */
  readonly confirmed: Deed | null;
}

/**
 * Who stands for an input that a run has read. What the owner supplies, an import and the sample count as confirmed, but
 * for the classes of a raster, which somebody has confirmed for themselves; what a department handed in was confirmed by
 * the owner, unless a calculation was allowed to read it before.
 */
export function inputEvidence(input: InputRecord): InputEvidence {
  const supplied =
    input.plain === null ? deedOf(input.uploadedBy, input.uploadedAt) : deedOf(input.plainBy, input.plainAt);
  if (isUnconfirmed(input)) return { supplied, confirmed: null };
  if (input.plain === null && input.classesConfirmedAt)
    return { supplied, confirmed: deedOf(input.classesConfirmedBy, input.classesConfirmedAt) };
  if (input.plain === null && input.confirmedAt)
    return { supplied, confirmed: deedOf(input.confirmedBy, input.confirmedAt) };
  return { supplied, confirmed: confirmedBySupply(supplied) };
}

/** The same of the region file. */
export function regionEvidence({ uploadedBy, uploadedAt }: RunRecord['region']): InputEvidence {
  const supplied = deedOf(uploadedBy, uploadedAt);
  return { supplied, confirmed: confirmedBySupply(supplied) };
}

function confirmedBySupply(supplied: Deed | null): Deed | null {
  return supplied?.role === 'PROJECT_ADMIN' ? supplied : null;
}

/** Records of an older program have neither. */
function deedOf(actor: Actor | null | undefined, time: string | null | undefined): Deed | null {
  return actor && time ? { ...actor, time } : null;
}
