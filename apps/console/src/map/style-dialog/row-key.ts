import { isTableScheme } from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';

/** Key of a class by its place in the scheme: edges in another unit make another key. */
export function rowKey(scheme: Scheme, row = -1): string | null {
  return isTableScheme(scheme) ? (scheme.categories[row]?.key ?? null) : null;
}
