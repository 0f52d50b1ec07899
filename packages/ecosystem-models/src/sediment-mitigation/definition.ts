import { catalogue } from '../catalogue';
import type { ModelDefinition } from '../definition';
import { landCover } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';
import { coverFactorFiles, coverFactorParameters } from './cover-input';
import { erodibilityFiles, erodibilityParameters } from './erodibility-input';
import { erosivityFiles, erosivityParameters } from './erosivity-input';
import { practiceFiles, practiceParameters } from './practice-input';
import { slopeLengthFiles, slopeLengthParameters } from './slope-length-input';

/** Model 4: soil that vegetation keeps from rivers and reservoirs, as saved dredging. */
export const definition: ModelDefinition = {
  ...catalogue['sediment-mitigation'],
  files: [
    landCover,
    ...erosivityFiles,
    ...erodibilityFiles,
    ...slopeLengthFiles,
    ...coverFactorFiles,
    ...practiceFiles,
  ],
  parameters: [
    ...erosivityParameters,
    ...erodibilityParameters,
    ...slopeLengthParameters,
    ...coverFactorParameters,
    ...practiceParameters,
    {
      kind: 'plain',
      key: 'sedimentRatio',
      name: { zh: '泥沙淤积比例', en: 'Share of retained soil that would become sediment' },
      default: 0.24,
      min: 0,
      max: 1,
      unit: '',
    },
    {
      kind: 'plain',
      key: 'bulkDensity',
      name: { zh: '土壤容重', en: 'Soil bulk density' },
      default: 1.25,
      min: 0.5,
      max: 2.5,
      unit: 't/m³',
    },
    {
      kind: 'plain',
      key: 'dredgingPrice',
      name: { zh: '清淤单价', en: 'Dredging cost' },
      default: 15.58,
      min: 0,
      max: 10000,
      unit: '元/m³',
      price: true,
    },
  ],
  linear: [{ parameter: 'sedimentRatio' }, { parameter: 'bulkDensity' }, { parameter: 'dredgingPrice' }],
  outputs: [
    {
      key: 'soilRetentionT',
      name: { zh: '土壤保持量', en: 'Soil retention' },
      unit: 't',
      role: 'extra',
      zonal: 'sum',
    },
    {
      key: 'sediment',
      name: { zh: '减少泥沙淤积量', en: 'Sediment retained' },
      unit: 'm³',
      role: 'function',
      zonal: 'sum',
    },
    { key: 'value', name: { zh: '减少泥沙淤积价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [
    from(
      sources.hj1173,
      'A.2 至 A.4：土壤保持量、S、L、C、K、逐日 R',
      'A.2 to A.4: soil retention, S, L, C, K, daily R',
    ),
    from(sources.zhangFu, '由年降水量计算 R', 'R from annual precipitation'),
    from(sources.xieYun, '侵蚀性降雨日、暖季', 'erosive days and the warm season'),
    from(sources.erodibility, 'K 公式中的负号', 'the minus signs of K'),
    from(sources.horn, '坡度', 'slope'),
    from(sources.desmetGovers, '泥沙输移比：可选的 LS', 'sediment delivery ratio: LS as an option'),
    from(sources.garze, '淤积比例、单价', 'ratio and price'),
    from(
      sources.own,
      '水土保持措施因子 P、坡长上限、冰川和裸地的 C、按类型的覆盖度',
      'practice factor P, cap of slope length, C of ice and bare land, cover by type',
    ),
  ],
};
