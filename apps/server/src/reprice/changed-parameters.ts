import { isDeepStrictEqual } from 'node:util';
import { parameterChanges } from '@gep/ecosystem-models';
import type { Model, ModelCube, ResolvedParameters } from '@gep/ecosystem-models';
import { defaultsWarning } from '../calculation/model-words';
import type { ModelPlan } from '../calculation/plan';
import { hash, zonesSource } from '../calculation/result-sources';
import type { ModelZonePrices } from '../calculation/zone-prices';
import type { ResultRow } from '../result/queries';
import type { ResultPatch } from './queries';

/** A parameter that a result followed after its run. */
export interface FollowedParameter {
  readonly parameter: string;
  /** When it followed. */
  readonly at: string;
  readonly ofRun: ResolvedParameters[string];
  readonly now: ResolvedParameters[string];
}

/** What a result records of its parameters. */
export interface RecordedParameters {
  readonly values: ResolvedParameters;
  /** Those that differ from the run, because the result followed them since. */
  readonly followed: readonly FollowedParameter[];
  /** Price levels by zone; null where all districts have the prices of `values`. */
  readonly zonePrices: ModelZonePrices | null;
  readonly unchangedDefaults: readonly string[];
  readonly sources: Readonly<Record<string, string>>;
}

/** What a result was made with. */
export function recordedOf({ parameters }: Pick<ResultRow, 'parameters'>): RecordedParameters {
  const recorded = parameters as Partial<RecordedParameters>;
  const { values = {}, followed = [], zonePrices = null, unchangedDefaults = [], sources = {} } = recorded;
  return { values, followed, zonePrices, unchangedDefaults, sources };
}

/** The parameters of a result with those that need no run as they are now; the others stay those of the run. */
export function followedValues(model: Model, cube: ModelCube, now: ResolvedParameters): ResolvedParameters {
  const { follow } = parameterChanges(model, cube, now);
  return { ...cube.parameters, ...Object.fromEntries(follow.map((key) => [key, now[key]])) };
}

const sourceOf = ({ slug }: Model, key: string): string => `parameter/${slug}/${key}`;

/** Keys of the parameters that a result was not made with; the database keeps no order of the columns of a table. */
export function changedKeys(row: ResultRow, model: Model, values: ResolvedParameters): string[] {
  const { sources } = recordedOf(row);
  return Object.keys(values).filter((key) => sources[sourceOf(model, key)] !== hash(values[key]));
}

/** The fingerprint of price levels by zone; null without any. */
function zonesNow({ zonePrices }: ModelPlan): string | null {
  return zonePrices && hash(zonePrices);
}

/** Whether a result was made with other price levels of zones. */
export function zonesChanged(row: ResultRow, plan: ModelPlan): boolean {
  return (recordedOf(row).sources[zonesSource(plan)] ?? null) !== zonesNow(plan);
}

/** Fingerprints of a result after those of some parameters, and of price levels by zone, have changed. */
export function sourcesAfter(
  row: ResultRow,
  plan: ModelPlan,
  changed: Readonly<Record<string, string>>,
): Record<string, string> {
  const { [zonesSource(plan)]: _zones, ...others } = { ...recordedOf(row).sources, ...changed };
  const zones = zonesNow(plan);
  return zones === null ? others : { ...others, [zonesSource(plan)]: zones };
}

/** Those of some parameters that change no quantity, and so nothing for the models that read this one. */
export function pricesOnly(
  { account }: Model,
  before: ResolvedParameters,
  after: ResolvedParameters,
  keys: readonly string[],
): string[] {
  const scales = (parameters: ResolvedParameters): string => JSON.stringify(account?.scales?.(parameters));
  return keys.filter((key) => scales({ ...before, [key]: after[key] }) === scales(before));
}

/** Fingerprints of changed parameters, as the sources of a result name them. */
export function changedSources(
  model: Model,
  values: ResolvedParameters,
  keys: readonly string[],
): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [sourceOf(model, key), hash(values[key])]));
}

/** A change of parameters that a result follows. */
export interface ParameterChange {
  /** Those of the run. */
  readonly ofRun: ResolvedParameters;
  readonly values: ResolvedParameters;
  /** Keys of those that the result was not made with. */
  readonly keys: readonly string[];
  readonly at: Date;
}

/** The parameters that differ from those of the run, each with the time when the result followed it. */
function followedParameters(
  row: ResultRow,
  { ofRun, values, keys, at }: ParameterChange,
): FollowedParameter[] {
  const known = new Map(recordedOf(row).followed.map((one) => [one.parameter, one.at]));
  return Object.keys(values)
    .filter((key) => !isDeepStrictEqual(values[key], ofRun[key]))
    .map((key) => ({
      parameter: key,
      at: (keys.includes(key) ? undefined : known.get(key)) ?? at.toISOString(),
      ofRun: ofRun[key],
      now: values[key],
    }));
}

/** What a result records after its parameters changed: values, defaults, fingerprints, and the warning about defaults. */
export function recordedPatch(row: ResultRow, plan: ModelPlan, change: ParameterChange): ResultPatch {
  const { model, unchangedDefaults: nowDefaults, zonePrices } = plan;
  const { values, keys } = change;
  const { unchangedDefaults: before } = recordedOf(row);
  const unchangedDefaults = [
    ...before.filter((key) => !keys.includes(key)),
    ...nowDefaults[model.slug].filter((key) => keys.includes(key)),
  ];
  const parameters = {
    ...row.parameters,
    values,
    followed: followedParameters(row, change),
    unchangedDefaults,
    zonePrices,
    sources: sourcesAfter(row, plan, changedSources(model, values, keys)),
  };
  if (row.childKey !== '') return { parameters };
  const others = row.warnings.filter(({ at }) => at !== 'parameters');
  return { parameters, warnings: [...others, ...defaultsWarning(model, unchangedDefaults)] };
}
