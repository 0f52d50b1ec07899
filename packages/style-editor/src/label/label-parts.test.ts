import { expect, it } from 'vitest';
import { firstLabelField } from './label-parts';

const text = (name: string) => ({ name, type: 'STRING' as const });
const figure = { name: 'Sum', type: 'REAL' as const };

it('labels by the name, else by a text, else by what there is', () => {
  expect(firstLabelField([figure, text('code'), text('NAME')])).toBe('NAME');
  expect(firstLabelField([figure, text('code')])).toBe('code');
  expect(firstLabelField([figure])).toBe('Sum');
  expect(firstLabelField([])).toBeNull();
});
