import { modelBySlug } from '@gep/ecosystem-models';
import type { Parameter } from '@gep/ecosystem-models';
import type { DifferenceKind } from '@gep/api-client/contract';
import type { InputRecord, RunRecord } from '../calculation/run-record';

/** A result of a service in one of two years, and what it was made from. */
export interface ComparedResult {
  readonly modelId: string;
  readonly compareFlag: 0 | 1;
  /** As `result-sources` says. */
  readonly sources: Readonly<Record<string, string>>;
  /** Null for runs of an older program. */
  readonly record: RunRecord | null;
}

/** Something that is not the same in two years. */
export interface Difference {
  readonly kind: DifferenceKind;
  /** Which one: key of an input, `model/parameter`, or slug of a model; empty where there is one. */
  readonly of: string;
  /** Ids of the models that it touches. */
  readonly models: readonly string[];
}

type Found = Omit<Difference, 'models'>;

/** The record of an input as a year has read it: its own, or that of the current year. */
export function inputOf({ record, compareFlag }: ComparedResult, key: string): InputRecord | undefined {
  const own = record?.inputs.filter(({ inputKey }) => inputKey === key) ?? [];
  return own.find((one) => one.compareFlag === compareFlag) ?? own.find((one) => one.compareFlag === 0);
}

/** Metres or degrees of a cell of an input; null for what has none. */
export function cellSizeOf(input: InputRecord | undefined): number | null {
  return input?.plain == null && input?.report?.kind === 'raster' ? input.report.cellSize.x : null;
}

/** What an input is: a plain number, or a file of some kind. */
export function makeOf(input: InputRecord | undefined): 'plain' | 'raster' | 'vector' | 'table' | null {
  if (input === undefined) return null;
  return input.plain === null ? (input.report?.kind ?? null) : 'plain';
}

/** How two years have read an input differently, beside its numbers. */
function inputDifferences(before: ComparedResult, after: ComparedResult, key: string): Found[] {
  const [was, is] = [inputOf(before, key), inputOf(after, key)];
  if (was === undefined || is === undefined) return [];
  const found: Found[] = [];
  if (makeOf(was) !== makeOf(is)) found.push({ kind: 'source', of: key });
  const [sizeBefore, sizeAfter] = [cellSizeOf(was), cellSizeOf(is)];
  // Files of one source may differ in the last digits of a cell.
  if (sizeBefore !== null && sizeAfter !== null && Math.abs(sizeBefore - sizeAfter) > 1e-6 * sizeAfter)
    found.push({ kind: 'resolution', of: key });
  return found;
}

const isPrice = (parameter: Parameter): boolean =>
  (parameter.kind === 'plain' && parameter.price === true) ||
  (parameter.kind === 'table' && parameter.columns.some(({ price }) => price === true));

/** What a changed fingerprint stands for; null for data and prices, which years are compared for. */
function differenceOf(source: string): Found | null {
  const [kind, first, second] = source.split('/');
  switch (kind) {
    case 'region':
      return { kind: 'region', of: '' };
    case 'forced-zero':
      return { kind: 'forced-zero', of: first };
    case 'zones':
      return { kind: 'price-zones', of: first };
    case 'model':
      return { kind: 'model', of: first };
    case 'urban-boundary':
      return { kind: 'urban-boundary', of: '' };
    case 'read-setting':
      return { kind: second === 'classes' ? 'class-map' : 'reading', of: first };
    case 'parameter': {
      const parameter = modelBySlug(first)?.definition.parameters.find(({ key }) => key === second);
      return parameter && isPrice(parameter) ? null : { kind: 'method', of: `${first}/${second}` };
    }
    default:
      return null;
  }
}

/** Readings of an input that only one year has a file of: its make says it already. */
const isOfOther = (found: readonly Found[], { kind, of }: Found): boolean =>
  (kind === 'reading' || kind === 'class-map') && found.some((one) => one.kind === 'source' && one.of === of);

function resultDifferences(before: ComparedResult, after: ComparedResult): Found[] {
  const keys = [...new Set([...Object.keys(before.sources), ...Object.keys(after.sources)])];
  const inputs = keys.filter((key) => key.startsWith('input/')).map((key) => key.slice('input/'.length));
  const found = inputs.flatMap((key) => inputDifferences(before, after, key));
  if (before.record !== null && after.record !== null && before.record.program !== after.record.program)
    found.push({ kind: 'program', of: '' });
  for (const key of keys) {
    if (before.sources[key] === after.sources[key]) continue;
    const one = differenceOf(key);
    if (one && !isOfOther(found, one)) found.push(one);
  }
  return found;
}

/**
 * What keeps the results of two years from being compared: everything that their figures follow from and that differs,
 * but for the data and prices of the years. Results without fingerprints, of an older program, are compared by their
 * records alone.
 * @param before of the earlier year, a result a service
 * @param after of the later year
 * @example
 * const result = { modelId: '5', compareFlag: 0, sources: { 'parameter/some-model/alpha': 'a' }, record: null } as const;
 * const other = { ...result, compareFlag: 1, sources: { 'parameter/some-model/alpha': 'b' } } as const;
 * compareResults([other], [result]); // [{ kind: 'method', of: 'some-model/alpha', models: ['5'] }]
 */
export function compareResults(
  before: readonly ComparedResult[],
  after: readonly ComparedResult[],
): Difference[] {
  const all = new Map<string, { kind: DifferenceKind; of: string; models: string[] }>();
  const add = ({ kind, of }: Found, modelId: string): void => {
    const known = all.get(`${kind} ${of}`) ?? { kind, of, models: [] };
    if (!known.models.includes(modelId)) known.models.push(modelId);
    all.set(`${kind} ${of}`, known);
  };
  const ids = [...new Set([...before, ...after].map(({ modelId }) => modelId))].sort(
    (a, b) => Number(a) - Number(b),
  );
  for (const id of ids) {
    const was = before.find(({ modelId }) => modelId === id);
    const is = after.find(({ modelId }) => modelId === id);
    if (was === undefined || is === undefined) add({ kind: 'service', of: id }, id);
    else for (const one of resultDifferences(was, is)) add(one, id);
  }
  return [...all.values()];
}
