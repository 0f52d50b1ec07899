import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as entry from '.';

it('exports exactly these names', () => {
  expect(Object.keys(entry).sort()).toEqual([
    'CubeFileError',
    'GepDataError',
    'MISSING',
    'NO_TYPE',
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
    'contributions',
    'createWindowMemory',
    'cubeFileParts',
    'curveNumberFor',
    'dependenciesOf',
    'ecosystemType',
    'ecosystemTypes',
    'encodeCube',
    'eventRunoff',
    'figures',
    'fittingPresets',
    'fuEvapotranspiration',
    'groupNames',
    'inputRanges',
    'isEcosystemType',
    'isRasterFile',
    'isWithin',
    'mergeTypeSums',
    'mergeWarnings',
    'messages',
    'modelById',
    'modelBySlug',
    'modelCube',
    'modelTree',
    'models',
    'modelsReadBy',
    'noRecords',
    'omegaFromSoilWater',
    'parameterChanges',
    'potentialRetention',
    'quantityLayers',
    'rangeWarnings',
    'readCubes',
    'reclassificationPresets',
    'reclassify',
    'recordsOfYear',
    'resolveInput',
    'resolveParameters',
    'runModel',
    'sumByType',
    'toWanYuan',
    'totalGep',
    'typeLookup',
    'typeMask',
    'typesOfService',
    'unchangedDefaults',
    'urbanBoundaryInput',
    'usedInputs',
    'wholeArea',
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
