import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { FormName } from '@gep/api-client/contract';
import type { Db } from '../store/database';
import { formChanges, projects, users } from '../store/schema';
import type { Actor } from '../store/schema';

/** Whose form it is. */
export type FormScope = { readonly projectId: string } | { readonly userId: string };

/** A form, or one of its entries: a department, an input and its year. */
export interface FormPlace {
  readonly of: FormScope;
  readonly form: FormName;
  readonly entry?: string;
}

export type FormChangeRow = typeof formChanges.$inferSelect;

/** The version of the forms of a project or user, which is held until the transaction ends; null where it is gone. */
export async function lockVersion(tx: Db, of: FormScope): Promise<number | null> {
  const [row] =
    'projectId' in of
      ? await tx
          .select({ version: projects.version })
          .from(projects)
          .where(eq(projects.id, of.projectId))
          .for('no key update')
      : await tx
          .select({ version: users.version })
          .from(users)
          .where(eq(users.id, of.userId))
          .for('no key update');
  return row?.version ?? null;
}

async function nextVersion(tx: Db, of: FormScope): Promise<number | null> {
  const [row] =
    'projectId' in of
      ? await tx
          .update(projects)
          .set({ version: sql`${projects.version} + 1` })
          .where(eq(projects.id, of.projectId))
          .returning({ version: projects.version })
      : await tx
          .update(users)
          .set({ version: sql`${users.version} + 1` })
          .where(eq(users.id, of.userId))
          .returning({ version: users.version });
  return row?.version ?? null;
}

const scopeOf = (of: FormScope): string => ('projectId' in of ? of.projectId : of.userId);

/** What was changed of an entry after a version, or of the form as a whole; of a form without entry, of all of them. */
export async function changesSince(
  tx: Db,
  { of, form, entry }: FormPlace,
  version: number,
): Promise<FormChangeRow[]> {
  return tx
    .select()
    .from(formChanges)
    .where(
      and(
        eq(formChanges.scope, scopeOf(of)),
        eq(formChanges.form, form),
        gt(formChanges.version, version),
        entry === undefined ? undefined : inArray(formChanges.entry, ['', entry]),
      ),
    )
    .orderBy(desc(formChanges.version), formChanges.entry, formChanges.field);
}

/**
 * Counts a change of some fields.
 * @returns the new version; null where the project or user is gone
 */
export async function putChanges(
  tx: Db,
  { of, form, entry = '' }: FormPlace,
  fields: readonly string[],
  { by, label }: { readonly by: Actor | null; readonly label: string | null },
): Promise<number | null> {
  const version = await nextVersion(tx, of);
  if (version === null) return null;
  const rows = [...new Set(fields)].map((field) => ({
    ...of,
    ...{ scope: scopeOf(of), form, entry, field, label, version, changedBy: by },
  }));
  await tx
    .insert(formChanges)
    .values(rows)
    .onConflictDoUpdate({
      target: [formChanges.scope, formChanges.form, formChanges.entry, formChanges.field],
      set: {
        version: sql`excluded.version`,
        label: sql`excluded.label`,
        changedAt: sql`excluded.changed_at`,
        changedBy: sql`excluded.changed_by`,
      },
    });
  return version;
}
