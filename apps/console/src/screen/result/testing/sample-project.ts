import { unmappedRegion } from '@gep/api-client';
import type { BasicSetting, LayerInfo, StatisticRow } from '@gep/api-client';
import { TestFault } from '@gep/api-client/testing';
import type { TestHandlers } from '@gep/api-client/testing';
import { describe, writeGeoTiff } from '@gep/raster';
import { polygonWkb } from './polygon-wkb';
import { codeOf, sampleDistrictTable } from './sample-district-table';
import { sampleModels } from './sample-models';
import { samplePlausibility } from './sample-plausibility';
import { sampleDistricts, sampleRanges } from './sample-ranges';
import { band, grid, region, surface, whole } from './sample-raster';

const [west, south, east, north] = region;
const columns = 4;
const rows = 3;
const names = '临江县 东山区 青溪县 南浦市 云岭县 白沙区 古田县 永和县 松原区 海口镇 石门县 新安县'.split(
  ' ',
);

const districts = Array.from({ length: columns * rows }, (_, index) => {
  const column = index % columns;
  const row = Math.floor(index / columns);
  const corner = (c: number, r: number): [number, number] => {
    const bend = c % columns === 0 || r % rows === 0 ? 0 : 6_000;
    return [
      west + (c * (east - west)) / columns + bend * Math.sin(c * 3 + r),
      south + (r * (north - south)) / rows + bend * Math.cos(c + r * 2),
    ];
  };
  const ring = [
    corner(column, row),
    corner(column + 1, row),
    corner(column + 1, row + 1),
    corner(column, row + 1),
    corner(column, row),
  ];
  const sum = Math.round((40 + 900 * surface(ring[0][0], ring[0][1]) ** 3) * 1e7) / 3;
  return { index, name: names[index], sum, ring: ring.flat() };
});

/** Models of the rows of the table. */
const modelIds: Readonly<Record<string, string>> = { gep: 'totalGep', water: '2', carbon: '3', climate: '6' };

const row = (
  id: string,
  name: string,
  layerLevel: number,
  value: number | null,
  children: StatisticRow[] = [],
): StatisticRow => ({
  id,
  name,
  modelName: name,
  modelId: modelIds[id] ?? '11',
  functionValue: value === null ? null : value / 8.5,
  functionUnits: layerLevel === 1 ? '' : id === 'carbon' ? 't' : 'm³',
  priceValue: value,
  priceUnits: '元',
  layerLevel,
  serviceRole: null,
  composition: null,
  sameAsCurrent: false,
  children,
});

/** Totals of the sample as the drawer shows them. */
export const sampleRows: StatisticRow[] = [
  {
    ...row('gep', '2 项服务价值合计（部分）', 1, 18_234_567_890),
    composition: {
      partial: true,
      services: [
        { modelId: '2', name: '水源涵养' },
        { modelId: '3', name: '固碳' },
      ],
      missing: [{ modelId: '20', name: '自然旅游' }],
      absent: [{ modelId: '17', name: '海岸带防护', reason: '本区没有海岸线' }],
      intermediate: [{ modelId: '13', name: '病虫害控制', priceValue: 165_000_000 }],
      finalTotal: 18_069_567_890,
      overlaps: [
        {
          code: 'overlap-withdrawn-water',
          message: '水资源与水源涵养在取用水量上有重叠。',
          atMost: 250_000_000,
          services: [{ modelId: '2', name: '水源涵养', priceValue: 250_000_000 }],
        },
      ],
    },
  },
  row('regulation', '调节服务', 1, 18_234_567_890, [
    row('water', '水源涵养', 2, 12_345_678_901),
    row('runoff', '径流分析', 2, null, [
      row('runoff-cn', '径流曲线法', 3, null),
      row('runoff-k', '径流系数法', 3, null),
    ]),
    row('carbon', '固碳', 2, 5_888_888_989.12),
    row('climate', '局部气候调节', 2, 4321.5),
  ]),
];

const deed = {
  by: 'import' as const,
  userId: '1',
  userName: '王',
  role: 'PROJECT_ADMIN',
  time: '2026-01-05T08:00:00Z',
};
const noFile = { key: 'pet', name: '潜在蒸散发', compareFlag: 0 as const, fileName: null };

const layer = (name: string, layerType: 3 | 5): Omit<LayerInfo, 'layerStyle'> => ({
  id: `${name}-${layerType}`,
  name,
  layerType,
  geometryType: layerType === 3 ? 'POLYGON' : 'RASTER',
  projection: 'EPSG:3857',
  originalProjection: 'EPSG:4490',
  fields: [
    { fieldName: 'Name', fieldType: 'STRING' },
    { fieldName: 'code', fieldType: 'STRING' },
    { fieldName: 'Sum', fieldType: 'REAL' },
  ],
  labelField: 'Name',
  valueField: 'Sum',
  zIndex: 0,
  unit: '元',
  statisticsInfo: null,
  bandInfoVo: [],
  layerExtent: JSON.stringify(region),
});

