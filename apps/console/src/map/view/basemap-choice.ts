import type { BasemapLayer, Basemaps } from '@gep/api-client';
import { projector } from '@gep/map-engine/geometry';

/** Maps of Tianditu and the names that are laid over each. */
export const tiandituNames = { vec: 'cva', img: 'cia', ter: 'cta' } as const;

export type TiandituGround = keyof typeof tiandituNames;

/** What a map is drawn on. */
export type Ground = 'installation' | TiandituGround | 'land' | 'none';

/** What a person has chosen; null: nothing yet. */
export interface BasemapWish {
  readonly ground: Ground | null;
  readonly names: boolean | null;
}

/** What is drawn below the data, and whether names are drawn over them. */
export interface BasemapChoice {
  readonly ground: Ground;
  readonly names: boolean;
}

export const isTianditu = (ground: Ground): ground is TiandituGround => ground in tiandituNames;

/** What an installation offers, the first of it where nobody has chosen. */
export function groundsOf({ layers, tiandituKey }: Basemaps): Ground[] {
  const tianditu = tiandituKey === null ? [] : (Object.keys(tiandituNames) as TiandituGround[]);
  return [...(layers.length > 0 ? (['installation'] as const) : []), ...tianditu, 'land', 'none'];
}

/** The wish as far as the installation can meet it; the maps of Tianditu come with their names. */
export function chosenBasemap(wish: BasemapWish, offered: Basemaps): BasemapChoice {
  const grounds = groundsOf(offered);
  const ground = grounds.find((one) => one === wish.ground) ?? grounds[0];
  return { ground, names: offered.tiandituKey !== null && (wish.names ?? isTianditu(ground)) };
}

/** Maps of the installation that a map cannot show in its projection: nobody knows the way from theirs. */
export function uncarried(
  { ground }: BasemapChoice,
  { layers }: Basemaps,
  projection: string,
): BasemapLayer[] {
  return ground === 'installation' ? layers.filter((layer) => !carries(layer, projection)) : [];
}

function carries(layer: BasemapLayer, projection: string): boolean {
  try {
    projector(layer.projection, projection);
    return true;
  } catch {
    return false;
  }
}
