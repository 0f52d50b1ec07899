import { catalogue } from '../catalogue';
import type { ModelDefinition, Name, TableColumn } from '../definition';
import { capSwitch, emissionTable } from '../shared/capped-removal';
import { landCover, typeColumn } from '../shared/common-inputs';
import { growingSeasonFiles, growingSeasonParameters } from '../shared/growing-season';
import {
  pollutantOutputs,
  pollutantPriceTable,
  pollutantSelection,
  pollutantsOf,
} from '../shared/pollutant-parameters';
import { linearRemoval } from '../shared/pollutant-account';
import { from, sources } from '../shared/sources';

const pollutants = pollutantsOf(catalogue['air-purification']);

const rate = (key: string, name: Name): TableColumn => ({
  key,
  name,
  unit: 'kg/hm²·a',
  min: 0,
  max: 1e6,
  optional: true,
});

/** Model 8: pollutants that plants take from the air. */
export const definition: ModelDefinition = {
  ...catalogue['air-purification'],
  files: [
    landCover,
    emissionTable('emission', { zh: '大气污染物排放量', en: 'Air emissions' }, pollutants, 'capByEmission'),
    ...growingSeasonFiles(),
  ],
  parameters: [
    pollutantSelection(pollutants),
    {
      kind: 'table',
      key: 'rates',
      name: { zh: '单位面积净化量', en: 'Removal rates by ecosystem type' },
      help: {
        zh: '粉尘为滞留能力，无排放上限时结果为上限',
        en: 'The rates of dust are capacities: without the cap, the result is an upper bound',
      },
      keyedBy: 'ecosystem-type',
      keyColumn: typeColumn,
      columns: pollutants.map(({ key, name }) => rate(key, name)),
      columnForEach: 'pollutants',
      default: [
        { type: 1, so2: 152.13, nox: 6, dust: 21660 },
        { type: 11, so2: 88.65, dust: 10110 },
        { type: 12, so2: 215.6, dust: 33200 },
        { type: 13, so2: 152.13, dust: 21660 },
        { type: 14, so2: 88.65, dust: 10110 },
        { type: 2, so2: 92.1, nox: 6, dust: 11400 },
      ],
      minRows: 1,
    },
    capSwitch(
      'capByEmission',
      { zh: '以排放量为上限', en: 'Cap removal at emissions' },
      { zh: '分区净化量不超过其排放量', en: 'A district removes no more than it emits' },
    ),
    ...growingSeasonParameters(),
    pollutantPriceTable(pollutants),
  ],
  linear: linearRemoval(pollutants, 'capByEmission'),
  outputs: pollutantOutputs(pollutants, { zh: '净化', en: 'removed' }),
  references: [
    from(sources.garze, '方法、粉尘净化量', 'method, rates of dust'),
    from(sources.gaotianyan, 'SO₂ 和粉尘净化量', 'rates of SO₂ and dust'),
    from(sources.lyt1721, 'NOx 净化量', 'rate of NOx'),
    from(sources.guideline2020, '以排放量为上限', 'cap by emissions'),
    from(sources.taxRates, '最低税额', 'lowest tax rate'),
    from(sources.airEquivalents, '单价', 'prices'),
    from(
      sources.own,
      '未细分森林和稀疏林的净化量、生长季',
      'rates of coarse and sparse forest, growing season',
    ),
  ],
};
