import type { ResolvedParameters } from '../../model';
import type { ModelCube } from '../model-cube';
import type { PriceZones } from '../price-zones';

/** A model in one of the two years that are compared. */
export interface AccountYear {
  readonly cube: ModelCube;
  /** Those of the result: those of the run, but for changes that need no run. */
  readonly values: ResolvedParameters;
  readonly zones: PriceZones;
  /** hm² of a cell. */
  readonly cellArea: number;
  /** Index of each district of the cube among those of both years, ascending; absent: they are the same. */
  readonly places?: Int32Array;
}
