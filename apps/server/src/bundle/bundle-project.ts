import { z } from 'zod';

/** The format of what a program reads of a bundle. */
const bundleFormat = 1;

const id = z.string().regex(/^[a-z0-9]{20}$/);

/** What the stored files of a bundle are. */
export const filePurposes = ['region', 'input', 'prepared', 'template', 'result'] as const;

/** What a bundle says of its project, beside the rows. */
export const bundleProject = z.object({
  format: z.literal(bundleFormat),
  /** Version of the program that wrote it. */
  program: z.string().max(100),
  /** The last migration of its tables. */
  schema: z.string().max(200),
  projectId: id,
  name: z.string().min(1).max(200),
  year: z.string().max(20),
  synthetic: z.boolean(),
  /** Encoding that the attributes of the region file were read in; null without a region file. */
  regionEncoding: z.string().max(100).nullable(),
  regionFileIds: z.array(id).max(100),
  /** Stored files that the rows name, and where they are in the bundle. */
  files: z
    .array(
      z.object({
        id,
        path: z.string().min(1).max(1000),
        purpose: z.enum(filePurposes),
        name: z.string().min(1).max(1000),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(100_000),
});
export type BundleProject = z.infer<typeof bundleProject>;

/** Where it is in a bundle. */
export const projectPath = 'record/project.json';

export const currentFormat = bundleFormat;
