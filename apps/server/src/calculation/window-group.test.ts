import { expect, it } from 'vitest';
import { models, resolveParameters } from '@gep/ecosystem-models';
import type { Model, ModelSlug, StoredParameters } from '@gep/ecosystem-models';
import type { ModelPlan } from './plan';
import type { CompareFlag } from '../model/model-cases';
import type { Prepared } from './pretreat';
import { windowGroups } from './window-group';

const frame = {
  width: 100,
  height: 100,
  cellSize: 30,
  transform: [30, 0, 0, 0, -30, 0],
} as const;
const file = (name: string) => ({ path: name, cellType: 'int32', bands: 1, many: false }) as const;
const prepared: Prepared = {
  districtPath: 'districts',
  inputs: new Map(['landCover/0', 'landCover/1', 'population/0'].map((place) => [place, file(place)])),
  records: new Map(),
  unreadClasses: new Map(),
};

function planOf(
  slug: ModelSlug,
  compareFlag: CompareFlag,
  { stored = {}, cover = 0 }: { stored?: StoredParameters; cover?: CompareFlag } = {},
): ModelPlan {
  const model: Model = models[slug];
  const parameters = resolveParameters(
    model.definition,
    stored,
    compareFlag === 0 ? 'current' : 'comparable',
  );
  const inputs = {
    landCover: { kind: 'file', key: 'landCover', place: `landCover/${cover}` },
  } as const;
  return {
    model,
    compareFlag,
    cases: { [slug]: { parameters, inputs } },
    outputs: model.definition.outputs.filter(({ role }) => role === 'value'),
    forcedZero: [],
    zonePrices: null,
    unchangedDefaults: {},
  };
}

const namesOf = (plans: readonly ModelPlan[], at: typeof frame = frame) =>
  windowGroups(plans, at, prepared).map(({ halo, members }) => ({
    halo,
    members: members.map(
      ({ plans: own }) => `${own[0].model.slug} ${own.map((one) => one.compareFlag).join('')}`,
    ),
  }));

it('puts models without neighbours into one group, and others by their halo', () => {
  const radius = { stored: { radiusM: 1000 } };
  const plans = [
    planOf('carbon-sequestration', 0),
    planOf('daily-recreation', 0, radius),
    planOf('pest-control', 0),
  ];
  expect(namesOf(plans)).toEqual([
    { halo: 0, members: ['carbon-sequestration 0', 'pest-control 0'] },
    { halo: 67, members: ['daily-recreation 0'] },
  ]);
});

it('computes years once that have the same inputs and parameters', () => {
  const plans = [planOf('pest-control', 0), planOf('pest-control', 1)];
  expect(namesOf(plans)).toEqual([{ halo: 0, members: ['pest-control 01'] }]);
});

it('computes years apart whose prices or files differ, and shares the cases that do not', () => {
  const stored = { electricityPrice: { current: 0.5, comparable: 0.4 } };
  const plans = [
    planOf('climate-regulation', 0, { stored }),
    planOf('climate-regulation', 1, { stored }),
    planOf('pest-control', 0),
    planOf('pest-control', 1, { cover: 1 }),
  ];
  const [group] = windowGroups(plans, frame, prepared);
  expect(group.members.map(({ cases }) => Object.values(cases))).toEqual([[0], [1], [2], [3]]);
  expect(new Set(group.cases.map(({ rasters }) => rasters.landCover)).size).toBe(2);
});

it('divides a group whose layers would fill the disk, the years of a model together', () => {
  const plans = (['carbon-sequestration', 'climate-regulation'] as const).flatMap((slug) => [
    planOf(slug, 0),
    planOf(slug, 1, { cover: 1 }),
  ]);
  const large = { ...frame, width: 30_000, height: 30_000 };
  expect(windowGroups(plans, large, prepared).map(({ members }) => members.length)).toEqual([2, 2]);
});
