import { paperSizes } from '@gep/map-engine/map';
import type { ExportOptions, PageSize } from '@gep/map-engine/map';
import * as z from 'zod';

export const papers = ['A4', 'A3', 'screen'] as const;
export const orientations = ['landscape', 'portrait'] as const;
export const resolutions = [96, 150, 300, 600] as const;

/** What a person decides about an exported map. */
export const exportSchema = z.object({
  format: z.enum(['pdf', 'png']),
  /** `screen`: as large as the map is on the page. */
  paper: z.enum(papers),
  orientation: z.enum(orientations),
  dpi: z.literal(resolutions),
  title: z.string().max(200),
  author: z.string().max(100),
  source: z.string().max(500),
  legend: z.boolean(),
  scaleBar: z.boolean(),
  northArrow: z.boolean(),
});
export type ExportValues = z.infer<typeof exportSchema>;

/** Texts belong to one map; the rest, and who makes the maps, is as it was the last time. */
const rememberedSchema = exportSchema.omit({ title: true, source: true }).partial();
const key = 'gep-export';

export function rememberedValues(): Partial<ExportValues> {
  try {
    const { data } = rememberedSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}'));
    return data ?? {};
  } catch {
    return {};
  }
}

export function rememberValues(values: ExportValues): void {
  localStorage.setItem(key, JSON.stringify(rememberedSchema.parse(values)));
}

/** Undefined: as large as the map. */
export function pageOf({
  paper,
  orientation,
}: Pick<ExportValues, 'paper' | 'orientation'>): PageSize | undefined {
  if (paper === 'screen') return undefined;
  return paperSizes[orientation === 'landscape' ? paper : (`${paper} portrait` as const)];
}

/** Pixels of a page, as the engine makes them. */
export function pixelsOf(values: ExportValues, screen: readonly [number, number]): readonly [number, number] {
  const page = pageOf(values);
  const ratio = page ? values.dpi / 25.4 : values.dpi / 96;
  const [width, height] = page ? [page.width, page.height] : screen;
  return [Math.round(width * ratio), Math.round(height * ratio)];
}

/**
 * What the engine is asked for.
 * @param given what the map says by itself: the layers of the legend with their words, and the ground of the screen
 * @param authorLine the author as the page names them
 */
export function exportOptions(
  values: ExportValues,
  given: ExportOptions,
  authorLine: (author: string) => string,
): ExportOptions {
  const { dpi, title, author, source, scaleBar, northArrow } = values;
  const page = pageOf(values);
  return {
    ...given,
    ...{ dpi, page, scaleBar, northArrow },
    title: title.trim(),
    author: author.trim(),
    source: [source.trim(), author.trim() && authorLine(author.trim())].filter(Boolean).join(' · '),
    legend: values.legend && given.legend,
    // Paper is white; a picture of the screen has its ground.
    background: page ? undefined : given.background,
  };
}
