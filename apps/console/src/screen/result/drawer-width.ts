import type { MapHandle } from '@gep/map-engine/map';
import { typeGrowth } from '../../session/page-scale';

/** Of the drawer as designed, and with all columns of a table that are shown at first; CSS pixels. */
const designed = 450;
const withTable = 640;
/** The map keeps the rest of the screen. */
const mostOfScreen = 0.38;

/**
 * Width of the drawer as designed: it grows with its texts.
 * @param table whether it shows one of districts or regions, which takes more where the screen has room
 * @param handle the map reaches below the drawer
 */
export function drawerWidth(table: boolean, handle: MapHandle | null): number {
  const screen = handle?.olMap.getSize()?.[0] ?? 0;
  return table ? Math.max(designed, Math.min(withTable, mostOfScreen * screen) / typeGrowth()) : designed;
}
