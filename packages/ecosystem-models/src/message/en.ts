import type { ModelMessages } from './message-keys';

export const en: ModelMessages = {
  problem: {
    'unknown-parameter': 'There is no parameter of this name ({at}).',
    'not-a-number': 'A number is expected ({at}).',
    'not-an-integer': 'A whole number is expected ({at}).',
    'not-a-switch': 'Yes or no is expected ({at}).',
    'not-a-list': 'A list is expected ({at}).',
    'not-a-table': 'A table is expected ({at}).',
    'not-a-row': 'A table row is expected ({at}).',
    'out-of-range': '{got} is outside {min} to {max} ({at}).',
    'unknown-option': '{got} is none of the options: {allowed} ({at}).',
    'unknown-column': 'The table has no such column ({at}); columns are {allowed}.',
    'missing-column': 'The row has no name ({at}).',
    'unknown-ecosystem-type': '{got} is not an ecosystem type code ({at}).',
    'repeated-key': '{got} occurs more than once ({at}).',
    'too-few-rows': 'The table needs at least {min} row(s) ({at}).',
    'too-few-items': 'The list needs at least {min} item(s) ({at}).',
    'unknown-input': 'The model has no input of this name ({at}).',
    'missing-input': 'A file or a number is missing ({at}).',
    'plain-not-allowed': 'This input needs a file, not a number ({at}).',
    'list-not-allowed': 'This input takes one number, not a list ({at}).',
    'unknown-land-type': '{got} is neither an ecosystem type nor -9999 ({at}).',
    'invalid-source-code': 'The source code must be a whole number ({at}).',
    'forced-zero-not-allowed': 'This model takes no forced-zero types ({at}).',
  },
  warning: {
    'missing-land-type': '{count} cells have no land type; they have no result.',
    'unknown-land-type':
      '{count} cells have a land-cover code without an ecosystem type; they have no result.',
    'input-nodata': '{count} cells lack a needed input; they have no result.',
    'missing-coefficient': '{count} cells have a type without a coefficient in {at}; they have no result.',
    'hydrologic-group-out-of-range': '{count} cells have a hydrologic soil group other than 1 to 4.',
    'value-unexpected': '{count} cells of {at} are outside the expected range; check scale and offset.',
    'value-impossible': '{count} cells of {at} have values that cannot be.',
    'runoff-events-below-a-year':
      'Yearly runoff by curve numbers needs all days of the year; fewer than 365 events were given.',
    'overlap-retained-rain': 'Water conservation and flood mitigation price partly the same retained rain.',
    'overlap-withdrawn-water': 'Water resources and water conservation meet in the water that is withdrawn.',
    'overlap-landscape': 'These models price partly the same landscape: {at}.',
  },
};
