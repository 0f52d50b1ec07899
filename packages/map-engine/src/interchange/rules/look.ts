import { withAlpha } from '../../color';
import { defaultSymbol } from '../../model';
import type { MapSymbol, OtherCategory, VectorGeometry } from '../../model';
import { symbolColor } from '../../scheme';
import type { Condition, Properties } from './condition';

/** How the features of a row are drawn, and what they are called. */
export interface Look {
  /** Null where the style says nothing: rows are called by their values. */
  readonly label: string | null;
  /** Null: not at all. */
  readonly symbol: MapSymbol | null;
}

/** A style of rules: what it asks, and how it draws a feature. */
export interface Looks {
  readonly geometry: VectorGeometry;
  /** What the format calls what a rule asks. */
  readonly asks: string;
  /** Everything that it asks of features, in its order. */
  readonly conditions: readonly Condition[];
  /** Null where no rule is about such a feature. */
  readonly of: (properties: Properties) => Look | null;
}

/** Whether nobody could say which of two a feature has. */
export function isSameLook(one: Look | null, two: Look | null): boolean {
  return one === two || (one?.label === two?.label && JSON.stringify(one) === JSON.stringify(two));
}

/** The part of a row that says how it is drawn; the colour of a row has no alpha: that is its symbol's. */
export function drawnAs({ label, symbol }: Look, geometry: VectorGeometry, ownLabel = '') {
  const drawn = symbol ?? defaultSymbol(geometry);
  const color = withAlpha(symbolColor(drawn) ?? '#000000', 1);
  return { label: label ?? ownLabel, visible: symbol !== null, symbol: drawn, color, count: null };
}

/** The row of everything else. */
export function otherOf(look: Look | null, geometry: VectorGeometry): Partial<OtherCategory> {
  return look ? drawnAs(look, geometry) : { visible: false };
}
