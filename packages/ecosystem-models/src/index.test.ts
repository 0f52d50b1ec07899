import { expect, it } from 'vitest';
import * as carbon from './carbon-sequestration';
import * as climate from './climate-regulation';
import * as runoff from './runoff-analysis';
import * as water from './water-conservation';
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
    'checkForcedZero',
    'checkInputs',
    'checkParameters',
    'checkReclassification',
    'computeWindow',
    'conditionHolds',
    'curveNumberFor',
    'dependenciesOf',
    'ecosystemType',
    'ecosystemTypes',
    'eventRunoff',
    'fuEvapotranspiration',
    'groupNames',
    'inputRanges',
    'isEcosystemType',
    'isWithin',
    'mergeWarnings',
    'messages',
    'modelById',
    'modelBySlug',
    'modelTree',
    'models',
    'omegaFromSoilWater',
    'potentialRetention',
    'rangeWarnings',
    'reclassificationPresets',
    'reclassify',
    'resolveInput',
    'resolveParameters',
    'runModel',
    'toWanYuan',
    'totalGep',
    'typeLookup',
    'typeMask',
    'unchangedDefaults',
    'usedInputs',
    'zonalAccumulator',
  ]);
});

it('exports one model a subpath', () => {
  expect([carbon, climate, water, runoff].map((module) => Object.keys(module))).toEqual([
    ['carbonSequestration'],
    ['climateRegulation'],
    ['waterConservation'],
    ['runoffAnalysis'],
  ]);
});
