import { eq } from 'drizzle-orm';
import type { Db } from './database';
import { installation } from './schema';

/** A text of the installation; made by `make` and kept when it is not there yet. */
export async function installationText(db: Db, key: string, make: () => string): Promise<string> {
  await db.insert(installation).values({ key, value: make() }).onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  return row.value;
}
