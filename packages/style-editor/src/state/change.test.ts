import { fillSymbol, simpleFill } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import {
  editRows,
  reclassify,
  setBreaks,
  setRamp,
  showAllRows,
  switchVectorScheme,
} from '@gep/map-engine/scheme/edit';
import { addSymbolLayer, moveSymbolLayer, replaceSymbolLayer } from '@gep/map-engine/symbol';
import { describe, expect, it } from 'vitest';
import { sumField, sums } from '../../test/sample';
import { createWords } from '../message';
import { en } from '../message/en';
import { zhCN } from '../message/zh-cn';
import { stepName, stepSentence } from '../editing/step-name';
import { changeBetween, joins } from './change';
import { patch } from './patch';

const zh = createWords('zh-CN', zhCN);
const words = createWords('en', en);
const input = { values: sums };
const single = createScheme('single-symbol', 'polygon');
const graduated = generateCategories(createScheme('graduated-color', 'polygon', { field: sumField }), input);
const [row] = graduated.categories;
const named = (before: unknown, after: unknown) => stepSentence(changeBetween(before, after), words);

describe('change between two schemes', () => {
  it('is that of the intent, regardless of the result', () => {
    expect(named(single, switchVectorScheme(single, 'graduated-color'))).toBe('Style type: By colour');
    expect(named(createScheme('graduated-color', 'polygon'), graduated)).toBe('Field: Sum');
    expect(named(graduated, reclassify(graduated, { method: 'quantile' }, input))).toBe('Method: Quantile');
    expect(named(graduated, reclassify(graduated, { classes: 3 }, input))).toBe('Classes: 3');
    expect(named(graduated, setBreaks(graduated, [1, 4, 7, 10, 20], input))).toBe('Breaks');
    expect(named(graduated, setRamp(graduated, { reverse: true }))).toBe('Reverse ramp');
    const ramp = { name: 'magma', colors: ['#000000', '#ffffff'] };
    expect(named(graduated, setRamp(graduated, { ramp }))).toBe('Colour ramp: magma');
  });

  it('is that of a row where the intent stayed', () => {
    expect(named(graduated, editRows(graduated, [row.key], { label: 'low' }))).toBe('Class label (low): low');
    expect(named(graduated, editRows(graduated, [row.key], { visible: false }))).toMatch(
      /^Show or hide a class/,
    );
    const symbol = fillSymbol(simpleFill({ color: '#123456' }));
    expect(named(graduated, editRows(graduated, [row.key], { symbol }))).toMatch(/^Class symbol/);
    expect(named(graduated, showAllRows(graduated, false))).toBe('Show or hide a class');
    const other = { ...graduated, other: { ...graduated.other, visible: !graduated.other.visible } };
    expect(named(graduated, other)).toMatch(/^Show or hide a class/);
  });

  it('finds the property of a symbol, and what was added or moved', () => {
    const symbol = fillSymbol();
    const [layer] = symbol.layers;
    expect(named(symbol, replaceSymbolLayer(symbol, 0, patch(layer, { opacity: 0.5 })))).toBe('Opacity: 0.5');
    const two = addSymbolLayer(symbol, simpleFill({ color: '#ff0000' }));
    expect(named(symbol, two)).toBe('Symbol layers');
    expect(named(two, moveSymbolLayer(two, 1, -1))).toBe('Order of symbol layers');
  });

  it('is named in both languages', () => {
    const change = changeBetween(graduated, setRamp(graduated, { reverse: true }));
    expect(zh.t('step.undo', { step: stepName(change, zh) })).toBe('撤销：反转色带');
  });
});

describe('edits that join the step before', () => {
  const opacity = (value: number) => ({ kind: 'stretch', geometry: 'raster', opacity: value, band: 0 });

  it('are those of the same number, colour, text or breaks', () => {
    const first = changeBetween(opacity(1), opacity(0.9));
    expect(joins(first, changeBetween(opacity(0.9), opacity(0.8)))).toBe(true);
    const dragged = setBreaks(graduated, [1, 4, 7, 10, 20], input);
    const further = setBreaks(dragged, [1, 4.5, 7, 10, 20], input);
    expect(joins(changeBetween(graduated, dragged), changeBetween(dragged, further))).toBe(true);
    const low = editRows(graduated, [row.key], { label: 'l' });
    const lower = editRows(low, [row.key], { label: 'lo' });
    expect(joins(changeBetween(graduated, low), changeBetween(low, lower))).toBe(true);
  });

  it('are never choices, switches, or another part', () => {
    const quantile = reclassify(graduated, { method: 'quantile' }, input);
    const natural = reclassify(quantile, { method: 'natural-breaks' }, input);
    expect(joins(changeBetween(graduated, quantile), changeBetween(quantile, natural))).toBe(false);
    const band = (value: number) => ({ ...opacity(1), band: value });
    expect(joins(changeBetween(band(0), band(1)), changeBetween(band(1), band(2)))).toBe(false);
    const [, next] = graduated.categories;
    const one = editRows(graduated, [row.key], { label: 'a' });
    const both = editRows(one, [next.key], { label: 'b' });
    expect(joins(changeBetween(graduated, one), changeBetween(one, both))).toBe(false);
  });
});
