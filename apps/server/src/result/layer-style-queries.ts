import { and, eq } from 'drizzle-orm';
import type { Db } from '../store/database';
import { newId } from '../store/new-id';
import { layerStyles } from '../store/schema';

export interface StylePlace {
  readonly projectId: string;
  readonly modelId: string;
  readonly layerType: number;
  readonly name: string;
}

/** The saved scheme of a layer as text, or null. */
export async function findLayerStyle(db: Db, place: StylePlace): Promise<string | null> {
  const [row] = await db
    .select({ layerStyle: layerStyles.layerStyle })
    .from(layerStyles)
    .where(
      and(
        eq(layerStyles.projectId, place.projectId),
        eq(layerStyles.modelId, place.modelId),
        eq(layerStyles.layerType, place.layerType),
        eq(layerStyles.name, place.name),
      ),
    );
  return row?.layerStyle ?? null;
}

export async function saveLayerStyle(
  db: Db,
  place: StylePlace,
  layerStyle: string,
  updatedAt: Date,
): Promise<void> {
  await db
    .insert(layerStyles)
    .values({ id: newId(), ...place, layerStyle, updatedAt })
    .onConflictDoUpdate({
      target: [layerStyles.projectId, layerStyles.modelId, layerStyles.layerType, layerStyles.name],
      set: { layerStyle, updatedAt },
    });
}
