import type { ModelMessages } from './message-keys';

export const en: ModelMessages = {
  problem: {
    'unknown-parameter': 'There is no parameter of this name; parameters are {allowed}.',
    'not-a-number': 'A number is expected.',
    'not-an-integer': 'A whole number is expected.',
    'not-a-switch': 'Yes or no is expected.',
    'not-a-list': 'A list is expected.',
    'not-a-table': 'A table is expected.',
    'not-a-row': 'A table row is expected.',
    'out-of-range': '{got} is outside {min} to {max}.',
    'unknown-option': '{got} is none of the options: {allowed}.',
    'exclusive-options': '{got} measure the same thing; select only one of them.',
    'unknown-column': 'The table has no such column; columns are {allowed}.',
    'missing-column': 'The row has no name.',
    'unknown-ecosystem-type': '{got} is not an ecosystem type code.',
    'repeated-key': '{got} occurs more than once.',
    'too-few-rows': 'The table needs at least {min} row(s).',
    'missing-row': 'The table has no row for {got}.',
    'empty-column': '{got} has no number in any row: enter one, 0 where there is none.',
    'too-few-items': 'The list needs at least {min} item(s).',
    'unknown-input': 'The model has no input of this name.',
    'missing-input': 'A file or a number is missing.',
    'plain-not-allowed': 'This input needs a file, not a number.',
    'list-not-allowed': 'This input takes one number, not a list.',
    'unknown-land-type': '{got} is neither an ecosystem type nor -9999.',
    'invalid-source-code': 'The source code must be a whole number.',
    'forced-zero-not-allowed': 'This model takes no forced-zero types.',
    'needs-run': 'Another value of {got} needs a new calculation.',
    'not-a-price': '{got} is not a price: it is the same in both years.',
    'not-above': 'The number must be greater than {min}.',
    'not-ascending': '{got}: each number must be at least as large as the one before.',
    'outside-bounds': 'Less than 1 % of the distribution is within the bounds of {got}, {min} to {max}.',
    'missing-source': 'Say where the distribution comes from.',
  },
  warning: {
    'missing-land-type': '{count} cells have no land type and therefore no result.',
    'unknown-land-type':
      '{count} cells have a land-cover code that is not mapped to an ecosystem type, and therefore no result.',
    'input-nodata': '{count} cells lack data that the model needs and have no result.',
    'missing-coefficient':
      '{count} cells have no result, because “{at}” has no coefficient for their ecosystem type: {parts}.',
    'type-without-rate':
      'Cells of these ecosystem types count as 0, because “{at}” has no row for them: {parts}.',
    'hydrologic-group-out-of-range': '{count} cells have a hydrologic soil group other than 1 to 4.',
    'value-unexpected':
      '{count} cells of “{at}” are outside the expected range; check the scale and the offset.',
    'value-impossible':
      '{count} cells of “{at}” have impossible values; check the file, its unit and its no-data value.',
    'runoff-events-below-a-year':
      'Yearly runoff by the curve-number method needs rain for every day of the year; fewer than 365 days were given.',
    'daily-series-not-whole-years':
      'Daily precipitation must cover whole years from 1 January: 365 or 366 values for one year; for several years, ' +
      'every day from the first year on.',
    'coarse-slope':
      'Slopes computed from cells larger than 100 m are far too low, and so is everything derived from them.',
    'texture-normalised':
      'In {count} cells, sand, silt and clay (“{at}”) do not add up to 100 %; each was divided by their sum.',
    'unknown-soil-class':
      '{count} cells have a soil class that is not in the texture table, and therefore no result.',
    'radius-below-cell':
      'The radius is smaller than a cell, so residents visit only the green space in their own cell.',
    'bands-not-a-year':
      '“{at}” must cover one year: one value or band, 12 monthly ones, or one or several observations a day (a multiple of 365 or 366).',
    'no-clay':
      '{count} cells have a soil without clay (“{at}”). The erodible fraction divides by clay, so it cannot be computed.',
    'beyond-largest-soil-loss':
      'In {count} cells the wind is stronger than the formula is made for: beyond its maximum, the computed soil loss falls again. The result is too low there.',
    'overlap-retained-rain':
      'Water conservation and flood mitigation both count part of the same retained rain.',
    'overlap-withdrawn-water':
      'Water resources and water conservation both count the water that is withdrawn.',
    'missing-price': '{count} rows have no price in “{at}” and therefore no value.',
    'type-without-price':
      '{count} cells have a quantity but the value 0, because “{at}” has no price for their ecosystem type: {parts}.',
    'demand-does-not-fall':
      'The demand curve cannot be used for {at}: the number of visits does not fall with cost, or there are too few origins.',
    'missing-measures':
      '{count} rows or features of “{at}” lack a figure that the method needs and have no result.',
    'unknown-road-class':
      '{count} roads of “{at}” are left out, because their class has no row in the table of road types: {parts}.',
    'cells-wider-than-belt':
      '{count} cells beside roads are wider than half of the buffer, so the width of the vegetation belt is only a rough estimate.',
    'features-outside': '{count} features of “{at}” are outside all districts and are left out.',
    'districts-not-capped':
      '{count} districts have no row in “{at}”, so what is removed there has no upper limit.',
    'sharing-without-cells':
      '{count} districts have no cell over which their value could be shared; it appears in the tables only.',
    'value-without-cells':
      'These services have values by district only, so the raster of the total leaves them out: {parts}.',
    'overlap-landscape': 'These services value partly the same landscape: {parts}.',
    'intermediate-summed':
      'The total includes intermediate services, whose value is partly contained in others: {parts}.',
  },
};
