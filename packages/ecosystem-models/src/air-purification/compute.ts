import { cappedRemoval } from '../shared/capped-removal';
import { seasonShare } from '../shared/growing-season';
import { cellHectares } from '../shared/units';

/** `F_i = q_ij·A_hm2/1000` t of pollutant i on type j, at most what the district emits. */
export const compute = cappedRemoval({
  cap: 'capByEmission',
  table: 'emission',
  tonnesPerRate: (cellSize) => cellHectares(cellSize) / 1000,
  share: seasonShare,
});
