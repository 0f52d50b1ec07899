import type { RegionSum } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { hectaresOf } from './cell-hectares';
import { drawnShape } from './drawn-shape';
import { findPlace, shownRaster, unitsOf } from './model-results';
import type { MeasurePlace, MeasureTools } from './region-statistics';
import { storedTerms } from './stored-terms';

/**
 * What a region comes to while it is drawn: of the raster on the map alone, by the same rule and in the same threads as
 * its statistics, so that they give the same sum when it is confirmed.
 * @throws GepError GEOMETRY_INVALID, NO_RESULT
 */
export async function drawnSum(
  tools: MeasureTools,
  at: MeasurePlace,
  wkb: readonly (string | readonly number[])[],
): Promise<RegionSum> {
  const { services, workers, language, signal } = tools;
  const { place, year } = await findPlace(services, at.projectId, at, at.compareFlag);
  const raster = shownRaster(place, year) ?? fail('NO_RESULT', { model: place.name });
  const cells = await storedTerms(services, raster);
  const shape = await drawnShape(tools, wkb);
  const [[zone]] = await workers.run({ kind: 'zones', rasters: [cells], shapes: [shape] }, signal);
  return {
    count: zone.count,
    area: zone.count * (await hectaresOf(cells)),
    sum: zone.count === 0 ? null : zone.sum,
    unit: unitsOf(place, language)[5],
  };
}
