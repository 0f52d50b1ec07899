import { latePart } from '../../layout/late-part';

/* The tables of the drawer, which come when it is first opened. */

export const DistrictPanel = latePart(() => import('./districts/district-panel'));
export const RegionPanel = latePart(() => import('./regions/region-panel'));
