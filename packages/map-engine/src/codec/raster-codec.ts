import type { RasterScheme, RgbChannel, RgbChannelName, StretchKind } from '../model';
import { limits, resamplings, statisticsScopes } from '../model';
import { createScheme } from '../scheme';
import { openRows } from '../scheme/category/open-ends';
import { styleCaps } from './caps';
import {
  decodeCategory,
  decodeOther,
  decodePin,
  encodeCategory,
  encodeOther,
  encodePin,
} from './category-codec';
import type { RowCodecOptions } from './category-codec';
import { decodeClassification, encodeClassification, encodeRamp } from './classification-codec';
import { opacity } from './shared-parts';
import { bandCodec } from './statistics-codec';
import {
  asObject,
  below,
  bool,
  code,
  color,
  integer,
  invalid,
  list,
  nullable,
  number,
  read,
  words,
} from './wire';
import type { JsonObject, Wire } from './wire';
import { object } from './wire-object';
import { rowsOf } from './vector-codec';

type RasterKind = RasterScheme['kind'];
export const rasterType = code<RasterKind>({
  stretch: 'stretch',
  'raster-graduated': 'graduated',
  'raster-unique-values': 'unique-values',
  'rgb-composite': 'rgb',
});

/** Codes of the specification, read where `rasterType` is absent. */
export const rasterSchemeType = code<RasterKind>({
  stretch: 1,
  'raster-unique-values': 2,
  'raster-graduated': 3,
  'rgb-composite': 6,
});

/** 1 to 4 are codes of the specification. */
export const stretchedType = code<StretchKind>({
  'min-max': 1,
  'standard-deviation': 2,
  'percent-clip': 3,
  'histogram-equalization': 4,
  none: 0,
  sigmoid: 5,
  logarithmic: 6,
  'square-root': 7,
});

const byte = integer(limits.backgroundValue.min, limits.backgroundValue.max);
const bandIndex = nullable(integer(0, styleCaps.bands - 1));
const percent = number(limits.clipPercentage);

/** Simple properties: wire name and codec, absent ones take the defaults. */
export const rasterCodecs = {
  bands: list(bandCodec, styleCaps.bands),
  selectedBandIndex: bandIndex,
  stretchedType,
  stretchedMin: nullable(number()),
  stretchedMax: nullable(number()),
  stddevNum: number({ min: 0 }),
  minClipPercentage: percent,
  maxClipPercentage: percent,
  noDataColor: nullable(color),
  useBackgroundValue: bool,
  backgroundR: byte,
  backgroundG: byte,
  backgroundB: byte,
  backgroundColor: nullable(color),
  opacity,
  brightness: number(limits.brightness),
  contrast: number(limits.contrast),
  gamma: number(limits.gamma),
  statisticsFrom: words(statisticsScopes),
  resampling: words(resamplings),
} as const;

const start = createScheme('stretch', 'raster');

export const reliefCodec = object(start.relief, {
  used: ['isUsed', bool],
  sunAngle: ['sunAngle', number({ min: 0, max: 90 })],
  azimuth: ['azimuth', number(limits.reliefAzimuth)],
  zFactor: ['zFactor', number({ min: 0 })],
});

const channelCodec = object<RgbChannel>(
  { used: false, band: null },
  { used: ['isUsed', bool], band: ['bandIndex', bandIndex] },
);
export const rgbCodec = object<Readonly<Record<RgbChannelName, RgbChannel>>>(
  createScheme('rgb-composite', 'raster').channels,
  {
    red: ['red', channelCodec],
    green: ['green', channelCodec],
    blue: ['blue', channelCodec],
    alpha: ['alpha', channelCodec],
  },
);

const noSymbols = { symbol: null, template: null } as const;

export function decodeRaster(wire: Wire): RasterScheme {
  const named = read(wire, 'rasterType', nullable(rasterType), null);
  const bySchemeType = read(wire, 'schemeType', nullable(rasterSchemeType), null);
  const kind = named ?? bySchemeType ?? rasterSchemeType.decode(wire.schemeType, 'schemeType');
  const c = rasterCodecs;
  const display = {
    geometry: 'raster',
    bands: read(wire, 'bands', c.bands, []),
    noDataColor: read(wire, 'noDataColor', c.noDataColor, null),
    background: {
      used: read(wire, 'useBackgroundValue', c.useBackgroundValue, false),
      value: [
        read(wire, 'backgroundR', byte, 0),
        read(wire, 'backgroundG', byte, 0),
        read(wire, 'backgroundB', byte, 0),
      ],
      color: read(wire, 'backgroundColor', c.backgroundColor, null),
    },
    opacity: read(wire, 'opacity', c.opacity, start.opacity),
    brightness: read(wire, 'brightness', c.brightness, start.brightness),
    contrast: read(wire, 'contrast', c.contrast, start.contrast),
    gamma: read(wire, 'gamma', c.gamma, start.gamma),
    relief: read(wire, 'shadeRelief', reliefCodec, start.relief),
    resampling: read(wire, 'resampling', c.resampling, start.resampling),
  } as const;
  const makers: { readonly [K in RasterKind]: () => RasterScheme } = {
    stretch: () => ({
      kind: 'stretch',
      ...display,
      ...decodeStretch(wire, 'stretch'),
      band: decodeBand(wire),
      ...decodeRamp(wire, 'stretch'),
    }),
    'raster-graduated': () => {
      const classification = decodeIntent(wire, 'raster-graduated');
      const rows = decodeRows(wire, 'raster-graduated', 'range');
      const categories = openRows(rows.categories, classification);
      return { kind: 'raster-graduated', ...display, ...rows, categories, classification };
    },
    'raster-unique-values': () => ({
      kind: 'raster-unique-values',
      ...display,
      ...decodeRows(wire, 'raster-unique-values', 'value'),
      ...decodeRamp(wire, 'raster-unique-values'),
    }),
    'rgb-composite': () => ({
      kind: 'rgb-composite',
      ...display,
      ...decodeStretch(wire, 'rgb-composite'),
      channels: decodeChannels(wire),
    }),
  };
  return makers[kind]();
}

