import { catalogue } from '../catalogue';
import type { Condition } from '../condition';
import type { ModelDefinition, Name, TableColumn } from '../definition';
import { landCover, typeColumn } from '../shared/common-inputs';
import {
  pollutantOutputs,
  pollutantPriceTable,
  pollutantSelection,
  pollutantsOf,
  pollutantTable,
} from '../shared/pollutant-parameters';
import { from, sources } from '../shared/sources';

const bySoil: Condition = { parameter: 'method', equals: 'soil-retention' };
const byRunoff: Condition = { parameter: 'method', equals: 'runoff-emc' };

const pollutants = pollutantsOf(catalogue['non-point-source-control']);

const content: TableColumn = {
  key: 'content',
  name: { zh: '含量', en: 'Content' },
  unit: '',
  min: 0,
  max: 1,
};

const concentration = (key: string, name: Name): TableColumn => ({
  key,
  name,
  unit: 'mg/L',
  min: 0,
  max: 10000,
  optional: true,
});

/** Model 12: pollutants that retained soil, or retained rain, keeps from water. */
export const definition: ModelDefinition = {
  ...catalogue['non-point-source-control'],
  files: [landCover],
  parameters: [
    {
      kind: 'choice',
      key: 'method',
      name: { zh: '计算方法', en: 'Method' },
      options: [
        { value: 'soil-retention', name: { zh: '土壤保持法', en: 'From retained soil' } },
        { value: 'runoff-emc', name: { zh: '径流浓度法', en: 'From retained rain' } },
      ],
      help: {
        zh: '土壤保持法读取减少泥沙淤积模型，径流浓度法读取径流分析模型',
        en: 'Retained soil comes from sediment mitigation, retained rain from the runoff analysis',
      },
      default: 'soil-retention',
    },
    pollutantSelection(pollutants),
    {
      ...pollutantTable(
        pollutants,
        'soilPollutant',
        { zh: '土壤污染物含量', en: 'Pollutant content of the soil' },
        content,
        (pollutant) => (pollutant === 'tn' ? 0.0037 : 0.00108),
      ),
      help: { zh: '占土壤质量的比例', en: 'As a fraction of soil mass' },
      visibleWhen: bySoil,
    },
    {
      kind: 'table',
      key: 'emc',
      name: { zh: '场次平均浓度', en: 'Event mean concentrations' },
      help: { zh: '表外类型为 0', en: 'Ecosystem types without a row count as 0' },
      keyedBy: 'ecosystem-type',
      keyColumn: typeColumn,
      columns: pollutants.map(({ key, name }) => concentration(key, name)),
      columnForEach: 'pollutants',
      default: [
        { type: 1, tn: 0.19, tp: 0.006 },
        { type: 5, tn: 23, tp: 3 },
        { type: 6, tn: 6.85, tp: 1.15 },
      ],
      minRows: 1,
      placeholder: true,
      visibleWhen: byRunoff,
    },
    pollutantPriceTable(pollutants),
  ],
  dependencies: [
    { slug: 'sediment-mitigation', when: bySoil },
    { slug: 'runoff-analysis', when: byRunoff },
  ],
  linear: [
    { parameter: 'soilPollutant', columns: ['content'], when: bySoil },
    { parameter: 'emc', columns: pollutants.map(({ key }) => key), when: byRunoff },
    { parameter: 'prices', columns: ['price'] },
  ],
  outputs: pollutantOutputs(pollutants, { zh: '减少', en: 'retained' }),
  references: [
    from(sources.garze, '土壤污染物含量', 'contents of the soil'),
    from(sources.invest, '雨洪滞留：径流浓度法', 'stormwater retention: method by retained rain'),
    from(sources.tr55, '场次平均浓度', 'event mean concentrations'),
    from(sources.taxRates, '单价', 'prices'),
  ],
};
