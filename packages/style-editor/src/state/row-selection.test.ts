import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSelection, selectRows } from './row-selection';
import type { RowSelection, SelectAction } from './row-selection';

const order = ['a', 'b', 'c', 'd', 'e'];
const after = (...actions: SelectAction[]): RowSelection =>
  actions.reduce((state, action) => selectRows(state, action, order), openSelection);
const picked = (state: RowSelection) => order.filter((key) => state.selected.has(key)).join('');

describe('marking rows', () => {
  it('marks one, adds with toggle, goes from the anchor with extend', () => {
    expect(picked(after({ type: 'only', key: 'b' }))).toBe('b');
    expect(picked(after({ type: 'only', key: 'b' }, { type: 'toggle', key: 'd' }))).toBe('bd');
    expect(picked(after({ type: 'only', key: 'b' }, { type: 'extend', key: 'd' }))).toBe('bcd');
    expect(
      picked(after({ type: 'only', key: 'd' }, { type: 'extend', key: 'e' }, { type: 'extend', key: 'b' })),
    ).toBe('bcd');
  });

  it('lets go of a row that is marked alone', () => {
    expect(picked(after({ type: 'only', key: 'b' }, { type: 'only', key: 'b' }))).toBe('');
    expect(picked(after({ type: 'all' }, { type: 'only', key: 'b' }))).toBe('b');
  });

  it('is empty after clear and whole after all, and entering a row changes nothing', () => {
    const key = fc.constantFrom(...order);
    const action = fc.oneof(
      fc.record({ type: fc.constantFrom('enter', 'only', 'toggle', 'extend'), key }),
      fc.record({ type: fc.constantFrom('all', 'clear') }),
    ) as fc.Arbitrary<SelectAction>;
    fc.assert(
      fc.property(fc.array(action), key, (actions, entered) => {
        const state = after(...actions);
        expect(selectRows(state, { type: 'clear' }, order).selected.size).toBe(0);
        expect(picked(selectRows(state, { type: 'all' }, order))).toBe('abcde');
        expect(selectRows(state, { type: 'enter', key: entered }, order).selected).toBe(state.selected);
        expect(picked(selectRows(state, { type: 'extend', key: entered }, order))).toContain(entered);
      }),
    );
  });
});
