import { catalogue } from '../catalogue';
import type { ModelDefinition } from '../definition';
import { landCover, typeColumn, typeRows } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';

/** Model 6: heat taken up by the transpiration of vegetation and the evaporation of water, as saved electricity. */
export const definition: ModelDefinition = {
  ...catalogue['climate-regulation'],
  files: [
    landCover,
    {
      key: 'waterEvaporation',
      name: { zh: '水面蒸发量', en: 'Evaporation of water' },
      help: { zh: '降温季节总量，仅用于湿地', en: 'Total of the cooling season, used on wetland only' },
      kind: 'raster',
      unit: 'mm',
      expected: [0, 3000],
      physical: [0, null],
      plain: { default: 600, min: 0, max: 3000, placeholder: true },
      resampling: 'bilinear',
    },
  ],
  parameters: [
    {
      kind: 'table',
      key: 'heatTable',
      name: { zh: '蒸腾吸热', en: 'Transpiration heat' },
      help: { zh: '湿地按水面蒸发计算', en: 'Wetland is computed by its evaporation instead' },
      keyedBy: 'ecosystem-type',
      keyColumn: typeColumn,
      columns: [
        { key: 'heat', name: { zh: '单位面积吸热', en: 'Heat' }, unit: 'kJ/m²·d', min: 0, max: 100000 },
      ],
      default: typeRows('heat', [
        [1, 2837.27],
        [2, 1300.95],
        [3, 969.83],
        [62, 969.83],
      ]),
      minRows: 1,
    },
    {
      kind: 'plain',
      key: 'coolingDays',
      name: { zh: '降温天数', en: 'Cooling days' },
      help: { zh: '日气温高于 26 °C 的天数', en: 'Days above 26 °C' },
      default: 90,
      min: 0,
      max: 366,
      unit: 'd',
      placeholder: true,
    },
    {
      kind: 'plain',
      key: 'copVegetation',
      name: { zh: '植被空调能效比', en: 'Efficiency (COP) for vegetation' },
      default: 3,
      min: 0,
      minExclusive: true,
      max: 20,
      unit: '',
    },
    {
      kind: 'plain',
      key: 'copWater',
      name: { zh: '水面空调能效比', en: 'Efficiency (COP) for water' },
      default: 3,
      min: 0,
      minExclusive: true,
      max: 20,
      unit: '',
    },
    {
      kind: 'plain',
      key: 'latentHeat',
      name: { zh: '汽化潜热', en: 'Latent heat' },
      default: 2450,
      min: 0,
      minExclusive: true,
      max: 3000,
      unit: 'kJ/kg',
    },
    {
      kind: 'switch',
      key: 'humidification',
      name: { zh: '计入加湿', en: 'Count humidification' },
      help: {
        zh: '相对湿度高于 45% 的湿润地区宜关闭',
        en: 'Switch off in humid regions (relative humidity above 45 %)',
      },
      default: true,
    },
    {
      kind: 'plain',
      key: 'evaporationPower',
      name: { zh: '蒸发等效耗电量', en: 'Power equivalent of evaporation' },
      default: 120,
      min: 0,
      max: 10000,
      unit: 'kWh/m³',
      visibleWhen: { parameter: 'humidification', equals: true },
    },
    {
      kind: 'plain',
      key: 'electricityPrice',
      name: { zh: '电价', en: 'Price of electricity' },
      default: 0.53,
      min: 0,
      max: 1000,
      unit: '元/kWh',
      price: true,
    },
  ],
  outputs: [
    {
      key: 'energy',
      name: { zh: '降温节能量', en: 'Saved energy' },
      unit: 'kWh',
      role: 'function',
      zonal: 'sum',
    },
    { key: 'value', name: { zh: '气候调节价值', en: 'Value' }, unit: '元', role: 'value', zonal: 'sum' },
  ],
  references: [
    from(sources.garze, '方法、电价', 'method, price of electricity'),
    from(sources.fao56, '汽化潜热', 'latent heat of vaporisation'),
    from(
      sources.guideline2020,
      '蒸腾吸热、COP、加湿条件',
      'transpiration heat, COP, when humidifying counts',
    ),
    from(sources.own, '城市绿地的蒸腾吸热', 'heat of urban green space'),
  ],
};
