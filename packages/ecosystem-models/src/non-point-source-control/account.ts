import type { Account, Factor } from '../model';
import { choiceOf, rowsOf, selectionOf } from '../parameter-values';
import { pollutantTerms } from '../shared/pollutant-account';
import { pollutantNumber } from '../shared/pollutant-parameters';
import { typeLookup } from '../shared/type-table';

/** Tonnes are proportional to the content of the soil, or to the concentration of the type. */
export const account: Account = {
  scales(parameters) {
    const bySoil = choiceOf(parameters, 'method') === 'soil-retention';
    const scaleOf = (pollutant: string): Factor =>
      bySoil
        ? pollutantNumber(parameters, 'soilPollutant', 'content', pollutant)
        : typeLookup(rowsOf(parameters, 'emc'), pollutant);
    const pollutants = selectionOf(parameters, 'pollutants');
    return Object.fromEntries(pollutants.map((pollutant) => [pollutant, scaleOf(pollutant)]));
  },
  terms: pollutantTerms,
};
