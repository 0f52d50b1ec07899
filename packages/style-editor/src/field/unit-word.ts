import { limits } from '@gep/map-engine/model';
import type { LimitName, LimitUnit } from '@gep/map-engine/model';
import type { Words } from '../message';

/** Units that are written; numbers of the others stand alone. */
const written = ['px', 'deg', 'percent', 'stddev'] as const satisfies readonly LimitUnit[];

/** The word of the unit of a limit, undefined for plain numbers. */
export function unitWord(limit: LimitName, { t }: Words): string | undefined {
  const unit = written.find((one) => one === limits[limit].unit);
  return unit && t(`unit.${unit}`);
}
