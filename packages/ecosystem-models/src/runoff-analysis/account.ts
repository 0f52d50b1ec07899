import type { Account } from '../model';
import { rowsOf } from '../parameter-values';
import { typeLookup } from '../shared/type-table';

/** Runoff by coefficients is proportional to that of the type. */
export const account: Account = {
  scales(parameters) {
    if (parameters.method !== 'runoff-coefficient') return {};
    const psi = typeLookup(rowsOf(parameters, 'coefficients'), 'psi');
    return { 'coefficient-depth': psi, 'coefficient-volume': psi };
  },
  terms: () => ({}),
};
