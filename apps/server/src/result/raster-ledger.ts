import type { LedgerRow, RasterLedger } from '@gep/api-client/contract';
import type { LedgerClass } from '../worker/ledger/class-sums';
import type { LedgerSums } from '../worker/ledger/ledger-format';
import { hectaresOf } from './cell-hectares';
import { ledgerPath } from './stored-ledger';
import { findRaster } from './raster-layer';
import type { RasterTools } from './redraw';
import type { LayerPlace } from './vector-layer';

/** What the cells of a spatial result come to by classes. @throws GepError NO_RESULT for a model without one */
export async function rasterLedger(
  tools: RasterTools,
  at: LayerPlace,
  classes: readonly LedgerClass[],
  signal: AbortSignal,
): Promise<RasterLedger> {
  const { place, year, raster, cells } = await findRaster(tools, at);
  const { path, hasBeside } = await ledgerPath(tools, year, raster);
  const found = await tools.workers.run({ kind: 'ledger-sums', path, classes }, signal);
  const hectares = await hectaresOf(cells);
  const rowOf = ({ cells: count, sum, beside }: LedgerSums): LedgerRow => ({
    cells: count,
    area: count * hectares,
    ...(place.hasValue
      ? { quantity: hasBeside ? beside : null, value: sum }
      : { quantity: sum, value: null }),
  });
  return { classes: found.classes.map(rowOf), rest: rowOf(found.rest), total: rowOf(found.total) };
}
