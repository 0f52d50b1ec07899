import { useState } from 'react';
import { useWords } from '../message';

/** Hands values to the host, one at a time. */
export interface Apply<T> {
  /** The host has not answered yet. */
  readonly pending: boolean;
  /** Why the last one failed; null when it did not. */
  readonly failure: string | null;
  /** Resolves to whether the host took it. */
  readonly run: (value: T, close: boolean) => Promise<boolean>;
  readonly clear: () => void;
}

/** @param onApply the host's; it fails by throwing or by a promise that rejects. */
export function useApply<T>(
  onApply: ((value: T, options: { readonly close: boolean }) => void | Promise<void>) | undefined,
): Apply<T> {
  const { t } = useWords();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (value: T, close: boolean) => {
    setFailure(null);
    setPending(true);
    try {
      await onApply?.(value, { close });
      return true;
    } catch (error) {
      setFailure(t('failure.apply', { reason: error instanceof Error ? error.message : String(error) }));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, failure, run, clear: () => setFailure(null) };
}
