import { catalogue } from '../catalogue';
import type { ModelDefinition, Name, TableColumn } from '../definition';
import { capSwitch, emissionTable } from '../shared/capped-removal';
import { landCover, typeColumn } from '../shared/common-inputs';
import {
  pollutantOutputs,
  pollutantPriceTable,
  pollutantSelection,
  pollutantsOf,
} from '../shared/pollutant-parameters';
import { linearRemoval } from '../shared/pollutant-account';
import { from, sources } from '../shared/sources';

const pollutants = pollutantsOf(catalogue['water-self-purification']);

const rate = (key: string, name: Name): TableColumn => ({
  key,
  name,
  unit: 't/km²·a',
  min: 0,
  max: 1e5,
  optional: true,
});

/** Model 9: pollutants that wetlands take from water. */
export const definition: ModelDefinition = {
  ...catalogue['water-self-purification'],
  files: [
    landCover,
    emissionTable(
      'discharge',
      { zh: '水污染物排放量', en: 'Discharges to water' },
      pollutants,
      'capByDischarge',
    ),
  ],
  parameters: [
    {
      ...pollutantSelection(pollutants, ['cod', 'nh3n', 'tp']),
      help: {
        zh: '氨氮是总氮的一部分，二者只计一项',
        en: 'Ammonia is part of total nitrogen: one of the two counts',
      },
      exclusive: [['nh3n', 'tn']],
    },
    {
      kind: 'table',
      key: 'rates',
      name: { zh: '单位面积净化量', en: 'Removal rates by ecosystem type' },
      help: {
        zh: '留空的污染物在该类型上为 0',
        en: 'An empty cell means that the type does not remove the pollutant',
      },
      keyedBy: 'ecosystem-type',
      keyColumn: typeColumn,
      columns: pollutants.map(({ key, name }) => rate(key, name)),
      columnForEach: 'pollutants',
      default: [41, 42, 43].map((type) => ({ type, cod: 110.06, nh3n: 8.56, tp: 8.56 })),
      minRows: 1,
      placeholder: true,
    },
    capSwitch(
      'capByDischarge',
      { zh: '以排放量为上限', en: 'Cap removal at discharges' },
      { zh: '分区净化量不超过其排放量', en: 'A district removes no more than it discharges' },
    ),
    pollutantPriceTable(pollutants),
  ],
  linear: linearRemoval(pollutants, 'capByDischarge'),
  outputs: pollutantOutputs(pollutants, { zh: '净化', en: 'removed' }),
  references: [
    from(sources.garze, '方法', 'method'),
    from(
      sources.guideline2020,
      '净化量（未经核实）、以排放量为上限',
      'rates (not verified), cap by discharges',
    ),
    from(sources.taxRates, '单价', 'prices'),
  ],
};
