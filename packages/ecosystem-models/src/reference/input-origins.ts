import type { Name } from '../name';

const soil: Name = {
  zh: '农业农村部门的土壤普查成果（第二次、第三次全国土壤普查）；公开数据：HWSD 2.0、SoilGrids（250 m）',
  en: 'Soil surveys of the agricultural administration; open data: HWSD 2.0, SoilGrids (250 m)',
};
const homes: Name = {
  zh: '住房城乡建设部门或不动产登记机构的住宅与成交数据；也可用房产平台的小区均价',
  en: 'Housing and sales records of the housing or land registry; average prices of property platforms otherwise',
};
const hotels: Name = {
  zh: '文化和旅游部门的住宿业统计；也可用预订平台的房价与入住率',
  en: 'Accommodation statistics of the tourism administration; rates and occupancy of booking platforms otherwise',
};
const people: Name = {
  zh: '统计部门的人口普查或年度人口数据；公开格网：WorldPop（100 m）、LandScan（1 km）',
  en: 'Census or yearly population of the statistical office; open grids: WorldPop (100 m), LandScan (1 km)',
};
const months: Name = {
  zh: '气象部门的月值站点数据插值；公开格网：国家青藏高原科学数据中心 1 km 逐月数据、ERA5-Land',
  en: 'Monthly records of weather stations, interpolated; open grids: 1 km monthly data of the National Tibetan Plateau Data Center, ERA5-Land',
};
const fromElevation: Name = {
  zh: '由数字高程模型计算：QGIS 的地形分析、GDAL 的 gdaldem',
  en: 'Derived from elevation: terrain analysis of QGIS, gdaldem of GDAL',
};

