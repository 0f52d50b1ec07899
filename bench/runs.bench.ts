import { hasTestData } from '../scripts/test-data';
import { beside } from './measure';
import type { Comparison } from './measure';
import { inOwnProcess } from './own-process';
import type { PriceTimes } from './price-change';
import type { MapTimes } from './price-map';
import { stages } from './run-stages';
import type { ProjectTimes } from './run-stages';
import type { ScenarioTimes } from './scenario';

/** What the specification asks for, in milliseconds: of a small region, news and stops of a large one, prices, scenarios. */
const goal = { fujian: 2000, news: 1000, price: 1000, scenario: 2000 };

/**
 * Whole calculations of documented examples as the server does them, from the call to the end of the run: a small region
 * with and without the preparation of its inputs, and of a large one the longest silence and the time to a stop. Then
 * prices that change in the project of a nation, figures by type in the map of a large region, and scenarios.
 */
export function projectRuns(): Comparison[] {
  if (!hasTestData) {
    console.log('runs are left out: the test data are not on this machine');
    return [];
  }
  const small = inOwnProcess<ProjectTimes>('./project-run.ts', 'fujian');
  const large = inOwnProcess<ProjectTimes>('./project-run.ts', 'ntt', 'stops');
  const nation = inOwnProcess<PriceTimes>('./price-change.ts');
  const map = inOwnProcess<MapTimes>('./price-map.ts');
  const scenarios = (['fujian', 'sample'] as const).map(
    (set) => [set, inOwnProcess<ScenarioTimes>('./scenario.ts', set)] as const,
  );
  return [
    beside('Fujian, 4 models, 2 years, inputs prepared first', small.first.ms, '2 s', goal.fujian),
    beside('Fujian, 4 models, 2 years, inputs ready', small.next?.ms ?? NaN, '2 s', goal.fujian),
    ...stages.flatMap((stage) => [
      beside(`ntt at 100 m, ${stage}: longest silence`, large.first.gaps[stage] ?? NaN, '1 s', goal.news),
      beside(`ntt at 100 m, ${stage}: stop`, large.stops[stage] ?? NaN, '1 s', goal.news),
    ]),
    beside('China, 2,888 counties, carbon price changed', nation.carbon, '1 s', goal.price),
    beside('China, 2,888 counties, prices of pollutants changed', nation.pollutants, '1 s', goal.price),
    beside('China, 2,888 counties, outdated results found', nation.outdated, '1 s', goal.price),
    beside('ntt at 100 m, rates by type changed', map.save, '1 s', goal.price),
    beside('ntt at 100 m, first look at their value map', map.firstLook, '1 s', goal.price),
    beside('ntt at 100 m, first look at the total', map.totalFirstLook, '1 s', goal.price),
    ...scenarios.flatMap(([set, { first, next }]) => [
      beside(`${set}: first scenario of a drawn area`, first, '2 s', goal.scenario),
      beside(`${set}: next scenario`, next, '2 s', goal.scenario),
    ]),
  ];
}
