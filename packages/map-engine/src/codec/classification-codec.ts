import { colorRamps } from '../color';
import { classMethodRules, limits, rules } from '../model';
import type { Classification, ClassMethod, Ramp } from '../model';
import { rampCodec } from './ramp-codec';
import { size } from './shared-parts';
import { asObject, below, bool, code, integer, invalid, list, nullable, number, optionalParts } from './wire';
import type { JsonObject, WireCodec } from './wire';

/** 1 to 4 are the specification's; the others are ours. */
export const classifyMethod = code<ClassMethod>({
  'equal-interval': 1,
  quantile: 2,
  'natural-breaks': 3,
  'standard-deviation': 4,
  pretty: 5,
  geometric: 6,
  'head-tail': 7,
  logarithmic: 8,
});

const codecs = {
  classifyMethod,
  numBreaks: integer(limits.classes.min, limits.classes.max),
  intervalSize: number({ min: 0 }),
  pivot: nullable(number()),
  ranges: list(number(), limits.classes.max + 1),
  openBelow: bool,
  openAbove: bool,
  colorRamp: rampCodec,
  colorRampIndex: integer(-1, 100_000),
  isReverse: bool,
  startSize: size,
  endSize: size,
} as const;

type Read = { readonly [K in keyof typeof codecs]?: ReturnType<(typeof codecs)[K]['decode']> };

/**
 * Classification of any scheme; schemes that only have a ramp use its ramp.
 * @param start takes the place of absent parts.
 */
export function decodeClassification(value: unknown, at: string, start: Classification): Classification {
  if (value === undefined || value === null) return start;
  const wire = asObject(value, at);
  const read: Read = Object.fromEntries(
    Object.entries(codecs).flatMap(([key, codec]) =>
      wire[key] === undefined || wire[key] === null ? [] : [[key, codec.decode(wire[key], below(at, key))]],
    ),
  );
  const method = read.classifyMethod ?? start.method;
  return {
    method,
    classes: read.numBreaks ?? start.classes,
    interval: intervalOf(read.intervalSize ?? 0, method, start.interval, at),
    pivot: read.pivot ?? null,
    manualBreaks: read.ranges && read.ranges.length > 0 ? read.ranges : null,
    openBelow: read.openBelow ?? start.openBelow,
    openAbove: read.openAbove ?? start.openAbove,
    ramp: read.colorRamp ?? presetAt(read.colorRampIndex) ?? start.ramp,
    reverse: read.isReverse ?? start.reverse,
    startSize: read.startSize ?? start.startSize,
    endSize: read.endSize ?? start.endSize,
  };
}

/** The interval that is meant (0.33 for 1/3); methods that are not set by it may carry anything. */
function intervalOf(given: number, method: ClassMethod, otherwise: number, at: string): number {
  const meant = rules.stddevIntervals.find((one) => Math.abs(one - given) < 0.01);
  if (meant !== undefined) return meant;
  if (classMethodRules[method].setBy !== 'interval' || given === 0) return otherwise;
  throw invalid(below(at, 'intervalSize'), '1, 1/2, 1/3 or 1/4');
}

/** All parts; `colorRampIndex` is the place of a preset among `colorRamps`, -1 for a person's own colours. */
export function encodeClassification(intent: Classification): JsonObject {
  return {
    classifyMethod: classifyMethod.encode(intent.method),
    numBreaks: intent.classes,
    intervalSize: intent.interval,
    pivot: intent.pivot,
    ranges: intent.manualBreaks === null ? [] : [...intent.manualBreaks],
    openBelow: intent.openBelow,
    openAbove: intent.openAbove,
    ...encodeRamp(intent.ramp, intent.reverse),
    startSize: intent.startSize,
    endSize: intent.endSize,
  };
}

/** The ramp's part of a classification. */
export function encodeRamp(ramp: Ramp, reverse: boolean): JsonObject {
  return {
    colorRampIndex: colorRamps.findIndex((preset) => preset.name === ramp.name),
    colorRamp: rampCodec.encode(ramp),
    isReverse: reverse,
  };
}

function presetAt(index: number | undefined): Ramp | null {
  const preset = index === undefined ? undefined : colorRamps[index];
  return preset ? { name: preset.name, colors: preset.colors } : null;
}

export const classificationSchema: WireCodec<never>['schema'] = {
  type: 'object',
  properties: optionalParts(codecs),
};
