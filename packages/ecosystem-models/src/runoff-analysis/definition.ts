import { catalogue } from '../catalogue';
import type { Condition } from '../condition';
import type { ModelDefinition, TableColumn } from '../definition';
import { dailyPrecipitation, landCover, precipitation, typeColumn, typeRows } from '../shared/common-inputs';
import { from, sources } from '../shared/sources';
import { curveNumbers } from './curve-number-table';

const byCurveNumber: Condition = { parameter: 'method', equals: 'runoff-cn' };
const byCoefficient: Condition = { parameter: 'method', equals: 'runoff-coefficient' };

const group = (letter: string): TableColumn => ({
  key: letter,
  name: { zh: `${letter} 组`, en: `Group ${letter}` },
  unit: '',
  min: 0,
  max: 100,
});

/** Model 11: runoff by curve numbers or coefficients. An intermediate model that has no value itself. */
export const definition: ModelDefinition = {
  ...catalogue['runoff-analysis'],
  files: [
    landCover,
    {
      ...dailyPrecipitation,
      requiredWhen: byCurveNumber,
      help: {
        zh: '每个波段或数值为一次降水，结果相加',
        en: 'One band or number per event; the runoff of all events is added up',
      },
    },
    {
      key: 'hsg',
      name: { zh: '水文土壤组', en: 'Hydrologic soil group' },
      kind: 'class-raster',
      unit: '',
      classes: [
        { value: 1, name: { zh: 'A 组', en: 'Group A' } },
        { value: 2, name: { zh: 'B 组', en: 'Group B' } },
        { value: 3, name: { zh: 'C 组', en: 'Group C' } },
        { value: 4, name: { zh: 'D 组', en: 'Group D' } },
      ],
      expected: [1, 4],
      physical: [1, 4],
      optional: true,
      requiredWhen: byCurveNumber,
      resampling: 'nearest',
    },
    { ...precipitation, requiredWhen: byCoefficient },
  ],
  parameters: [
    {
      kind: 'choice',
      key: 'method',
      name: { zh: '计算方法', en: 'Method' },
      options: [
        { value: 'runoff-cn', name: { zh: 'CN 法', en: 'Curve-number method' } },
        { value: 'runoff-coefficient', name: { zh: '系数法', en: 'Coefficient method' } },
      ],
      default: 'runoff-cn',
    },
    {
      kind: 'table',
      key: 'curveNumbers',
      name: { zh: 'CN 表', en: 'Curve numbers' },
      keyedBy: 'ecosystem-type',
      keyColumn: typeColumn,
      columns: ['A', 'B', 'C', 'D'].map(group),
      default: curveNumbers,
      minRows: 1,
      visibleWhen: byCurveNumber,
    },
    {
      kind: 'choice',
      key: 'defaultHsg',
      name: { zh: '默认水文土壤组', en: 'Default hydrologic soil group' },
      options: ['A', 'B', 'C', 'D'].map((value) => ({
        value,
        name: { zh: `${value} 组`, en: `Group ${value}` },
      })),
      default: 'B',
      visibleWhen: byCurveNumber,
    },
    {
      kind: 'choice',
      key: 'wetness',
      name: { zh: '前期湿润程度', en: 'Antecedent moisture condition' },
      options: [
        { value: 'I', name: { zh: 'I（干）', en: 'I (dry)' } },
        { value: 'II', name: { zh: 'II（中）', en: 'II (normal)' } },
        { value: 'III', name: { zh: 'III（湿）', en: 'III (wet)' } },
      ],
      default: 'II',
      visibleWhen: byCurveNumber,
    },
    {
      kind: 'plain',
      key: 'lambda',
      name: { zh: '初损系数 λ', en: 'Initial abstraction ratio λ' },
      default: 0.2,
      min: 0,
      max: 0.5,
      unit: '',
      visibleWhen: byCurveNumber,
    },
    {
      kind: 'table',
      key: 'coefficients',
      name: { zh: '径流系数', en: 'Runoff coefficients' },
      keyedBy: 'ecosystem-type',
      keyColumn: typeColumn,
      columns: [{ key: 'psi', name: { zh: '径流系数', en: 'Coefficient' }, unit: '%', min: 1, max: 100 }],
      default: typeRows('psi', [
        [1, 15],
        [2, 15],
        [3, 15],
        [4, 100],
        [5, 30],
        [52, 15],
        [6, 85],
        [62, 15],
        [7, 30],
        [8, 30],
        [81, 100],
        [9, 100],
      ]),
      minRows: 1,
      visibleWhen: byCoefficient,
    },
  ],
  linear: [{ parameter: 'coefficients', columns: ['psi'], when: byCoefficient }],
  outputs: [
    {
      key: 'cn-depth',
      name: { zh: '径流深（CN法）', en: 'Runoff depth (curve numbers)' },
      unit: 'mm',
      role: 'extra',
      zonal: 'mean',
      child: 'runoff-cn',
      producedWhen: byCurveNumber,
    },
    {
      key: 'cn-volume',
      name: { zh: '径流量（CN法）', en: 'Runoff volume (curve numbers)' },
      unit: 'm³',
      role: 'function',
      zonal: 'sum',
      child: 'runoff-cn',
      producedWhen: byCurveNumber,
    },
    {
      key: 'coefficient-depth',
      name: { zh: '径流深（系数法）', en: 'Runoff depth (coefficients)' },
      unit: 'mm',
      role: 'extra',
      zonal: 'mean',
      child: 'runoff-coefficient',
      producedWhen: byCoefficient,
    },
    {
      key: 'coefficient-volume',
      name: { zh: '径流量（系数法）', en: 'Runoff volume (coefficients)' },
      unit: 'm³',
      role: 'function',
      zonal: 'sum',
      child: 'runoff-coefficient',
      producedWhen: byCoefficient,
    },
  ],
  references: [
    from(sources.neh630, '城市洪水：CN 公式', 'urban flood risk: formula of the curve numbers'),
    from(sources.tr55, 'CN 值', 'curve numbers'),
    from(
      sources.tr55Cited,
      '灌丛、园地、绿地、交通用地、荒漠、裸地的 CN 值，前期湿润程度',
      'curve numbers of shrub, orchard, green space, roads, desert and bare land; antecedent wetness',
    ),
    from(sources.gb50014, '径流系数', 'runoff coefficients'),
    from(
      sources.own,
      '系数与类型的对应、粗分类的 CN 值',
      'classes assigned to types, curve numbers of coarse types',
    ),
  ],
};
