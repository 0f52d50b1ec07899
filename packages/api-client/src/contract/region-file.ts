import * as z from 'zod';
import { projectInBody, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { extent, problem, projectIdQuery } from './protocol/shared-schemas';
import { nothing } from './protocol/envelope';
import { formId, formOptional } from './protocol/form';

/** How the text encoding of a region file's table was found. */
export const encodingSource = z.enum(['cpg', 'language-byte', 'utf8', 'fallback', 'user']);

export const regionFile = z.object({
  fileName: z.string(),
  fields: z.array(z.object({ name: z.string(), type: z.string() })),
  /** Name as of the WHATWG encoding standard, for example `gb18030`. */
  encoding: z.string(),
  encodingSource,
  /** Encodings on offer, each with a few texts as they would read. */
  candidates: z.array(z.object({ encoding: z.string(), sample: z.array(z.string()) })),
  rowCount: z.number().int(),
  geometryType: z.string(),
  /** `EPSG:n`, or WKT where no authority knows the system. */
  crs: z.string(),
  crsName: z.string(),
  /** Degrees, EPSG:4326. */
  extent,
  sampleRows: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
  warnings: z.array(problem),
});
export type RegionFile = z.infer<typeof regionFile>;

export const uploadRegionFile = defineCall({
  name: 'uploadRegionFile',
  summary:
    'Stores a shapefile (.shp .shx .dbf .prj, other parts as they come) as the region file; resets field mappings, levels and departments. Answers with the field names.',
  method: 'POST',
  path: '/gep/user/project/regionFile',
  query: projectIdQuery,
  body: z.object({
    projectId: formOptional(formId),
    /** How each file is encoded on the wire; without it the server looks at the bytes. */
    wireEncoding: formOptional(z.enum(['none', 'aes-ecb'])),
  }),
  encoding: 'multipart',
  files: { field: 'files', many: true },
  response: z.array(z.string()),
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
  forms: ['basicSetting'],
});

export const getRegionFile = defineCall({
  name: 'getRegionFile',
  summary: 'What the server read from the region file; null without one.',
  method: 'GET',
  path: '/gep/user/project/regionFile',
  query: projectIdQuery,
  encoding: 'none',
  response: regionFile.nullable(),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['basicSetting'],
});

export const setRegionFileEncoding = defineCall({
  name: 'setRegionFileEncoding',
  summary:
    'Reads the table of the region file again in another encoding; field mappings are reset if names change.',
  method: 'PUT',
  path: '/gep/user/project/regionFile/encoding',
  body: z.object({ projectId: formId, encoding: z.string().min(1, 'rule.required').max(40) }),
  encoding: 'form',
  response: regionFile,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInBody,
  blockedWhileCalculating: true,
  forms: ['basicSetting'],
});

export const deleteRegionFile = defineCall({
  name: 'deleteRegionFile',
  summary: 'Deletes the region file; resets field mappings, levels and departments.',
  method: 'DELETE',
  path: '/gep/user/project/regionFile',
  query: projectIdQuery,
  encoding: 'none',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInQuery,
  blockedWhileCalculating: true,
  forms: ['basicSetting'],
});
