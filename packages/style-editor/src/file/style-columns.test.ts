import type { Field } from '@gep/map-engine/model';
import { labelSymbol } from '@gep/map-engine/model';
import {
  graduatedColorScheme,
  multipleFieldsScheme,
  singleSymbolScheme,
  stretchScheme,
} from '@gep/map-engine/scheme';
import { expect, it } from 'vitest';
import { missingFields, withFields } from './style-columns';

const text = (name: string): Field => ({ name, type: 'STRING' });
const number = (name: string): Field => ({ name, type: 'REAL' });

it('finds fields by their names in another case or with blanks', () => {
  const scheme = multipleFieldsScheme('polygon', { fields: [text(' NAME'), text('kind'), text('Code')] });
  const own = [text('name'), text('Code'), number('area')];
  expect([...missingFields(scheme, own)]).toEqual([
    [' NAME', own[0]],
    ['kind', null],
  ]);
});

it('takes numbers alone for classes, and any field for labels', () => {
  const label = labelSymbol({ useLabel: true, field: 'TITLE' });
  const scheme = { ...graduatedColorScheme('polygon', { field: number('GDP') }), label };
  const own = [text('gdp'), number('title')];
  expect([...missingFields(scheme, own)]).toEqual([
    ['GDP', null],
    ['TITLE', own[1]],
  ]);
});

it('asks for no field of labels that are off, and none of a raster', () => {
  const off = singleSymbolScheme('point', { label: labelSymbol({ field: 'TITLE' }) });
  expect(missingFields(off, []).size).toBe(0);
  expect(missingFields(stretchScheme(), []).size).toBe(0);
});

it('puts the chosen fields into rows and labels', () => {
  const label = labelSymbol({ useLabel: true, field: 'a', priorityField: 'b' });
  const chosen = new Map([
    ['a', text('one')],
    ['b', number('two')],
  ]);
  const several = multipleFieldsScheme('line', { fields: [text('a'), text('c'), text('b')], label });
  expect(withFields(several, chosen)).toMatchObject({
    fields: [text('one'), text('c'), number('two')],
    label: { field: 'one', priorityField: 'two' },
  });
  expect(withFields(graduatedColorScheme('line', { field: number('b') }), chosen)).toMatchObject({
    field: number('two'),
    label: { field: null },
  });
});