/** Where the data of an input usually come from, by the key that models share. */
export const inputOrigins = {
  yields: {
    zh: '统计部门的农林牧渔业统计与统计年鉴，农业农村、林业、渔业部门核对',
    en: 'Agricultural statistics and the yearbook of the statistical office, checked by the administrations of farming, forestry and fishery',
  },
  landCover: {
    zh: '自然资源部门的年度国土变更调查；公开产品：CLCD（30 m，逐年）、GlobeLand30、ESA WorldCover（10 m）',
    en: 'Yearly land change survey of the natural resources administration; open products: CLCD (30 m, yearly), GlobeLand30, ESA WorldCover (10 m)',
  },
  landCoverBefore: {
    zh: '与当年土地覆盖同一产品、同一分类的前期年份',
    en: 'An earlier year of the same product as the land cover, with the same classes',
  },
  productionWeight: {
    zh: '反映产量空间差异的栅格，如净初级生产力、耕地质量等级或单产遥感产品',
    en: 'A raster that follows the yield, such as net primary production, grades of cropland or a yield product',
  },
  waterUse: {
    zh: '水利部门的水资源公报与用水统计，按行业和区县',
    en: 'Water resources bulletin and use statistics of the water administration, by sector and district',
  },
  waterYield: {
    zh: '水利部门的水资源调查评价成果，或水文模型的年产水量',
    en: 'Water resources assessment of the water administration, or yearly water yield of a hydrological model',
  },
  energy: {
    zh: '能源主管部门或电网企业的分类发电量统计',
    en: 'Generation by source from the energy administration or the grid company',
  },
  energyWeight: {
    zh: '反映资源分布的栅格，如 Global Wind Atlas、Global Solar Atlas，或电站装机容量',
    en: 'A raster that follows the resource: Global Wind Atlas, Global Solar Atlas, or the capacity of plants',
  },
  rFactor: {
    zh: '水利部门水土流失动态监测的 R 值图，或由逐日降水量计算',
    en: 'R maps of the soil erosion monitoring of the water administration, or computed from daily precipitation',
  },
  kFactor: {
    zh: '水利部门水土流失动态监测的 K 值图，或由土壤质地和有机碳计算',
    en: 'K maps of the soil erosion monitoring of the water administration, or computed from texture and organic carbon',
  },
  cFactor: {
    zh: '水土流失动态监测成果，或由植被覆盖度和土地覆盖计算',
    en: 'Soil erosion monitoring, or computed from vegetation cover and land cover',
  },
  pFactor: {
    zh: '水利部门的水土保持措施图，或按土地覆盖和坡度赋值',
    en: 'Maps of conservation practices of the water administration, or values by land cover and slope',
  },
  dailyPrecipitation: {
    zh: '气象部门的逐日站点数据；公开格网：CHIRPS（5 km）、GPM IMERG（10 km）',
    en: 'Daily records of weather stations; open grids: CHIRPS (5 km), GPM IMERG (10 km)',
  },
  precipitation: {
    zh: '气象部门的年值站点数据插值；公开格网：国家青藏高原科学数据中心 1 km 逐月降水（求和）、CHIRPS',
    en: 'Yearly records of weather stations, interpolated; open grids: 1 km monthly precipitation of the National Tibetan Plateau Data Center (summed), CHIRPS',
  },
  temperature: {
    zh: '气象部门的站点数据插值；公开格网：国家青藏高原科学数据中心 1 km 逐月气温、ERA5-Land、WorldClim',
    en: 'Records of weather stations, interpolated; open grids: 1 km monthly temperature of the National Tibetan Plateau Data Center, ERA5-Land, WorldClim',
  },
  sand: soil,
  silt: soil,
  clay: soil,
  organicCarbon: soil,
  organicMatter: soil,
  caco3: soil,
  soilClass: {
    zh: '农业农村部门的土壤类型图（1:100 万或更大比例尺），或 HWSD 2.0 的土壤单元',
    en: 'Soil map of the agricultural administration (1:1,000,000 or larger), or soil units of HWSD 2.0',
  },
  coarseSand: {
    zh: '土壤普查的颗粒分析结果；公开产品一般不含这一粒级',
    en: 'Particle analyses of soil surveys; open products rarely have this fraction',
  },
  dem: {
    zh: '自然资源（测绘）部门的数字高程模型；公开数据：Copernicus DEM GLO-30、SRTM（30 m）',
    en: 'Elevation model of the surveying administration; open data: Copernicus DEM GLO-30, SRTM (30 m)',
  },
  slope: fromElevation,
  percentSlope: fromElevation,
  relief: fromElevation,
  reliefDistance: fromElevation,
  slopeLengthM: {
    zh: '由数字高程模型计算：SAGA、WhiteboxTools 的坡长工具',
    en: 'Derived from elevation: slope length of SAGA or WhiteboxTools',
  },
  flowAccumulation: {
    zh: '由数字高程模型计算：GRASS r.watershed、WhiteboxTools；或 HydroSHEDS',
    en: 'Derived from elevation: r.watershed of GRASS, WhiteboxTools; or HydroSHEDS',
  },
  ndvi: {
    zh: '遥感植被指数：MODIS MOD13Q1（250 m）、Landsat 8/9（30 m）、Sentinel-2（10 m）',
    en: 'Satellite vegetation index: MODIS MOD13Q1 (250 m), Landsat 8/9 (30 m), Sentinel-2 (10 m)',
  },
  fvc: {
    zh: '由 NDVI 按像元二分法计算，或 GLASS FVC 产品',
    en: 'Computed from NDVI by the dimidiate pixel model, or the GLASS FVC product',
  },
  lai: {
    zh: '遥感叶面积指数：MODIS MOD15A2H（500 m）、GLASS LAI',
    en: 'Satellite leaf area index: MODIS MOD15A2H (500 m), GLASS LAI',
  },
  npp: {
    zh: '遥感净初级生产力：MODIS MOD17A3HGF（500 m，注意比例系数 0.0001 kgC/m²）、GLASS NPP，或 CASA 模型结果',
    en: 'Satellite net primary production: MODIS MOD17A3HGF (500 m; mind its scale of 0.0001 kgC/m²), GLASS NPP, or results of CASA',
  },
  rh: {
    zh: '野外观测，或公开的异养呼吸格网（如 Hashimoto 等，2015）',
    en: 'Field measurements, or a published grid of heterotrophic respiration (such as Hashimoto et al., 2015)',
  },
  alphaRaster: {
    zh: '由 NEP 与 NPP 的观测或模型结果求比值',
    en: 'The ratio of NEP to NPP from observations or a model',
  },
  waterEvaporation: {
    zh: '气象或水文站的蒸发皿观测（折算为水面蒸发）',
    en: 'Pan evaporation of weather or hydrological stations, converted to open water',
  },
  evapotranspiration: {
    zh: '遥感蒸散发：MODIS MOD16A3GF（500 m）、PML-V2、GLEAM',
    en: 'Satellite evapotranspiration: MODIS MOD16A3GF (500 m), PML-V2, GLEAM',
  },
  pet: {
    zh: '国家青藏高原科学数据中心 1 km 逐月潜在蒸散发（求和），或 MODIS MOD16A3GF 的 PET 波段',
    en: '1 km monthly potential evapotranspiration of the National Tibetan Plateau Data Center (summed), or the PET band of MODIS MOD16A3GF',
  },
  availableWater: {
    zh: '由土壤质地和土层厚度计算，或 HWSD 2.0 的有效水容量',
    en: 'Computed from texture and depth of the soil, or the available water capacity of HWSD 2.0',
  },
  emission: {
    zh: '生态环境部门的环境统计、污染源普查和排污许可数据',
    en: 'Environmental statistics, pollution census and permits of the environmental administration',
  },
  discharge: {
    zh: '生态环境部门的环境统计、污染源普查和排污许可数据',
    en: 'Environmental statistics, pollution census and permits of the environmental administration',
  },
  growingDays: {
    zh: '遥感物候：MODIS MCD12Q2（500 m），或由逐日气温稳定通过阈值的日数计算',
    en: 'Satellite phenology: MODIS MCD12Q2 (500 m), or days above a threshold of daily temperature',
  },
  reservoirs: {
    zh: '水利部门的水库注册登记与大坝名录',
    en: 'Register of reservoirs and dams of the water administration',
  },
  hsg: {
    zh: '由土壤质地按水文土壤组划分，或 HYSOGs250m（250 m）',
    en: 'Classified from soil texture, or HYSOGs250m (250 m)',
  },
  naturalStand: {
    zh: '林草部门的林草湿综合监测或森林资源“一张图”的起源字段',
    en: 'Natural or planted, from the forest and grassland inventory of the forestry administration',
  },
  roads: {
    zh: '交通运输部门的路网；公开数据：OpenStreetMap',
    en: 'Road network of the transport administration; open data: OpenStreetMap',
  },
  noiseMonitors: {
    zh: '生态环境部门的声环境质量监测点位与数据',
    en: 'Monitoring sites and data of environmental noise from the environmental administration',
  },
  population: people,
  populationDensity: people,
  pm25: {
    zh: '生态环境部门的监测站数据插值；公开格网：CHAP（1 km）',
    en: 'Monitoring stations of the environmental administration, interpolated; open grid: CHAP (1 km)',
  },
  pm25Reduction: {
    zh: '空气质量模型在有、无植被情景下的差值',
    en: 'Difference of an air quality model with and without vegetation',
  },
  wf: {
    zh: '由风速、气温、降水和潜在蒸散发计算，或已有的 RWEQ 成果',
    en: 'Computed from wind, temperature, precipitation and potential evapotranspiration, or an existing RWEQ study',
  },
  wind: {
    zh: '气象部门的 10 米风速站点数据插值；公开格网：ERA5-Land',
    en: 'Wind at 10 m of weather stations, interpolated; open grid: ERA5-Land',
  },
  monthlyPet: months,
  monthlyPrecipitation: months,
  rainDays: {
    zh: '气象部门的月值站点数据（降水日数）插值，或由逐日降水量统计',
    en: 'Rainy days a month of weather stations, interpolated, or counted from daily precipitation',
  },
  snow: {
    zh: '国家青藏高原科学数据中心的中国雪深长时间序列；公开格网：ERA5-Land',
    en: 'Long-term snow depth of China from the National Tibetan Plateau Data Center; open grid: ERA5-Land',
  },
  erodibleFraction: {
    zh: '由土壤砂粒、粉粒、黏粒、有机质和碳酸钙计算，或已有的 RWEQ 成果',
    en: 'Computed from sand, silt, clay, organic matter and calcium carbonate, or an existing RWEQ study',
  },
  soilCrust: {
    zh: '由黏粒和有机质计算，或已有的 RWEQ 成果',
    en: 'Computed from clay and organic matter, or an existing RWEQ study',
  },
  roughness: {
    zh: '由地势起伏及其距离计算，或已有的 RWEQ 成果',
    en: 'Computed from the relief and its distance, or an existing RWEQ study',
  },
  shoreline: {
    zh: '自然资源（海洋）部门的海岸线修测成果，补充岸线类型和受护对象属性',
    en: 'Shoreline survey of the marine administration, with the attributes of habitats and what they protect',
  },
  primaryProduction: {
    zh: '海洋水色遥感的净初级生产力，如 Ocean Productivity 的 VGPM（MODIS、VIIRS）',
    en: 'Net primary production from ocean colour, such as VGPM of Ocean Productivity (MODIS, VIIRS)',
  },
  harvest: {
    zh: '渔业部门的统计年鉴：贝类与藻类产量',
    en: 'Fishery statistical yearbook: production of shellfish and seaweed',
  },
  spots: {
    zh: '文化和旅游部门的景区接待统计与客源抽样调查',
    en: 'Visitor statistics of scenic spots and surveys of their origin from the tourism administration',
  },
  spotAreas: {
    zh: '文化和旅游或林草部门的景区、自然保护地边界',
    en: 'Boundaries of scenic spots and protected areas from the tourism or forestry administration',
  },
  homes,
  homeTable: homes,
  hotels,
  hotelTable: hotels,
  landscapeAreas: {
    zh: '自然资源部门的公园、水面图斑；公开数据：OpenStreetMap',
    en: 'Parks and water bodies of the land survey; open data: OpenStreetMap',
  },
} as const satisfies Readonly<Record<string, Name>>;

/**
 * Where the data of an input usually come from; undefined for an unknown key.
 * @example
 * inputOrigin('hsg')?.en; // 'Classified from soil texture, or HYSOGs250m (250 m)'
 */
export function inputOrigin(key: string): Name | undefined {
  const origins: Readonly<Partial<Record<string, Name>>> = inputOrigins;
  return origins[key];
}
