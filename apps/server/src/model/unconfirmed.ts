import type { SuppliedForm } from '../store/schema';

/** Whether an input, or the record of one, has data of a department that nobody has confirmed. */
export function isUnconfirmed(input: { readonly forms?: readonly SuppliedForm[] } | undefined): boolean {
  return input?.forms?.some(({ confirmed }) => confirmed === null) ?? false;
}
