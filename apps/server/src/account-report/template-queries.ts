import { and, eq } from 'drizzle-orm';
import type { Language } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import { accountTemplates } from '../store/schema';

export type AccountTemplateRow = typeof accountTemplates.$inferSelect;

/** Which template. */
export interface TemplatePlace {
  readonly projectId: string;
  readonly language: Language;
}

const at = ({ projectId, language }: TemplatePlace) =>
  and(eq(accountTemplates.projectId, projectId), eq(accountTemplates.language, language));

export async function templateOf(db: Db, place: TemplatePlace): Promise<AccountTemplateRow | null> {
  const [row] = await db.select().from(accountTemplates).where(at(place));
  return row ?? null;
}

export async function putTemplate(tx: Db, row: AccountTemplateRow): Promise<void> {
  const { fileId, chapters, savedBy, savedAt } = row;
  await tx
    .insert(accountTemplates)
    .values(row)
    .onConflictDoUpdate({
      target: [accountTemplates.projectId, accountTemplates.language],
      set: { fileId, chapters, savedBy, savedAt },
    });
}

export async function deleteTemplate(tx: Db, place: TemplatePlace): Promise<void> {
  await tx.delete(accountTemplates).where(at(place));
}
