import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import type { GeodataWarning } from '../problem-codes';
import type { SeriesSummary } from '../task';
import { placeInSeries, placeText } from './place-in-series';

type SeriesUnit = SeriesSummary['unit'];

/** The files of a series in their order. */
export interface OrderedSeries<Member> extends SeriesSummary {
  readonly members: readonly Member[];
  readonly warnings: readonly GeodataWarning[];
}

/**
 * Puts files in order by the day in their names, else the month, else the number. `at` names the series in the warning
 * about gaps. Throws `series-order` for a name without a place and `series-twice` for two names of the same place.
 */
export function orderSeries<Member extends { readonly name: string }>(
  members: readonly Member[],
  at: string,
): OrderedSeries<Member> {
  const unit = unitOf(members.map(({ name }) => name));
  const placed = members.map((member) => ({ member, place: placeOf(member.name, unit) }));
  placed.sort((a, b) => a.place - b.place);
  placed.forEach(({ member, place }, i) => {
    if (i > 0 && placed[i - 1].place === place)
      refuse('series-twice', member.name, 'one file a day', {
        args: { other: placed[i - 1].member.name, place: placeText(place, unit) },
      });
  });
  const places = placed.map(({ place }) => place);
  return {
    unit,
    first: placeText(places[0], unit),
    last: placeText(places[places.length - 1], unit),
    members: placed.map(({ member }) => member),
    warnings: gapWarning(places, unit, at),
  };
}

/** A series whose names have days in part is one of days all the same: the name without one is to be named. */
function unitOf(names: readonly string[]): SeriesUnit {
  if (names.some((name) => placeInSeries(name, 'day') !== null)) return 'day';
  return names.every((name) => placeInSeries(name, 'month') !== null) ? 'month' : 'number';
}

function placeOf(name: string, unit: SeriesUnit): number {
  return (
    placeInSeries(name, unit) ?? refuse('series-order', name, 'a date (20200131) or a number in the name')
  );
}

function gapWarning(places: readonly number[], unit: SeriesUnit, at: string): GeodataWarning[] {
  const [first, last] = [places[0], places[places.length - 1]];
  const missing = last - first + 1 - places.length;
  // Numbers that run further than any series count something else, such as hours.
  if (missing === 0 || (unit === 'number' && last - first >= geodataLimits.raster.bands)) return [];
  const before = places.find((place, i) => places[i + 1] !== place + 1) ?? last;
  const args = {
    count: missing,
    missing: placeText(before + 1, unit),
    first: placeText(first, unit),
    last: placeText(last, unit),
  };
  return [{ code: 'series-gap', at, expected: 'a file for every day', args }];
}
