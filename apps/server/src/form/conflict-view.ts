import { versionText } from '@gep/api-client/contract';
import type { FormChange, FormConflict, Language } from '@gep/api-client/contract';
import type { Actor } from '../store/schema';
import { changeName } from './change-name';
import type { FormConflictError } from './form-conflict';
import type { FormChangeRow } from './form-queries';

/** The account of who changed something is for the owner and for the user itself. */
function changedBy(by: Actor | null, reader: Actor | null): FormChange['changedBy'] {
  if (by === null) return null;
  const isKnown = reader?.role === 'PROJECT_ADMIN' || reader?.userId === by.userId;
  return { userId: by.userId, userName: isKnown ? by.userName : '' };
}

function changeView(row: FormChangeRow, reader: Actor | null, language: Language): FormChange {
  return {
    entry: row.entry,
    field: row.field,
    name: changeName(row)[language],
    changedBy: changedBy(row.changedBy, reader),
    changedTime: row.changedAt.toISOString(),
  };
}

/** What somebody else has changed, as clients see it. */
export function conflictView(error: FormConflictError, language: Language): FormConflict {
  const { form, version, changes, reader } = error;
  return {
    form,
    version: versionText(version),
    changes: changes.map((row) => changeView(row, reader, language)),
  };
}
