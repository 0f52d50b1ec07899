import type { RasterFile } from '@gep/ecosystem-models';
import { fail } from '../error/gep-error';
import { geodataLimits } from '../geodata/limits';
import type { RasterInspection } from '../geodata/task';
import type { ModelInput } from './queries';

/**
 * Refuses a raster whose values cannot be classes, before anything is made of them.
 * @throws GepError CLASSES_NOT_WHOLE, and CLASSES_TOO_MANY where each class is given a meaning
 */
export function checkClassRaster(
  input: RasterFile,
  file: string,
  { bands: [band] }: Pick<RasterInspection, 'bands'>,
): void {
  if (input.kind !== 'class-raster') return;
  const { notWhole, classes, count } = band;
  if (notWhole !== null)
    fail('CLASSES_NOT_WHOLE', { file, input: input.name, value: figure(notWhole) }, input.key);
  if (input.classes !== undefined && classes === null && count > 0)
    fail('CLASSES_TOO_MANY', { file, input: input.name, limit: geodataLimits.raster.classes }, input.key);
}

/** In seven digits, unless these hide that it is not a whole number. */
function figure(value: number): string {
  const short = Number(value.toPrecision(7));
  return String(Number.isInteger(short) ? value : short);
}

/** The table and the ready table of an earlier file; none where not one of its rows is for a class of the new file. */
export function keptClasses(
  input: RasterFile,
  before: Pick<ModelInput, 'reclassification' | 'preset'> | null,
  classes: readonly { readonly value: number }[] | null,
): Pick<ModelInput, 'reclassification' | 'preset'> {
  const none = { reclassification: [], preset: null };
  if (input.kind !== 'class-raster' || before === null) return none;
  const { reclassification, preset } = before;
  const found = new Set(classes?.map(({ value }) => value));
  return reclassification.some(({ from }) => found.has(from)) ? { reclassification, preset } : none;
}
