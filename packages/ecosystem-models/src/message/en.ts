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
    'exclusive-options': '{got} measure the same thing; select only one of them ({at}).',
    'unknown-column': 'The table has no such column ({at}); columns are {allowed}.',
    'missing-column': 'The row has no name ({at}).',
    'unknown-ecosystem-type': '{got} is not an ecosystem type code ({at}).',
    'repeated-key': '{got} occurs more than once ({at}).',
    'too-few-rows': 'The table needs at least {min} row(s) ({at}).',
    'missing-row': 'The table has no row for {got} ({at}).',
    'too-few-items': 'The list needs at least {min} item(s) ({at}).',
    'unknown-input': 'The model has no input of this name ({at}).',
    'missing-input': 'A file or a number is missing ({at}).',
    'plain-not-allowed': 'This input needs a file, not a number ({at}).',
    'list-not-allowed': 'This input takes one number, not a list ({at}).',
    'unknown-land-type': '{got} is neither an ecosystem type nor -9999 ({at}).',
    'invalid-source-code': 'The source code must be a whole number ({at}).',
    'forced-zero-not-allowed': 'This model takes no forced-zero types ({at}).',
    'needs-run': 'Another value of {got} needs a new calculation ({at}).',
    'not-a-price': '{got} is not a price: it is the same in both years ({at}).',
    'not-above': 'The number must be greater than {min} ({at}).',
    'not-ascending': '{got}: each number must be at least as large as the one before ({at}).',
    'outside-bounds':
      'Less than 1 % of the distribution is within the bounds of {got}, {min} to {max} ({at}).',
    'missing-source': 'Say where the distribution comes from ({at}).',
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
    'daily-series-not-whole-years':
      'Daily precipitation must cover whole years from 1 January: 365 or 366 values for one year; for several years, ' +
      'every day from the first year on.',
    'coarse-slope': 'Slopes of cells above 100 m are far too low; so is what is derived from them.',
    'texture-normalised':
      'In {count} cells sand, silt and clay ({at}) do not sum to 100 %; they were divided by their sum.',
    'unknown-soil-class':
      '{count} cells have a soil class without a row in the texture table; they have no result.',
    'radius-below-cell':
      'The radius is shorter than a cell: residents visit only green space in their own cell.',
    'bands-not-a-year':
      '{at} must cover one year: one value or band, 12 monthly ones, or for observations one or several a day ' +
      '(a multiple of 365 or 366).',
    'no-clay': '{count} cells have a soil without clay ({at}), by which the erodible fraction is divided.',
    'beyond-largest-soil-loss':
      'In {count} cells the wind is too strong for the formula, whose soil loss falls beyond its largest value: ' +
      'too little is counted.',
    'overlap-retained-rain': 'Water conservation and flood mitigation price partly the same retained rain.',
    'overlap-withdrawn-water': 'Water resources and water conservation meet in the water that is withdrawn.',
    'missing-price': '{count} rows have no price in {at}; they have no value.',
    'demand-does-not-fall':
      'Visits do not fall with cost, or the origins are too few, at {at}; the demand curve cannot be used.',
    'missing-measures': '{count} features of {at} lack measures that the method needs; they have no result.',
    'unknown-road-class':
      '{count} roads of {at} have a class without a row in the table of road types; they do not count.',
    'cells-wider-than-belt':
      '{count} cells beside roads are wider than half of the buffer; belts are measured coarsely.',
    'features-outside': '{count} features of {at} are outside all districts; they do not count.',
    'districts-not-capped': '{count} districts have no row in {at}; their removal is not capped.',
    'pollutant-without-rate': 'No type has a rate for {at}; none of it is counted as removed.',
    'sharing-without-cells':
      '{count} districts have no cell that their value can be shared over; it stays in the table only.',
    'value-without-cells':
      'The values of {at} have no place on the grid; the raster of the total leaves them out.',
    'overlap-landscape': 'These models price partly the same landscape: {at}.',
    'intermediate-summed': 'These are intermediate services, whose value is partly in others: {at}.',
  },
};
