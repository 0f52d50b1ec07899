import type { Name } from '../../name';
import type { ReclassificationRow } from '../reclassification';

/** A class of a land-cover product: its code, what its makers call it, and the ecosystem type that it becomes. */
export interface ProductClass extends ReclassificationRow {
  readonly name: Name;
}

/** A ready mapping of a land-cover product. */
export interface ReclassificationPreset {
  readonly key: string;
  readonly name: Name;
  readonly rows: readonly ProductClass[];
}

/** The rows of a table that is written as code, type and the two names of the class. */
export function productClasses(
  classes: readonly (readonly [source: number, type: number, zh: string, en: string])[],
): ProductClass[] {
  return classes.map(([source, type, zh, en]) => ({ source, type, name: { zh, en } }));
}
