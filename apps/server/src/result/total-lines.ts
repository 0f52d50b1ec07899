import type { Language } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import { unitText } from '../message/unit-text';
import type { AbsentService } from './absent-services';
import { yearName } from './model-results';
import type { ResultPlace } from './model-results';
import { isSameAsCurrent } from './same-as-current';

type Line = readonly (string | number | null)[];

/**
 * The table of totals: a heading, a line a result, and a line of 0 for every service that does not exist in the region.
 * @param stateOf whether a result is up to date, in words
 */
export function totalLines(
  places: readonly ResultPlace[],
  absent: readonly AbsentService[],
  stateOf: (modelId: string, compareFlag: number) => string,
  language: Language,
): Line[] {
  const head = textOf(phrase('csv.total-columns'))[language].split(',');
  const lines = places.flatMap((place) => [
    ...resultLines(place, stateOf, language),
    ...(place.entry === null ? absentLines(place, absent, language) : []),
  ]);
  return [head, ...lines];
}

function resultLines(
  place: ResultPlace,
  stateOf: (modelId: string, compareFlag: number) => string,
  language: Language,
): Line[] {
  const role = place.entry?.service.role;
  const service = role ? textOf(phrase(`service.${role}`))[language] : '';
  return place.years.map(({ row }) => [
    place.name[language],
    yearName(row.compareFlag)[language],
    row.functionValue,
    unitText(row.functionUnits ?? '', language),
    row.priceValue,
    unitText(row.priceUnits ?? '', language),
    service,
    stateOf(row.modelId, row.compareFlag),
    row.compareFlag === 1 && isSameAsCurrent(place) ? textOf(phrase('result.same-as-current'))[language] : '',
  ]);
}

function absentLines(total: ResultPlace, absent: readonly AbsentService[], language: Language): Line[] {
  return total.years.flatMap(({ row }) =>
    absent.map(({ entry, reason }) => [
      entry.name[language],
      yearName(row.compareFlag)[language],
      null,
      '',
      0,
      unitText('yuan', language),
      textOf(phrase('service.final'))[language],
      textOf(phrase('result.absent', { reason }))[language],
      '',
    ]),
  );
}
