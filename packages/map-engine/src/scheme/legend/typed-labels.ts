import type { RangeCategory, TableScheme } from '../../model';
import { classLabel } from '../text/class-label';
import { numberType } from '../data/number-type';
import { pinsByRow } from '../category/pins';

/**
 * Finds the class labels that a person typed: those that are pinned, and in styles of other programs, which have no
 * pins, those that differ from the automatic text.
 */
export function typedLabels(scheme: TableScheme): (row: RangeCategory) => boolean {
  const pins = pinsByRow(scheme);
  const type = numberType(scheme);
  return (row) => pins.get(row.key)?.label !== undefined || row.label !== classLabel(row, type);
}
