import { isNumericField } from '../../model';
import type { BandStatistics, FieldType, TableScheme } from '../../model';
import { bandStatistics } from './band-statistics';
import { schemeFields } from '../category/pins';

/** How cell values are written: bands of whole numbers without decimals. */
export function bandType(band: BandStatistics | null): FieldType {
  return band && !band.dataType.startsWith('float') ? 'INT8' : 'REAL';
}

/**
 * How the numbers of a scheme's rows are written (`formatNumber`, `formatRange`): without decimals where all are of
 * whole-number fields, or of a band of whole numbers.
 * @example
 * numberType(graduatedColorScheme('polygon', { field: { name: 'Count', type: 'INT4' } })); // 'INT8'
 */
export function numberType(scheme: TableScheme): FieldType {
  if (scheme.geometry === 'raster') return bandType(bandStatistics(scheme.bands, scheme.band));
  const numeric = schemeFields(scheme).filter(({ type }) => isNumericField(type));
  return numeric.length > 0 && numeric.every(({ type }) => type !== 'REAL') ? 'INT8' : 'REAL';
}
