import { createHash } from 'node:crypto';
import { modelBySlug } from '@gep/ecosystem-models';
import type { ModelDefinition } from '@gep/ecosystem-models';
import type { Db } from '../store/database';
import { findFiles } from '../file/queries';
import type { CompareFlag } from '../model/model-cases';
import { rasterReadBy, recordsReadBy } from './read-settings';
import type { ReadBy } from './read-settings';
import type { ModelPlan, RunPlan } from './plan';
import type { RunSource } from './source-queries';
import { takesUrbanBoundary } from './urban-boundary';

/**
 * Fingerprints of everything that a result follows from, by what it is: `region`, `input/<key>` of what is supplied,
 * `read-setting/<key>/<setting>` of how its file is read, `parameter/<model>/<key>`, `zones/<model>`,
 * `forced-zero/<model>`, `model/<model>`, `urban-boundary` of models that read ecosystem types. What differs by model has
 * its model in the key, because a total has the fingerprints of all its models. Two results with equal fingerprints are
 * equal.
 */
export type ResultSources = Readonly<Record<string, string>>;

/** Key of the fingerprint of a model's price levels by zone. */
export const zonesSource = ({ model }: Pick<ModelPlan, 'model'>): string => `zones/${model.slug}`;

/** What a result is made from before prices differ by zone: a run applies zones to what it has stored. */
export function withoutZones(sources: ResultSources): ResultSources {
  return Object.fromEntries(Object.entries(sources).filter(([key]) => !key.startsWith('zones/')));
}

/** What a project's plan says about the sources of its results. */
export interface PlannedSources {
  /** Of the result of a model, or of the total of several ones. */
  readonly ofModels: (plans: readonly ModelPlan[]) => ResultSources;
}

export const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * Words of a definition, what the service is to the account, what departments are asked about their figures, and what
 * needs no run may change without a new result.
 */
const withoutWords = (key: string, value: unknown): unknown =>
  ['name', 'help', 'references', 'service', 'checks', 'linear'].includes(key) ? undefined : value;

const versions = new WeakMap<ModelDefinition, string>();

/** Changes with everything in a definition that changes results. */
export function modelVersion(definition: ModelDefinition): string {
  const version =
    versions.get(definition) ??
    createHash('sha256').update(JSON.stringify(definition, withoutWords)).digest('hex').slice(0, 16);
  versions.set(definition, version);
  return version;
}

type RegionSource = Pick<RunSource, 'settings' | 'regionFileIds' | 'regionEncoding'>;

/** Fingerprint of the districts and the grid, from what they are made of. */
export function regionSource({ settings, regionFileIds, regionEncoding }: RegionSource): string {
  const { resolution, levelFields, accountingField, partitionField } = settings ?? {};
  const fields = Object.entries(levelFields ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash([regionFileIds, regionEncoding, resolution, fields, accountingField, partitionField]);
}

/** Reads the fingerprints of stored files that a plan reads, and gives the sources of its results. */
export async function plannedSources(db: Db, source: RegionSource, plan: RunPlan): Promise<PlannedSources> {
  const region = regionSource(source);
  const contents = new Map<string, string>();
  for (const { place, row } of [...plan.files, ...plan.records]) {
    const files = await findFiles(db, row.fileIds);
    contents.set(place, hash(files.map(({ sha256 }) => sha256)));
  }
  const rasters = new Map(plan.files.map((file) => [file.place, file]));
  const records = new Map(plan.records.map((record) => [record.place, record]));
  const readBy = (place: string, compareFlag: CompareFlag): ReadBy => {
    const [raster, record] = [rasters.get(place), records.get(place)];
    return raster ? rasterReadBy(raster) : record ? recordsReadBy(record, compareFlag) : {};
  };
  const greened = new Set(plan.files.flatMap(({ place, input }) => (takesUrbanBoundary(input) ? place : [])));
  const boundary = plan.urban && hash((await findFiles(db, plan.urban.fileIds)).map(({ sha256 }) => sha256));
  // A total asks for those of all models again.
  const known = new Map<ModelPlan, ResultSources>();
  const ofModel = (one: ModelPlan): ResultSources => {
    const sources = known.get(one) ?? sourcesOf(one);
    known.set(one, sources);
    return sources;
  };
  const sourcesOf = (one: ModelPlan): ResultSources => {
    const sources: Record<string, string> = { region };
    sources[`forced-zero/${one.model.slug}`] = hash(one.forcedZero);
    if (one.zonePrices) sources[zonesSource(one)] = hash(one.zonePrices);
    for (const [slug, { parameters, inputs }] of Object.entries(one.cases)) {
      const model = slug === one.model.slug ? one.model : modelBySlug(slug);
      if (model) sources[`model/${slug}`] = modelVersion(model.definition);
      for (const [key, value] of Object.entries(parameters))
        sources[`parameter/${slug}/${key}`] = hash(value);
      for (const [key, input] of Object.entries(inputs)) {
        sources[`input/${key}`] = 'place' in input ? (contents.get(input.place) ?? '') : hash(input);
        if (!('place' in input)) continue;
        for (const [setting, value] of Object.entries(readBy(input.place, one.compareFlag)))
          sources[`read-setting/${key}/${setting}`] = hash(value);
        if (boundary && greened.has(input.place)) sources['urban-boundary'] = boundary;
      }
    }
    return sources;
  };
  return { ofModels: (plans) => Object.assign({}, ...plans.map(ofModel)) as ResultSources };
}
