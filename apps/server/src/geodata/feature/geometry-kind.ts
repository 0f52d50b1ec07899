import type { GeometryKind } from '../task';

/** Kind of a geometry by its type: multiple ones count as single ones; null for collections. */
export function kindOf({ type }: { readonly type: string }): GeometryKind | null {
  if (/^(Multi)?Point$/.test(type)) return 'point';
  if (/^(Multi)?LineString$/.test(type)) return 'line';
  if (/^(Multi)?Polygon$/.test(type)) return 'polygon';
  return null;
}
