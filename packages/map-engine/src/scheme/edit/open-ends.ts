import type { Classification } from '../../model';
import { openRows } from '../category/open-ends';
import type { GraduatedScheme } from '../category/scheme-breaks';
import { plainRows } from './plain-rows';

/**
 * Opens or closes the outer classes; labels that nobody typed follow.
 * @example
 * setOpenEnds(scheme, { openBelow: true, openAbove: true }).categories.at(-1)?.label; // '> 30.00'
 */
export function setOpenEnds<S extends GraduatedScheme>(
  scheme: S,
  ends: Pick<Classification, 'openBelow' | 'openAbove'>,
): S {
  const automatic = plainRows(scheme);
  const closed = scheme.categories.map((row) =>
    row.kind === 'range' ? { ...row, openBelow: false, openAbove: false } : row,
  );
  const next = {
    ...scheme,
    classification: { ...scheme.classification, ...ends },
    categories: openRows(closed, ends),
  };
  const labels = plainRows(next);
  const categories = next.categories.map((row) => {
    const typed = automatic.get(row.key)?.label !== row.label;
    return typed ? row : { ...row, label: labels.get(row.key)?.label ?? row.label };
  });
  return { ...next, categories };
}
