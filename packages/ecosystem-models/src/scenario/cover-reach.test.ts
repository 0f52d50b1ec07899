import { expect, it } from 'vitest';
import { modelBySlug, models } from '../registry';
import { resolveParameters } from '../parameter-values';
import { coverReach } from './cover-reach';
import type { CoverReach } from './cover-reach';

const reachOf = (slug: string, stored = {}): CoverReach => {
  const model = modelBySlug(slug)!;
  return coverReach(model, resolveParameters(model.definition, stored));
};

it('is none of figures of statistics, even where their value is spread over cells', () => {
  for (const slug of [
    'farming',
    'water-resources',
    'renewable-energy',
    'nature-tourism',
    'coastal-protection',
  ])
    expect([slug, reachOf(slug)]).toEqual([slug, 'none']);
  expect(reachOf('farming', { sharing: 'area' })).toBe('none');
});

it('is the cells where a cell depends on itself and on its neighbours', () => {
  for (const slug of [
    'carbon-sequestration',
    'climate-regulation',
    'sediment-mitigation',
    'daily-recreation',
  ])
    expect([slug, reachOf(slug)]).toEqual([slug, 'cells']);
});

it('is the districts where a total of the district is a term of the formula', () => {
  expect(reachOf('flood-mitigation')).toBe('districts');
  expect(reachOf('noise-abatement')).toBe('districts');
  expect(reachOf('air-purification', { capByEmission: false })).toBe('cells');
  expect(reachOf('air-purification', { capByEmission: true })).toBe('districts');
});

it('is known of every model', () => {
  for (const slug of Object.keys(models)) expect(['none', 'cells', 'districts']).toContain(reachOf(slug));
});
