import { latePart } from '../../layout/late-part';

/* What is in the drawer, which comes when it is first opened. */

export const ProjectStatistics = latePart(() => import('./project-statistics'));
export const DistrictPanel = latePart(() => import('./districts/district-panel'));
export const RegionPanel = latePart(() => import('./regions/region-panel'));
