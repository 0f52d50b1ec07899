import { join } from 'node:path';
import * as z from 'zod';
import {
  absenceReasonRule,
  basicSettingForm,
  fieldColumns,
  limits,
  ruleOf,
  projectNameRule,
  regionLevel,
  regionLevels,
  uncertainty,
} from '@gep/api-client/contract';
import type { RegionLevel } from '@gep/api-client/contract';
import { catalogueEntries, modelBySlug, reclassificationPresets } from '@gep/ecosystem-models';
import { GepError } from '../error/gep-error';
import type { StoredProblem } from '../error/stored-problem';
import { isPhraseCode, phrase } from '../message/phrase';
import type { PhraseCode } from '../message/phrase';
import { failFile } from './folder-fault';
import { readText } from './read-file';
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
      'folder.one-source' satisfies PhraseCode,
    )
    .refine(
      ({ preset, reclassification }) => preset === undefined || reclassification === undefined,
      'folder.preset-or-table' satisfies PhraseCode,
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
    z.string().refine((slug) => modelBySlug(slug) !== undefined, 'folder.no-model' satisfies PhraseCode),
    z.record(z.string(), z.unknown()),
  ),
  /** How certain numbers are, by the slug of the model. */
  uncertainties: z
    .record(z.string(), z.array(z.strictObject(uncertainty.shape)).max(limits.uncertainties, 'rule.too-long'))
    .optional(),
  /** Reasons by the slug of the service. */
  absentServices: z
    .record(
      z
        .string()
        .refine(
          (slug) => catalogueEntries.some((one) => one.slug === slug),
          'folder.no-model' satisfies PhraseCode,
        ),
      absenceReasonRule,
    )
    .optional(),
});
export type ProjectFolder = z.infer<typeof projectFolder>;

/** Reads and checks `project.json`. @throws GepError that names the file and every fault */
export async function readProjectFolder(folder: string): Promise<ProjectFolder> {
  const path = join(folder, 'project.json');
  const read = projectFolder.safeParse(parsed(await readText(path), path));
  if (read.success) return read.data;
  const problems = read.error.issues.map((issue): StoredProblem => {
    const at = ['project.json', issue.path.join('.')].join(' ').trim();
    const rule = isPhraseCode(issue.message) ? phrase(issue.message) : ruleOf(issue);
    return { name: 'VALIDATION', args: { field: at, rule }, at };
  });
  throw new GepError(problems[0], problems);
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return failFile(path, 'not-json', { detail: error instanceof Error ? error.message : String(error) });
  }
}
