import { useState } from 'react';

/** The version that a save is of. */
export interface FormVersion {
  /** Null: the server knows no versions. */
  readonly version: string | null;
  /** Takes the version that a save has answered: what comes next builds on it. */
  readonly advance: (version: string | null) => void;
}

/**
 * The versions of a form with a draft. The draft keeps the version that it began with, also when the form is read again
 * meanwhile: it knows nothing of what others have changed since.
 * @param read the version of what was read last
 * @returns the version of an entry of the form, which is its own after a save of the entry alone
 */
export function useFormVersions(read: string | null, hasDraft: boolean): (entry?: string) => FormVersion {
  const [known, setKnown] = useState<Known>({ base: read, own: {} });
  const { base, own } = known;
  if (!hasDraft && base !== read) setKnown({ base: read, own: {} });
  return (entry = '') => ({
    version: own[entry] ?? base,
    advance: (version) => setKnown((now) => ({ ...now, own: { ...now.own, [entry]: version } })),
  });
}

interface Known {
  readonly base: string | null;
  readonly own: Readonly<Record<string, string | null>>;
}
