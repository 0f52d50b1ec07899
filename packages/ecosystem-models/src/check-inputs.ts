import { conditionHolds } from './condition';
import type { FileInput, ModelDefinition, RasterFile, RecordField } from './definition';
import { isRasterFile } from './file-input';
import type { RecordFile } from './file-input';
import type { ResolvedParameters } from './model';
import type { Problem, Warning } from './problem';

/** The state of an input: an uploaded file, one number for all cells, or one number per event. */
export type InputState =
  | { readonly kind: 'file' }
  | { readonly kind: 'plain'; readonly value: number }
  | { readonly kind: 'list'; readonly values: readonly number[] };

/** States of the inputs by key. */
export type InputStates = Readonly<Record<string, InputState | undefined>>;

/**
 * The inputs that a model reads with these parameters.
 * @example
 * const { definition } = models['carbon-sequestration'];
 * usedInputs(definition, resolveParameters(definition)).map(({ key }) => key); // ['landCover', 'npp']
 */
export function usedInputs(definition: ModelDefinition, parameters: ResolvedParameters): FileInput[] {
  return definition.files.filter((input) => conditionHolds(input.requiredWhen, parameters));
}

/**
 * The fields of a table or vector input that need a column with these parameters.
 * @example
 * const [, hotelTable] = models['hotel-premium'].definition.files.filter((input) => !isRasterFile(input));
 * requiredFields(hotelTable, { premiumBy: 'distance' }).map(({ key }) => key);
 * // ['name', 'rooms', 'occupancy', 'roomRate', 'distance']
 */
export function requiredFields(
  { fields }: Pick<RecordFile, 'fields'>,
  parameters: ResolvedParameters,
): RecordField[] {
  return fields.filter(
    ({ optional, requiredWhen }) =>
      optional !== true || (requiredWhen !== undefined && conditionHolds(requiredWhen, parameters)),
  );
}

/**
 * The state of an input with its plain default filled in; undefined when it has neither.
 * @example
 * const [input] = models['carbon-sequestration'].definition.files;
 * resolveInput(input, { [input.key]: { kind: 'file' } }); // { kind: 'file' }
 */
export function resolveInput(input: FileInput, states: InputStates): InputState | undefined {
  const given = states[input.key];
  if (given !== undefined) return given;
  const initial = isRasterFile(input) ? (input.plain?.default ?? null) : null;
  return initial === null ? undefined : { kind: 'plain', value: initial };
}

function checkPlain(at: string, value: number, input: FileInput): Problem[] {
  const plain = isRasterFile(input) ? input.plain : undefined;
  if (plain === undefined) return [{ at, code: 'plain-not-allowed', got: value }];
  const { min, max, minExclusive } = plain;
  if (!Number.isFinite(value)) return [{ at, code: 'not-a-number', got: value, min, max }];
  if (minExclusive === true && value === min) return [{ at, code: 'not-above', got: value, min }];
  return value < min || value > max ? [{ at, code: 'out-of-range', got: value, min, max }] : [];
}

function checkState(at: string, state: InputState, input: FileInput): Problem[] {
  switch (state.kind) {
    case 'file':
      return [];
    case 'plain':
      return checkPlain(at, state.value, input);
    case 'list':
      if (!isRasterFile(input) || input.multiBand !== true) return [{ at, code: 'list-not-allowed' }];
      if (state.values.length === 0) return [{ at, code: 'too-few-items', got: 0, min: 1 }];
      return state.values.flatMap((value, i) => checkPlain(`${at}[${i}]`, value, input));
  }
}

/**
 * Every problem of a model's inputs: missing ones, numbers where only a file will do or out of range, unknown keys.
 * Inputs that these parameters don't read are not asked for. Cells of files are checked when they are read
 * (see `inputRanges`).
 * @example
 * const { definition } = models['carbon-sequestration'];
 * checkInputs(definition, resolveParameters(definition), { landCover: { kind: 'file' } });
 * // [{ at: 'inputs.npp', code: 'missing-input' }]
 */
export function checkInputs(
  definition: ModelDefinition,
  parameters: ResolvedParameters,
  states: InputStates,
): Problem[] {
  const allowed = definition.files.map(({ key }) => key);
  const unknown = Object.keys(states)
    .filter((key) => !allowed.includes(key))
    .map((key): Problem => ({ at: `inputs.${key}`, code: 'unknown-input', allowed }));
  const faulty = usedInputs(definition, parameters).flatMap((input): Problem[] => {
    const at = `inputs.${input.key}`;
    const state = resolveInput(input, states);
    if (state !== undefined) return checkState(at, state, input);
    return input.optional === true ? [] : [{ at, code: 'missing-input' }];
  });
  return [...unknown, ...faulty];
}

/** Cells of a raster outside its expected and its physical range. NaN cells are NoData and not counted. */
export interface RangeCount {
  readonly unexpected: number;
  readonly impossible: number;
}

/**
 * Counts cells outside the ranges of an input: unexpected ones are a warning, impossible ones an error.
 * @example
 * const npp = models['carbon-sequestration'].definition.files.filter(isRasterFile).filter(({ key }) => key === 'npp')[0];
 * inputRanges(npp, Float64Array.of(500, -1, NaN)); // { unexpected: 1, impossible: 0 }
 */
export function inputRanges(input: RasterFile, cells: Float64Array): RangeCount {
  const [low, high] = input.expected ?? [null, null];
  const [least, most] = input.physical ?? [null, null];
  let unexpected = 0;
  let impossible = 0;
  for (const cell of cells) {
    if (Number.isNaN(cell)) continue;
    if (cell < (least ?? -Infinity) || cell > (most ?? Infinity)) impossible++;
    else if (cell < (low ?? -Infinity) || cell > (high ?? Infinity)) unexpected++;
  }
  return { unexpected, impossible };
}

/**
 * The counts of `inputRanges` as coded warnings of the input, an error for impossible cells.
 * @example
 * const npp = models['carbon-sequestration'].definition.files.filter(isRasterFile).filter(({ key }) => key === 'npp')[0];
 * rangeWarnings(npp, Float64Array.of(500, -1, NaN));
 * // [{ code: 'value-unexpected', severity: 'warning', count: 1, at: 'npp' }]
 */
export function rangeWarnings(input: RasterFile, cells: Float64Array): Warning[] {
  const { unexpected, impossible } = inputRanges(input, cells);
  const found: Warning[] = [
    { code: 'value-impossible', severity: 'error', count: impossible, at: input.key },
    { code: 'value-unexpected', severity: 'warning', count: unexpected, at: input.key },
  ];
  return found.filter(({ count }) => count > 0);
}
