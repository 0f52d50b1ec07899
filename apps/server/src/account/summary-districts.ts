import { regionLevels } from '@gep/api-client/contract';
import type { DistrictMatrix, Language } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { figureDistricts } from '../result/district-figure-queries';
import { lowestOf } from '../result/district-figures';
import { resultPlaces, totalName, yearOf } from '../result/model-results';
import type { Services } from '../services';
import { districtSums } from './summary-queries';

/**
 * What every result of a year has in the districts of the lowest level.
 * @throws GepError NO_RESULT for a year without results
 */
export async function districtMatrix(
  services: Services,
  projectId: string,
  { quantity, compareFlag }: { readonly quantity: 'value' | 'function'; readonly compareFlag: 0 | 1 },
  language: Language,
): Promise<DistrictMatrix> {
  const { db } = services.database;
  const places = (await resultPlaces(services, projectId)).flatMap((place) => {
    const year = yearOf(place, compareFlag);
    return year ? [{ id: place.id, resultId: year.row.id }] : [];
  });
  const resultIds = places.map(({ resultId }) => resultId);
  const districts = places.length === 0 ? [] : lowestOf(await figureDistricts(db, resultIds));
  const level = regionLevels.find((one) => one === districts.at(0)?.level);
  if (level === undefined) return fail('NO_RESULT', { model: totalName[language] });
  const lists = await districtSums(db, resultIds, { level, quantity });
  const codes = districts.map(({ code }) => code);
  return {
    level,
    codes,
    results: places.flatMap(({ id, resultId }) => {
      const list = lists.find((one) => one.resultId === resultId);
      if (!list) return [];
      const sumOf = new Map(list.codes.map((code, i) => [code, list.sums[i]]));
      return [{ id, figures: codes.map((code) => sumOf.get(code) ?? null) }];
    }),
  };
}