function decodeBand(wire: Wire): number | null {
  return wire.selectedBandIndex === undefined
    ? 0
    : bandIndex.decode(wire.selectedBandIndex, 'selectedBandIndex');
}

function decodeStretch(wire: Wire, kind: 'stretch' | 'rgb-composite') {
  const own = createScheme(kind, 'raster');
  const c = rasterCodecs;
  return {
    stretch: read(wire, 'stretchedType', c.stretchedType, own.stretch),
    min: read(wire, 'stretchedMin', c.stretchedMin, null),
    max: read(wire, 'stretchedMax', c.stretchedMax, null),
    stddevNumber: read(wire, 'stddevNum', c.stddevNum, own.stddevNumber),
    minClip: read(wire, 'minClipPercentage', c.minClipPercentage, own.minClip),
    maxClip: read(wire, 'maxClipPercentage', c.maxClipPercentage, own.maxClip),
    statisticsFrom: read(wire, 'statisticsFrom', c.statisticsFrom, own.statisticsFrom),
  };
}

function decodeIntent(wire: Wire, kind: 'stretch' | 'raster-graduated' | 'raster-unique-values') {
  const graduated = createScheme('raster-graduated', 'raster').classification;
  const own = createScheme(kind, 'raster');
  const startIntent = 'ramp' in own ? { ...graduated, ramp: own.ramp, reverse: own.reverse } : graduated;
  return decodeClassification(wire.classification, 'classification', startIntent);
}

function decodeRamp(wire: Wire, kind: 'stretch' | 'raster-unique-values') {
  const { ramp, reverse } = decodeIntent(wire, kind);
  return { ramp, reverse };
}

function decodeRows(
  wire: Wire,
  kind: 'raster-graduated' | 'raster-unique-values',
  rows: RowCodecOptions['rows'],
) {
  const options: RowCodecOptions = { rows, ...noSymbols };
  return {
    band: decodeBand(wire),
    pins: rowsOf(wire, 'overrides', (value, at) => decodePin(value, at, null)),
    categories: rowsOf(wire, 'categories', (value, at) => decodeCategory(value, at, options)),
    other: decodeOther(wire.other, 'other', options, createScheme(kind, 'raster').other),
  };
}

/** Channels as objects; each needs to be one where it is given. */
function decodeChannels(wire: Wire): Readonly<Record<RgbChannelName, RgbChannel>> {
  if (wire.rgbSetting === undefined || wire.rgbSetting === null) {
    return createScheme('rgb-composite', 'raster').channels;
  }
  const setting = asObject(wire.rgbSetting, 'rgbSetting');
  for (const name of Object.keys(setting)) {
    if (setting[name] === null) throw invalid(below('rgbSetting', name), 'an object');
  }
  return rgbCodec.decode(setting, 'rgbSetting');
}

export function encodeRaster(scheme: RasterScheme): JsonObject {
  const { background } = scheme;
  return {
    rasterType: rasterType.encode(scheme.kind),
    schemeType: rasterSchemeType.encode(scheme.kind),
    geometryType: 5,
    bands: scheme.bands.map(bandCodec.encode),
    noDataColor: scheme.noDataColor,
    useBackgroundValue: background.used,
    backgroundR: background.value[0],
    backgroundG: background.value[1],
    backgroundB: background.value[2],
    backgroundColor: background.color,
    opacity: scheme.opacity,
    brightness: scheme.brightness,
    contrast: scheme.contrast,
    gamma: scheme.gamma,
    shadeRelief: reliefCodec.encode(scheme.relief),
    resampling: scheme.resampling,
    ...('band' in scheme ? { selectedBandIndex: scheme.band } : {}),
    ...('stretch' in scheme
      ? {
          stretchedType: stretchedType.encode(scheme.stretch),
          stretchedMin: scheme.min,
          stretchedMax: scheme.max,
          stddevNum: scheme.stddevNumber,
          minClipPercentage: scheme.minClip,
          maxClipPercentage: scheme.maxClip,
          statisticsFrom: scheme.statisticsFrom,
        }
      : {}),
    ...('channels' in scheme ? { rgbSetting: rgbCodec.encode(scheme.channels) } : {}),
    ...('ramp' in scheme ? { classification: encodeRamp(scheme.ramp, scheme.reverse) } : {}),
    ...('classification' in scheme ? { classification: encodeClassification(scheme.classification) } : {}),
    ...('categories' in scheme
      ? {
          categories: scheme.categories.map((row) => encodeCategory(row, null)),
          other: encodeOther(scheme.other, null),
          overrides: scheme.pins.map((pin) => encodePin(pin, null)),
        }
      : {}),
  };
}
