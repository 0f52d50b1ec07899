import { cappedRemoval } from '../shared/capped-removal';

/** `F_i = q_ij·A_km2` t of pollutant i on type j, at most what the district discharges. */
export const compute = cappedRemoval({
  cap: 'capByDischarge',
  table: 'discharge',
  tonnesPerRate: (cellSize) => cellSize ** 2 / 1e6,
});
