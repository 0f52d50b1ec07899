import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as entry from '.';

it('exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'GepDataError',
    'MISSING',
    'allowsForcedZero',
    'applyForcedZero',
    'applyUrbanBoundary',
    'catalogue',
    'catalogueEntries',
    'catalogueEntry',
    'centroid',
    'checkForcedZero',
    'checkInputs',
    'checkParameters',
    'checkReclassification',
    'computeWindow',
    'conditionHolds',
    'createWindowMemory',
    'curveNumberFor',
    'dependenciesOf',
    'ecosystemType',
    'ecosystemTypes',
    'eventRunoff',
    'fittingPresets',
    'fuEvapotranspiration',
    'groupNames',
    'inputRanges',
    'isEcosystemType',
    'isRasterFile',
    'isWithin',
    'mergeWarnings',
    'messages',
    'modelById',
    'modelBySlug',
    'modelTree',
    'models',
    'noRecords',
    'omegaFromSoilWater',
    'potentialRetention',
    'rangeWarnings',
    'reclassificationPresets',
    'reclassify',
    'recordsOfYear',
    'resolveInput',
    'resolveParameters',
    'runModel',
    'toWanYuan',
    'totalGep',
    'typeLookup',
    'typeMask',
    'unchangedDefaults',
    'usedInputs',
    'windowStages',
    'zonalAccumulator',
  ]);
});

it('exports each model, and nothing else, as a subpath of its slug', async () => {
  for (const slug of Object.keys(entry.models) as (keyof typeof entry.models)[]) {
    const module: Record<string, unknown> = await import(`./${slug}/index.ts`);
    expect(Object.values(module), slug).toEqual([entry.models[slug]]);
    expect(Object.keys(manifest.exports)).toContain(`./${slug}`);
  }
});
