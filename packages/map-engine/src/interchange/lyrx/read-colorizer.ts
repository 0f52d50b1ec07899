import { GepDataError } from '@gep/raster';
import { parseColor } from '../../color';
import { limits } from '../../model';
import type { RasterScheme, StretchKind } from '../../model';
import { rgbCompositeScheme, stretchScheme } from '../../scheme';
import type { RasterOptions, StretchOptions } from '../../scheme';
import { classesOfTable, valuesOfTable } from '../color-table';
import type { ColorEntry } from '../color-table';
import { isList, objectsIn, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';
import { nextBelow } from '../next-number';
import { bounded, entry, isOn, number, part, text, typeOf } from './cim';
import { classEnds } from './class-ends';
import { colorIn, rampColors } from './read-color';

type Read = (colorizer: JsonObject, options: RasterOptions, notes: LossNotes) => RasterScheme;
const readers: Readonly<Record<string, Read>> = {
  CIMRasterClassifyColorizer: classify,
  CIMRasterUniqueValueColorizer: uniqueValues,
  CIMRasterStretchColorizer: stretch,
  CIMRasterRGBColorizer: composite,
};

/**
 * The scheme of a colorizer of cells.
 * @throws GepDataError 'style-unsupported' for a colorizer that has no counterpart
 */
export function readColorizer(colorizer: JsonObject, opacity: number, notes: LossNotes): RasterScheme {
  const type = typeOf(colorizer);
  const read = entry(readers, type);
  if (!read)
    throw new GepDataError('style-unsupported', `colorizer ${type}`.trim(), Object.keys(readers).join(', '));
  const noData = colorIn(colorizer, 'noDataColor', notes);
  const resampling = text(colorizer, 'resamplingType') === 'BilinearInterpolation' ? 'bilinear' : 'nearest';
  return read(
    colorizer,
    { opacity, resampling, noDataColor: parseColor(noData).a > 0 ? noData : null },
    notes,
  );
}

function classify(colorizer: JsonObject, options: RasterOptions, notes: LossNotes): RasterScheme {
  const excluded = ['exclusionRanges', 'exclusionValues'].filter((name) => {
    const values = own(colorizer, name);
    return isList(values) && values.length > 0;
  });
  for (const name of excluded) notes.add(name, 'unsupported');
  const minimum = number(colorizer, 'minimumBreak');
  const ends = classEnds(objectsIn(own(colorizer, 'classBreaks')), minimum, notes);
  const classes = ends.map(({ upper, label, written }): ColorEntry => ({
    ...{ value: upper, label, visible: true },
    color: colorIn(written, 'color', notes),
  }));
  // Nothing below the least value is drawn.
  const below: ColorEntry = {
    value: nextBelow(ends.at(0)?.lower ?? minimum),
    label: '',
    color: '#00000000',
    visible: false,
  };
  return classesOfTable([below, ...classes], minimum, { ...options, band: 0 });
}

function uniqueValues(colorizer: JsonObject, options: RasterOptions, notes: LossNotes): RasterScheme {
  const field = text(colorizer, 'fieldName', 'Value');
  if (!/^<?value>?$/i.test(field)) notes.add('fieldName', 'unsupported', 'Value');
  const classes = objectsIn(own(colorizer, 'groups')).flatMap((group) => objectsIn(own(group, 'classes')));
  const entries = classes.flatMap((row): ColorEntry[] => {
    const values = own(row, 'values');
    const color = colorIn(row, 'color', notes);
    const numbers = (isList(values) ? values : []).filter((one) => one !== '').map(Number);
    if (numbers.some(Number.isNaN)) notes.add('values', 'unsupported');
    return numbers
      .filter(Number.isFinite)
      .map((value) => ({ value, label: text(row, 'label'), color, visible: isOn(row, 'visible') }));
  });
  const byValue = new Map(entries.map((one) => [one.value, one]));
  if (own(colorizer, 'useDefaultColor') === true) notes.add('defaultColor', 'unsupported');
  return valuesOfTable([...byValue.values()], { ...options, band: 0 });
}

const kinds: Readonly<Record<string, StretchKind>> = {
  None: 'none',
  StandardDeviations: 'standard-deviation',
  HistogramEqualize: 'histogram-equalization',
  MinimumMaximum: 'min-max',
  PercentMinimumMaximum: 'percent-clip',
};

/** How values become shades, of one band and of several. */
function stretchOf(colorizer: JsonObject, deviations: string, notes: LossNotes): StretchOptions {
  const type = text(colorizer, 'stretchType', 'None');
  const kind = entry(kinds, type);
  if (!kind) notes.add('stretchType', 'unsupported', 'MinimumMaximum');
  const deviation = number(colorizer, deviations, limits.stddevNumber.default);
  return {
    stretch: kind ?? 'min-max',
    ...(kind === 'standard-deviation' && {
      stddevNumber: bounded(deviation, deviations, 'stddevNumber', notes),
    }),
    ...(kind === 'percent-clip' && {
      minClip: bounded(number(colorizer, 'minPercent'), 'minPercent', 'clipPercentage', notes),
      maxClip: bounded(number(colorizer, 'maxPercent'), 'maxPercent', 'clipPercentage', notes),
    }),
  };
}

function stretch(colorizer: JsonObject, options: RasterOptions, notes: LossNotes): RasterScheme {
  const kind = stretchOf(colorizer, 'standardDeviationParam', notes);
  const gamma = own(colorizer, 'useGammaStretch') === true ? number(colorizer, 'gammaValue', 1) : 1;
  if (own(colorizer, 'displayBackgroundValue') === true) notes.add('backgroundValue', 'unsupported');
  return stretchScheme({
    ...options,
    ...kind,
    ...(kind.stretch === 'min-max' && endsOf(colorizer)),
    gamma: bounded(gamma, 'gammaValue', 'gamma', notes),
    band: bandAt(colorizer, 'bandIndex'),
    ramp: { name: '', colors: [...rampColors(part(colorizer, 'colorRamp'), notes)] },
    reverse: own(colorizer, 'invert') === true,
  });
}

/** The ends that a person typed, or those of the statistics in the file. */
function endsOf(colorizer: JsonObject): { readonly min: number; readonly max: number } | null {
  const statistics = part(colorizer, 'stretchStats');
  const isCustom = own(colorizer, 'useCustomStretchMinMax') === true;
  if (!isCustom && !statistics) return null;
  const from = isCustom ? colorizer : (statistics ?? {});
  const [min, max] = (isCustom ? ['customStretchMin', 'customStretchMax'] : ['min', 'max']).map((name) =>
    number(from, name),
  );
  return min < max ? { min, max } : null;
}

const bandAt = (colorizer: JsonObject, name: string): number =>
  Math.min(65_535, Math.max(0, Math.round(number(colorizer, name))));

function composite(colorizer: JsonObject, options: RasterOptions, notes: LossNotes): RasterScheme {
  const channel = (color: string) => ({
    used: isOn(colorizer, `use${color}Band`),
    band: isOn(colorizer, `use${color}Band`) ? bandAt(colorizer, `${color.toLowerCase()}BandIndex`) : null,
  });
  const useAlpha = own(colorizer, 'useAlphaBand') === true;
  if (own(colorizer, 'useGammaStretch') === true) notes.add('useGammaStretch', 'unsupported');
  if (own(colorizer, 'displayBackgroundValue') === true) notes.add('backgroundValue', 'unsupported');
  if (own(colorizer, 'useCustomStretchMinMax') === true)
    notes.add('useCustomStretchMinMax', 'unsupported', 'the ends of each band');
  return rgbCompositeScheme({
    ...options,
    ...stretchOf(colorizer, 'standardDeviationsParam', notes),
    channels: {
      ...{ red: channel('Red'), green: channel('Green'), blue: channel('Blue') },
      ...(useAlpha && { alpha: { used: true, band: bandAt(colorizer, 'alphaBandIndex') } }),
    },
  });
}
