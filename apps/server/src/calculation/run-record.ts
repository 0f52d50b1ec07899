import { modelBySlug } from '@gep/ecosystem-models';
import type { TableRow } from '@gep/ecosystem-models';
import { findFiles } from '../file/queries';
import type { ModelInput } from '../model/queries';
import { absentServicesOf } from '../result/absent-service-queries';
import type { AbsentServiceRow } from '../result/absent-service-queries';
import type { Db } from '../store/database';
import type { Actor, SuppliedForm } from '../store/schema';
import { version } from '../version';
import type { RunPlan } from './plan';
import type { ProjectFrame } from './project-frame';
import { modelVersion } from './result-sources';
import type { RunSource } from './source-queries';

/** A file that a run has read. */
export interface FileRecord {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** An input as a run has read it: its settings, and its files by their contents. */
export type InputRecord = Omit<
  ModelInput,
  | 'id'
  | 'projectId'
  | 'fileIds'
  | 'districtsChanged'
  | 'uploadedAt'
  | 'plainAt'
  | 'preset'
  | 'classesConfirmedAt'
  | 'confirmedAt'
  | 'confirmedBy'
  | 'forms'
  | 'updatedAt'
> & {
  readonly uploadedAt: string | null;
  readonly plainAt: string | null;
  /** The ready table that the reclassification was filled with; records of an older program have none. */
  readonly preset?: string | null;
  /** When a user said what the classes of the file mean. */
  readonly classesConfirmedAt: string | null;
  /** When the owner confirmed what a department had handed in; records of an older program have neither. */
  readonly confirmedAt?: string | null;
  readonly confirmedBy?: Actor | null;
  /** The report forms that it was made from; records of an older program have none. */
  readonly forms?: SuppliedForm[];
  readonly files: readonly FileRecord[];
};

/** A service without which the total is GEP all the same. */
export type AbsenceRecord = Omit<AbsentServiceRow, 'projectId' | 'declaredAt'> & {
  readonly declaredAt: string;
};

/** Everything that a calculation was made from. */
export interface RunRecord {
  /** Version of the program. */
  readonly program: string;
  /** Fingerprints of the models' definitions, by slug. */
  readonly models: Readonly<Record<string, string>>;
  readonly modelIds: readonly string[];
  readonly settings: RunSource['settings'];
  readonly region: {
    readonly encoding: string | null;
    readonly uploadedAt: string | null;
    readonly uploadedBy: Actor | null;
    readonly files: readonly FileRecord[];
  };
  /** Values that were saved, by model id; all others had their defaults. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Price levels of zones by model id; records of an older program have none. */
  readonly zonePrices?: Readonly<Record<string, readonly TableRow[]>>;
  readonly force: RunSource['force'];
  /** Final services that were declared not to exist in the region, and by whom; records of an older program have none. */
  readonly absentServices?: readonly AbsenceRecord[];
  readonly inputs: readonly InputRecord[];
  readonly grid: {
    readonly crs: string;
    readonly transform: readonly number[];
    readonly size: readonly number[];
  };
  readonly districts: readonly { readonly code: string; readonly name: string }[];
}

/** Writes down what a run is about to read. */
export async function runRecord(
  db: Db,
  source: RunSource,
  plan: RunPlan,
  frame: ProjectFrame,
): Promise<RunRecord> {
  const read = new Set([...plan.files, ...plan.records].map(({ row }) => row.id));
  if (plan.urban) read.add(plan.urban.id);
  const rows = source.inputs.filter(({ id, plain }) => read.has(id) || plain !== null);
  const inputs: InputRecord[] = [];
  for (const row of rows) inputs.push(await inputRecord(db, row));
  const slugs = new Set(plan.models.flatMap(({ cases }) => Object.keys(cases)));
  const { crs, transform, width, height } = frame.grid;
  return {
    program: version,
    models: modelVersions([...slugs]),
    modelIds: source.modelIds,
    settings: source.settings,
    region: {
      encoding: source.regionEncoding,
      uploadedAt: source.regionUpload?.uploadedAt.toISOString() ?? null,
      uploadedBy: source.regionUpload?.uploadedBy ?? null,
      files: await fileRecords(db, source.regionFileIds),
    },
    parameters: Object.fromEntries(source.parameters),
    zonePrices: Object.fromEntries(source.zonePrices),
    force: source.force,
    absentServices: await absenceRecords(db, source.project.id),
    inputs: inputs.sort((a, b) => a.inputKey.localeCompare(b.inputKey) || a.compareFlag - b.compareFlag),
    grid: { crs: crs.wkt, transform, size: [width, height] },
    districts: frame.districts.map(({ code, name }) => ({ code, name })),
  };
}

/** Fingerprints of the models' definitions as this program has them, by slug; unknown models are left out. */
export function modelVersions(slugs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    slugs.flatMap((slug) => {
      const model = modelBySlug(slug);
      return model ? [[slug, modelVersion(model.definition)]] : [];
    }),
  );
}

async function inputRecord(db: Db, row: ModelInput): Promise<InputRecord> {
  const {
    id: _id,
    projectId: _project,
    fileIds,
    districtsChanged: _changed,
    updatedAt: _updated,
    ...rest
  } = row;
  const { uploadedAt, plainAt, classesConfirmedAt, confirmedAt, ...settings } = rest;
  return {
    ...settings,
    uploadedAt: uploadedAt?.toISOString() ?? null,
    plainAt: plainAt?.toISOString() ?? null,
    classesConfirmedAt: classesConfirmedAt?.toISOString() ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    files: await fileRecords(db, fileIds),
  };
}

async function absenceRecords(db: Db, projectId: string): Promise<AbsenceRecord[]> {
  const rows = await absentServicesOf(db, projectId);
  return rows.map(({ projectId: _project, declaredAt, ...rest }) => ({
    ...rest,
    declaredAt: declaredAt.toISOString(),
  }));
}

async function fileRecords(db: Db, ids: readonly string[]): Promise<FileRecord[]> {
  return (await findFiles(db, ids)).map(({ name, size, sha256 }) => ({ name, size, sha256 }));
}
