import { expect, it } from 'vitest';
import { propertyWords } from './property-words';
import { resultColumns } from './result-columns';
import { sampleModels } from './testing/sample-models';

const [model] = sampleModels;
const columns = resultColumns(
  {
    ...model,
    statisticUnits: '万元',
    functionUnits: 't',
    sizes: { value: [1.5e7, 9.2e9], function: [20_000, 6.8e7] },
  },
  'zh-CN',
  (column) => `<${column}>`,
);
const district = {
  ...{ Name: '漳浦县', code: '350402', Sum: 920_444.719, functionValue: null, value: 9_204_447_190.51 },
  ...{ validCount: 12_345, count: 12_400 },
};
const words = (name: string) => propertyWords(name, district, columns);

it('gives the value once, in the unit of the map', () => {
  expect(words('Sum')).toEqual({ label: '<value>', text: '92.04 亿元' });
  expect(words('value')).toBeNull();
});

it('keeps the unit for a small figure', () => {
  expect(propertyWords('Sum', { Sum: 12 }, columns)).toEqual({ label: '<value>', text: '1.20e-3 亿元' });
});

it('leaves texts as they are, counts cells of all cells, and marks what is missing', () => {
  expect(words('code')).toEqual({ label: '<code>', text: '350402' });
  expect(words('validCount')).toEqual({ label: '<validCount>', text: '12\u2009345 / 12\u2009400' });
  expect(words('functionValue')).toEqual({ label: '<functionValue>', text: '--' });
});

it('leaves out columns of other layers', () => {
  expect(propertyWords('GDP', { GDP: 1 }, columns)).toBeNull();
});

it('calls the statistic of a model without a value its quantity', () => {
  const quantities = resultColumns(
    { ...model, statisticUnits: 'm³', functionUnits: 'm³', sizes: { value: null, function: [2e6, 5e9] } },
    'zh-CN',
    (column) => `<${column}>`,
  );
  expect(propertyWords('Sum', { Sum: 3e9 }, quantities)).toEqual({
    label: '<functionValue>',
    text: '30 亿 m³',
  });
  expect(propertyWords('functionValue', { functionValue: 3e9 }, quantities)).toBeNull();
});
