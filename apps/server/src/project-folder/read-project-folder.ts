import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import {
  absenceReasonRule,
  basicSettingForm,
  fieldColumns,
  projectNameRule,
  regionLevel,
  regionLevels,
} from '@gep/api-client/contract';
import type { RegionLevel } from '@gep/api-client/contract';
import { catalogueEntries, modelBySlug, reclassificationPresets } from '@gep/ecosystem-models';
import { seriesSource } from './read-series';

const pair = z.tuple([z.string(), z.string()]);

const source = {
  file: z.string().min(1).optional(),
  plain: z.union([z.number(), z.array(z.number())]).optional(),
  series: seriesSource.optional(),
  scale: z.number().optional(),
  offset: z.number().optional(),
  noData: z.array(z.number()).optional(),
  reclassification: z.array(z.strictObject({ from: z.number(), to: z.number() })).optional(),
  fields: fieldColumns.optional(),
  encoding: z.string().optional(),
  preset: z.enum(reclassificationPresets.map(({ key }) => key) as [string, ...string[]]).optional(),
};

type Sources = Partial<Record<'file' | 'plain' | 'series' | 'preset' | 'reclassification', unknown>>;

function oneSource<S extends z.ZodType<Sources>>(schema: S): S {
  return schema
    .refine(
      ({ file, plain, series }) => [file, plain, series].filter((one) => one !== undefined).length === 1,
      'give one of file, plain and series',
    )
    .refine(
      ({ preset, reclassification }) => preset === undefined || reclassification === undefined,
      'give either preset or reclassification',
    );
}

const inputSource = oneSource(z.strictObject(source));
const folderInput = oneSource(z.strictObject({ ...source, comparable: inputSource.optional() }));
export type FolderInput = z.infer<typeof inputSource>;

/** `project.json` of a project folder, as docs/guide/project-folder.md describes it. */
const projectFolder = z.strictObject({
  name: projectNameRule,
  synthetic: z.boolean().optional(),
  settings: basicSettingForm.omit({ projectId: true }).partial(),
  regions: z.strictObject({
    file: z.string().min(1),
    encoding: z.string().optional(),
    fields: z.strictObject(
      Object.fromEntries(regionLevels.map((level) => [level, pair.optional()])) as Record<
        RegionLevel,
        z.ZodOptional<typeof pair>
      >,
    ),
    accounting: regionLevel,
    partition: regionLevel,
  }),
  inputs: z.record(z.string(), folderInput),
  models: z.record(
    z.string().refine((slug) => modelBySlug(slug) !== undefined, 'no such model'),
    z.record(z.string(), z.unknown()),
  ),
  /** Reasons by the slug of the service. */
  absentServices: z
    .record(
      z.string().refine((slug) => catalogueEntries.some((one) => one.slug === slug), 'no such model'),
      absenceReasonRule,
    )
    .optional(),
});
export type ProjectFolder = z.infer<typeof projectFolder>;

/** Reads and checks `project.json`. @throws Error that names the file and every fault */
export async function readProjectFolder(folder: string): Promise<ProjectFolder> {
  const path = join(folder, 'project.json');
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const read = projectFolder.safeParse(content);
  if (read.success) return read.data;
  const faults = read.error.issues.map(
    ({ path: at, message }) => `${at.join('.') || '(whole file)'}: ${message}`,
  );
  throw new Error(`${path} is faulty: ${faults.join('; ')}`);
}
