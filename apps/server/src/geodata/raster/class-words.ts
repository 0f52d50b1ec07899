import { GeodataError } from '../geodata-error';
import type { GeodataWarning } from '../problem-codes';
import type { SeriesMember } from '../series/series-members';
import type { RasterInspection } from '../task';
import { pamClasses } from './pam-classes';
import type { ClassWords } from './pam-classes';
import { vatClasses } from './vat-classes';

/** What the files beside a raster say about its classes; of a damaged one there is a warning alone. */
export interface FoundWords {
  readonly words: RasterInspection['classWords'];
  readonly warnings: readonly GeodataWarning[];
}

/**
 * Names and colours of classes from the files beside a raster: those of GDAL's file, and names that it lacks from the
 * attribute table of ArcGIS.
 * @param name of the raster's file
 */
export async function classWords(
  beside: SeriesMember['beside'],
  name: string,
  classes: readonly { readonly value: number }[],
): Promise<FoundWords> {
  const warnings: GeodataWarning[] = [];
  const found = new Map<number, ClassWords>();
  await unlessDamaged(warnings, async () => {
    const table = await vatClasses(beside, name);
    table.names.forEach((text, value) => found.set(value, { name: text }));
    warnings.push(...table.warnings);
  });
  const pam = beside('.aux.xml');
  if (pam)
    await unlessDamaged(warnings, async () => {
      const said = await pamClasses(pam, `${name}.aux.xml`);
      said.forEach((words, value) => found.set(value, { ...found.get(value), ...words }));
    });
  if (found.size === 0) return { words: [], warnings };
  return { words: classes.map(({ value }) => ({ value, ...found.get(value) })), warnings };
}

async function unlessDamaged(warnings: GeodataWarning[], read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof GeodataError)) throw error;
    const { at, expected, detail } = error;
    warnings.push({ code: 'raster-metadata-damaged', at, expected, detail });
  }
}
