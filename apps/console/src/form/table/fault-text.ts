import { formatNumber } from '@gep/map-engine/scheme';
import { useTranslation } from 'react-i18next';
import type { CellFault } from './cell-fault';

interface Range {
  readonly min: number;
  readonly max: number;
  readonly minExclusive?: boolean;
  readonly missing?: number;
}

const bound = (value: number): string => formatNumber(value, { decimals: 'all', group: true });

/** Says which numbers are allowed. */
export function useRangeText(): (range: Range) => string {
  const { t } = useTranslation();
  return ({ min, max, minExclusive, missing }) =>
    t(minExclusive ? 'table.rangeAbove' : 'table.range', { min: bound(min), max: bound(max) }) +
    (missing === undefined ? '' : t('table.orMissing', { missing }));
}

/** Says what is wrong with the text of a cell, and what is allowed. */
export function useFaultText(): (fault: CellFault, text: string) => string {
  const { t } = useTranslation();
  const range = useRangeText();
  return (fault, text) => {
    switch (fault.code) {
      case 'required':
      case 'empty-column':
      case 'unknown':
        return t(`table.fault.${fault.code}`, { text });
      case 'repeated':
        return t('table.fault.repeated', { text, row: fault.row + 1 });
      default:
        return t(`table.fault.${fault.code}`, { text, range: range(fault.column) });
    }
  };
}
