import type { InputSettings, ReclassificationPreset } from '@gep/api-client';
import type { TextRow } from '../../form/table/table-column';
import { filledClasses, hasTypes, readClasses } from './reclassification';

/** The ready table that a reclassification was filled with. */
export interface ChosenPreset {
  readonly preset: ReclassificationPreset;
  /** How many classes have another type by now. */
  readonly changed: number;
}

/** Key of the ready table that rows were filled with; null for none, and once no class has a type any more. */
function presetKey(rows: readonly TextRow[]): string | null {
  return hasTypes(rows) ? (rows.find(({ preset }) => preset)?.preset ?? null) : null;
}

/** How many classes have a type that the user chose: not that of the ready table. */
export function ownTypes(rows: readonly TextRow[], chosen: ChosenPreset | null): number {
  return chosen?.changed ?? rows.filter(({ to }) => to !== '').length;
}

/** What is saved of a reclassification. */
export function savedClasses(rows: readonly TextRow[]): Pick<InputSettings, 'reclassification' | 'preset'> {
  return { reclassification: readClasses(rows), preset: presetKey(rows) };
}

/** The ready table of rows. Rows that name none, as of an older program, are recognised while they are the same. */
export function chosenPreset(
  rows: readonly TextRow[],
  presets: readonly ReclassificationPreset[],
): ChosenPreset | null {
  if (!hasTypes(rows)) return null;
  const key = presetKey(rows);
  const changes = (preset: ReclassificationPreset): number => {
    const filled = filledClasses(rows, preset);
    return rows.filter(({ to }, i) => to !== filled[i].to).length;
  };
  const preset = presets.find((one) => (key === null ? changes(one) === 0 : one.key === key));
  return preset ? { preset, changed: changes(preset) } : null;
}
