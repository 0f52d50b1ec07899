import * as z from 'zod';

/** Maximum length in characters: a hand-off is short, so anything longer is not ours. */
export const handOffLength = 4096;

/** Ids of the API: letters, digits, hyphen and underscore, at most 64. */
export const handOffId = z.string().regex(/^[\w-]{1,64}$/);

/** A token that is allowed in a request header. */
const token = z.string().regex(/^[\x21-\x7e]{1,200}$/);

/** What the administrators' entry hands to the console: who works, and on which project. */
export const adminHandOff = z.object({ token, projectId: handOffId });
export type AdminHandOff = z.infer<typeof adminHandOff>;

/** What the settings screen hands to the preview of the region file. Other keys of a preview are left aside. */
export const regionPreviewHandOff = z.object({
  projectId: handOffId,
  fileName: z.string().max(260).default(''),
});
export type RegionPreviewHandOff = z.infer<typeof regionPreviewHandOff>;

/** What a screen hands to the preview of a file: of a report form, or of an input by its key and year in place of the two ids. */
export const filePreviewHandOff = z.object({
  projectId: handOffId,
  reportTemplateId: handOffId,
  reportFormId: handOffId,
  fileType: z.enum(['VECTOR', 'RASTER']),
  fileName: z.string().max(260).default(''),
});
export type FilePreviewHandOff = z.infer<typeof filePreviewHandOff>;

/** The value of a hand-off text; null when it is empty, too long, no JSON, or of another shape. */
export function readHandOff<T>(text: string, schema: z.ZodType<T>): T | null {
  if (text === '' || text.length > handOffLength) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Reads the hand-off in a window's name and clears the name, so that no later page of the tab reads it. */
export function takeHandOff<T>(schema: z.ZodType<T>, from: { name: string } = window): T | null {
  const text = from.name;
  from.name = '';
  return readHandOff(text, schema);
}

/**
 * Opens a page of the console in a new tab and hands it a value. The value goes into the tab's name after the tab is
 * open: as the second argument of `window.open` it would be a target, which is not meant to hold data.
 * @returns false when the browser opened no tab.
 */
export function openWithHandOff(path: string, value: unknown): boolean {
  const tab = window.open(path, '_blank');
  if (!tab) return false;
  tab.name = JSON.stringify(value);
  return true;
}