const features = districts.map(({ index, name, sum, ring }) => ({
  fid: index + 1,
  geometryWkb: polygonWkb(ring),
  featureTableData: [
    { name: 'Name', data: name },
    { name: 'code', data: codeOf({ index, name, sum }) },
    { name: 'Sum', data: sum },
  ],
}));

const settings: BasicSetting = {
  projectId: 'p1',
  particularYear: '2023',
  comparableDataYear: '',
  formulatingAuthority: '',
  approvalAuthority: '',
  approvalNumber: '',
  expirationDateYear: '',
  expirationDateMonth: '',
  resolution: 1000,
  predecessorId: null,
  predecessorName: null,
  enterCurrentYear: true,
  enterComparableYear: false,
  usePretreatment: true,
  regionFileName: 'region',
  regionFields: 'Name',
  ...unmappedRegion,
  accountingField: 'city',
  partitionField: 'county',
  priceZoneField: null,
};

/** A calculated project on a server in memory; saved styles are kept. */
export function sampleProject(): TestHandlers {
  const styles = new Map<string, string>();
  const styleKey = (places: { readonly name: string; readonly layerType: number }) =>
    `${places.name}/${places.layerType}`;
  return {
    basemap: () => ({ layers: [], tiandituKey: null }),
    getBasicSetting: () => ({ ...settings, dataEntryUserPOS: [], totalCount: 0 }),
    listCalculatedModels: () => [...sampleModels],
    resultView: () => sampleRows,
    listDistrictFigures: () => sampleDistrictTable(districts),
    outdatedResults: () => [],
    getComparability: () => [],
    resultRanges: ({ query: { level = 'whole' } }) => ({
      ...sampleRanges,
      level,
      districts: level === 'county' ? [...sampleDistricts] : [],
    }),
    listResultInputs: () => [
      {
        key: 'landCover',
        name: '土地覆盖',
        compareFlag: 0 as const,
        fileName: 'cover.tif',
        supplied: deed,
        confirmed: { ...deed, by: 'user' as const, userName: '李' },
        forms: [],
      },
      {
        ...noFile,
        supplied: { ...deed, by: 'user' as const, userName: '水利局' },
        confirmed: null,
        forms: [],
      },
    ],
    resultPlausibility: () => samplePlausibility,
    regionPreview: () => ({ ...layer('region', 3), layerStyle: null, features }),
    vectorData: ({ params }) => ({
      ...layer(params.name, 3),
      layerStyle: styles.get(styleKey(params)) ?? null,
      features,
    }),
    rasterBaseInfo: ({ params }) => ({
      width: whole.width,
      height: whole.height,
      cellSize: 1000,
      crs: 'EPSG:3857',
      extent: [...region],
      unit: params.name.startsWith('runoff') ? 'mm' : '元/hm²',
      layerStyle: styles.get(styleKey(params)) ?? null,
      bandInfoVo: [{ bandName: '1', rasterStatisticsInfoVo: band }],
    }),
    rasterData: ({ query }) => {
      const window = grid([query.minX, query.minY, query.maxX, query.maxY], query.scale);
      return writeGeoTiff([window]);
    },
    saveLayerStyle: ({ params, body }) => {
      styles.set(styleKey(params), body.layerStyle);
      return null;
    },
    fieldDetail: ({ params }) => {
      if (params.fieldName !== 'Sum') throw new TestFault('NOT_FOUND');
      const sums = describe(Float64Array.from(districts, ({ sum }) => sum));
      return {
        field: 'Sum',
        valueType: 'REAL',
        min: sums.min,
        max: sums.max,
        mean: sums.mean,
        stddev: sums.stddev,
        enableUniqueValue: true,
        uniqueValues: districts.map(({ sum }) => ({ value: sum, count: 1 })),
        uniqueValueCount: districts.length,
        totalCount: districts.length,
      };
    },
    rasterStatistics: () => [band],
    rasterUniqueValues: () => [
      {
        ...{ enableUniqueValue: false, uniqueValue: [], uniqueValueCount: 257 },
        totalCount: band.totalCount,
        valueType: 'float32',
      },
    ],
    polygonSum: () => ({ count: 1234, area: 123_400, sum: 987_654_321.5, unit: '元' }),
    polygonStatistics: () => ({
      count: 1234,
      area: 123_400,
      sum: 987_654_321.5,
      current: { functionValue: null, priceValue: 987_654_321.5, validCount: 1234, count: 1250 },
      comparable: null,
      missing: null,
      mean: 800_369,
      min: 84.5,
      max: 1_532_000,
      stddev: 3210.123,
      unit: '元',
      rows: sampleRows,
    }),
  };
}
