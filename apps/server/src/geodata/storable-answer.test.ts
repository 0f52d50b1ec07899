import { expect, it } from 'vitest';
import { storableAnswer } from './storable-answer';

it('leaves out NUL and marks broken characters, in values and in names of fields', () => {
  const wkb = new Uint8Array([0, 1]);
  const rows = [{ name: 'A\0B', 'CO\0DE': '\ud83d', wkb, area: 2 }];
  expect(storableAnswer({ kind: 'result', rows })).toEqual({
    kind: 'result',
    rows: [{ name: 'AB', CODE: '\ufffd', wkb: new Uint8Array([0, 1]), area: 2 }],
  });
});

it('keeps a field that is called __proto__ a field', () => {
  const row = JSON.parse('{"__proto__":"x\\u0000"}') as object;
  expect(JSON.stringify(storableAnswer(row))).toBe('{"__proto__":"x"}');
});
