import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenState, foundTypes, toggleType } from './type-tree';
import type { TypeNode } from './type-tree';

const types: TypeNode[] = ['1', '11', '111', '112', '12', '2', '21'].map((value) => ({
  value,
  label: `type ${value}`,
  parent: value.length > 1 ? value.slice(0, -1) : null,
}));
const leaves = ['111', '112', '12', '21'];
const anyChoice = fc
  .array(fc.constantFrom(...types.map(({ value }) => value)), { maxLength: 8 })
  .map((clicks) => clicks.reduce<string[]>((chosen, value) => toggleType(types, chosen, value), []));

describe('a choice of types', () => {
  it('brings all that is below a chosen type', () => {
    expect(chosenState(types, ['1'], '111')).toBe('all');
    expect(chosenState(types, ['111'], '1')).toBe('some');
    expect(chosenState(types, ['1'], '2')).toBe('none');
  });

  it('replaces what is below a type by the type', () => {
    expect(toggleType(types, ['111', '12', '2'], '1')).toEqual(['1', '2']);
  });

  it('leaves the others below where one is taken out', () => {
    expect(toggleType(types, ['1'], '111')).toEqual(['112', '12']);
  });

  it('changes a type and what is below it, and no other leaf', () => {
    fc.assert(
      fc.property(anyChoice, fc.constantFrom(...types.map(({ value }) => value)), (chosen, value) => {
        const after = toggleType(types, chosen, value);
        const on = chosenState(types, chosen, value) !== 'all';
        expect(chosenState(types, after, value)).toBe(on ? 'all' : 'none');
        for (const leaf of leaves.filter((one) => !one.startsWith(value)))
          expect(chosenState(types, after, leaf)).toBe(chosenState(types, chosen, leaf));
      }),
    );
  });

  it('is searched by label, with the types above', () => {
    expect(foundTypes(types, '112').map(({ value }) => value)).toEqual(['1', '11', '112']);
  });
});
