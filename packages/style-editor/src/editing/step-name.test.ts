import * as model from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';
import { createScheme } from '@gep/map-engine/scheme';
import { describe, expect, it } from 'vitest';
import { createWords } from '../message';
import { en } from '../message/en';
import { stepName } from './step-name';

const words = createWords('en', en, { 'step.style': 'nothing' });

/** Parts that no person edits by themselves. */
const silent = new Set(['kind', 'geometry', 'extra', 'other', 'statistics']);
const named = (path: string[], part: string) =>
  stepName({ path, parts: [{ name: part, before: null, after: null }] }, words);
const unnamed = (value: object, path: string[]) =>
  Object.keys(value).filter((part) => !silent.has(part) && named(path, part) === 'nothing');

describe('names of steps', () => {
  it('cover every property of every symbol layer', () => {
    const layers = [
      model.simpleFill(),
      model.gradientFill(),
      model.linePatternFill(),
      model.pointPatternFill(),
      model.simpleLine(),
      model.imageLine(),
      model.markerLine(),
      model.simpleMarker(),
      model.svgMarker(),
      model.characterMarker(),
      model.imageMarker(),
    ];
    for (const layer of layers) expect(unnamed(layer, ['layers', '0']), layer.kind).toEqual([]);
    for (const symbol of [model.fillSymbol(), model.lineSymbol(), model.markerSymbol()])
      expect(unnamed(symbol, [])).toEqual([]);
  });

  it('cover labels', () => {
    expect(unnamed(model.labelSymbol(), ['label'])).toEqual([]);
  });

  it('cover every scheme, its classification and its channels', () => {
    const schemes: Scheme[] = [
      createScheme('single-symbol', 'polygon'),
      createScheme('unique-values', 'polygon'),
      createScheme('multiple-fields', 'polygon'),
      createScheme('graduated-color', 'line'),
      createScheme('graduated-size', 'point'),
      createScheme('stretch', 'raster'),
      createScheme('raster-graduated', 'raster'),
      createScheme('raster-unique-values', 'raster'),
      createScheme('rgb-composite', 'raster'),
    ];
    for (const scheme of schemes) {
      expect(unnamed(scheme, []), scheme.kind).toEqual([]);
      for (const part of ['classification', 'channels', 'relief', 'background'])
        if (part in scheme)
          expect(unnamed((scheme as unknown as Record<string, object>)[part], [part]), part).toEqual([]);
    }
  });
});
