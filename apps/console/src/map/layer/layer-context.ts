import { isTableScheme } from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';
import { schemeFields } from '@gep/map-engine/scheme';
import type { ShownUnit } from '../../message/unit';
import type { LayerPlace } from './layer-place';

/** A column of a partition layer as people read it. */
export interface ShownColumn {
  /** As the server names it. */
  readonly name: string;
  readonly alias: string;
  /** The one unit of its figures, in every year. */
  readonly unit: ShownUnit;
  /** Says the same as another one: it is not offered, and not in the pop-up. */
  readonly hidden: boolean;
}

/** What a difference takes away from the result of its place. */
export interface Minus {
  readonly place: LayerPlace;
  /** Of both results. */
  readonly unit: string;
}

/** How a result layer is shown; plain data. */
export interface LayerContext {
  /** Ramp of a layer that nobody has styled; null: that of the engine. */
  readonly ramp: string | null;
  readonly columns: readonly ShownColumn[];
  /** The other year that has this layer; null without one. Both share one scale. */
  readonly otherYear: 0 | 1 | null;
  readonly language: string;
  /** Null: the layer is a result by itself, not a difference. */
  readonly minus: Minus | null;
}

export const noUnit: ShownUnit = { factor: 1, unit: '' };

/** The unit of a column; a plain number where it has none. */
export function columnUnit(columns: readonly ShownColumn[], name: string | undefined): ShownUnit {
  return columns.find((column) => column.name === name)?.unit ?? noUnit;
}

/** The unit of the numbers in a legend of polygons: that of the styled field, none where no class is a range. */
export function styledUnit(scheme: Scheme, columns: readonly ShownColumn[]): ShownUnit {
  if (!isTableScheme(scheme) || !scheme.categories.some(({ kind }) => kind === 'range')) return noUnit;
  return columnUnit(columns, schemeFields(scheme)[0]?.name);
}
