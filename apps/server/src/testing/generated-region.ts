import type { Services } from '../services';
import { writeRegionRows } from '../geodata/region-rows';
import type { ReadRegionTask, RegionFeatures } from '../geodata/task';
import { polygonWkb } from './polygon-wkb';

const square = (x: number, y: number): Uint8Array =>
  polygonWkb([
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
    [x, y],
  ]);

/** Rows of a small made-up region: county code, county name, city code, city name. */
export const madeRows = [
  ['350101', '东区', '350100', '甲市'],
  ['350102', '西区', '350100', '甲市'],
  ['350201', '南县', '350200', '乙市'],
] as const;

/** What the parser process answers for the made-up region, so that rules can be tested without it. */
export const madeRegion: RegionFeatures = {
  fileName: 'made.shp',
  fields: ['PR', 'PRC', 'CT', 'CTC', 'DT', 'DTC', 'NA', 'NAC'].map((name) => ({
    name,
    type: 'text' as const,
  })),
  rowCount: madeRows.length,
  encoding: 'utf-8',
  encodingSource: 'cpg',
  candidates: [],
  geometryType: 'polygon',
  crs: { wkt: 'GEOGCRS["WGS 84"]', epsg: 4326, name: 'WGS 84', geographic: true },
  extent: [117, 25, 120, 26],
  sampleRows: [],
  warnings: [],
  features: madeRows.map(([code, name, cityCode, city], row) => ({
    row,
    properties: {
      NA: '中国',
      NAC: '100000',
      PR: '某省',
      PRC: '350000',
      CT: city,
      CTC: cityCode,
      DT: name,
      DTC: code,
    },
    wkb: square(117 + row, 25),
  })),
};

/** Replaces the parser process: every region upload yields the made-up one. */
export const madeGeodata = (async (task) =>
  task.kind === 'read-region'
    ? answerOf(task)
    : Promise.reject(new TypeError(`not made: ${task.kind}`))) as Services['geodata'];

/** The made-up region as the parser process answers with it: its features where the task wants them. */
export function answerOf({ rowsPath }: ReadRegionTask): RegionFeatures {
  if (rowsPath === undefined) return madeRegion;
  writeRegionRows(rowsPath, madeRegion.features);
  return { ...madeRegion, features: [] };
}

/** Settings form that maps all fields of the made-up region. */
export const madeMapping = {
  nationField: 'NA',
  nationCodeField: 'NAC',
  provinceField: 'PR',
  provinceCodeField: 'PRC',
  cityField: 'CT',
  cityCodeField: 'CTC',
  countyField: 'DT',
  countyCodeField: 'DTC',
} as const;
