import { regionLevels, sumFigures } from '@gep/api-client/contract';
import type { DistrictFigures, DistrictRow, DistrictTable, Language } from '@gep/api-client/contract';
import { fail } from '../error/gep-error';
import { unitText } from '../message/unit-text';
import { knownSum } from '../result/known-sum';
import { resultPlaces, yearOf } from '../result/model-results';
import type { ResultPlace, ResultYear } from '../result/model-results';
import { zonalOf } from '../result/queries';
import type { ZonalRow } from '../result/queries';
import type { Services } from '../services';
import { cellAreaOf } from './cell-area';

/** A calculated model by its id. @throws GepError NO_RESULT */
export async function calculatedPlace(
  services: Services,
  projectId: string,
  id: string,
): Promise<ResultPlace> {
  const place = (await resultPlaces(services, projectId)).find((one) => one.id === id);
  return place ?? fail('NO_RESULT', { model: id });
}

/** The figures of all districts in a result, of both years, from the highest level down. @throws GepError NO_RESULT */
export async function districtTable(
  services: Services,
  projectId: string,
  id: string,
  language: Language,
): Promise<DistrictTable> {
  const place = await calculatedPlace(services, projectId, id);
  const years = { current: yearOf(place, 0), comparable: yearOf(place, 1) };
  const { db } = services.database;
  const rowsOf = (year: ResultYear | undefined) => (year ? zonalOf(db, { resultId: year.row.id }) : []);
  const current = byDistrict(await rowsOf(years.current));
  const comparable = byDistrict(await rowsOf(years.comparable));
  const cellKm2 = await cellAreaOf(services, projectId, years.current ?? years.comparable);
  const districts = [...new Map([...comparable, ...current])].map(
    ([key, { level, code, name, parentCode }]) => {
      const figures = { current: figuresOf(current.get(key)), comparable: figuresOf(comparable.get(key)) };
      const { count } = figures.current ?? figures.comparable ?? { count: 0 };
      const areaKm2 = cellKm2 === null ? null : count * cellKm2;
      return { level, code, name, parentCode, areaKm2, ...figures };
    },
  );
  const ordered = regionLevels.flatMap((level) =>
    districts.flatMap((one) => (one.level === level ? { ...one, level } : [])).sort(byCode),
  );
  return {
    name: place.name[language],
    functionUnit: place.entry ? unitText(place.functionUnit, language) : '',
    valueUnit: place.hasValue ? unitText('yuan', language) : '',
    total: totalOf(ordered),
    districts: ordered,
  };
}

interface District extends Pick<ZonalRow, 'level' | 'code' | 'name' | 'parentCode'> {
  readonly rows: readonly ZonalRow[];
}

function byDistrict(rows: readonly ZonalRow[]): Map<string, District> {
  const found = new Map<string, District>();
  for (const row of rows) {
    const key = `${row.level}/${row.code}`;
    const { level, code, name, parentCode } = row;
    found.set(key, { level, code, name, parentCode, rows: [...(found.get(key)?.rows ?? []), row] });
  }
  return found;
}

function figuresOf(district: District | undefined): DistrictFigures | null {
  if (!district) return null;
  const { rows } = district;
  const sumOf = (quantity: string): number | null =>
    rows.find((row) => row.quantity === quantity)?.sum ?? null;
  return {
    functionValue: sumOf('function'),
    priceValue: sumOf('value'),
    validCount: Math.max(...rows.map(({ validCount }) => validCount)),
    count: rows[0].count,
  };
}

/** Districts of the highest level cover the region, each place once. */
function totalOf(districts: readonly DistrictRow[]): DistrictTable['total'] {
  const highest = districts.filter(({ level }) => level === districts[0].level);
  const yearTotal = (year: 'current' | 'comparable') =>
    sumFigures(highest.flatMap((district) => district[year] ?? []));
  return {
    areaKm2: knownSum(highest.map(({ areaKm2 }) => areaKm2)),
    current: yearTotal('current'),
    comparable: yearTotal('comparable'),
  };
}

function byCode({ code: a }: DistrictRow, { code: b }: DistrictRow): number {
  return a < b ? -1 : Number(a > b);
}
