import { describe, expect, it } from 'vitest';
import { propertyWords } from './property-words';

describe('propertyWords', () => {
  const words = (name: string, value: string | number | null) =>
    propertyWords(name, value, { unit: '万元', language: 'zh-CN', word: (column) => `<${column}>` });

  it('gives the statistic in the unit of the layer and the value in yuan, as large as they are read easily', () => {
    expect(words('Sum', 920_444.719)).toEqual({ label: '<Sum>', text: '92.04 亿元' });
    expect(words('value', 9_204_447_190.51)).toEqual({ label: '<value>', text: '92.04 亿元' });
  });
  it('leaves texts and counts as they are, and marks what is missing', () => {
    expect(words('code', '350402')).toEqual({ label: '<code>', text: '350402' });
    expect(words('validCount', 12_345)).toEqual({ label: '<validCount>', text: '12345' });
    expect(words('functionValue', null)).toEqual({ label: '<functionValue>', text: '--' });
  });
  it('does not know columns of other layers', () => {
    expect(words('GDP', 1)).toBeNull();
  });
});
