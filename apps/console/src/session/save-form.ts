import { conflictOf } from '@gep/api-client';
import type { FormConflict, Versioned } from '@gep/api-client';
import { createTabStore } from '../tab/tab-store';
import type { FormVersion } from './use-form-versions';

/** Which of two saves stays: the one that was refused, or the one that came before it. Or neither is decided. */
type Choice = 'mine' | 'theirs' | 'neither';

interface Question {
  readonly conflict: FormConflict;
  readonly choose: (choice: Choice) => void;
}

/** What the dialog at the root asks. */
export const useConflict = createTabStore<{ question: Question | null }>(() => ({ question: null }));

function ask(conflict: FormConflict): Promise<Choice> {
  return new Promise((resolve) => {
    useConflict.getState().question?.choose('neither');
    const choose = (choice: Choice): void => {
      useConflict.setState({ question: null });
      resolve(choice);
    };
    useConflict.setState({ question: { conflict, choose } });
  });
}

/**
 * Saves a form that others may have changed since its version. Where somebody has, the user sees what, and takes that or
 * overwrites it. Until then what was typed stays.
 * @param load takes what the server holds in the place of what was typed
 * @throws AbortError where nothing was saved because the user chose so; errors of the client
 */
export async function saveForm<T>(
  { version, advance }: FormVersion,
  save: (ifMatch: string | null) => Promise<Versioned<T>>,
  load: () => Promise<unknown>,
): Promise<T> {
  for (let seen = version; ;) {
    try {
      const saved = await save(seen);
      advance(saved.version);
      return saved.value;
    } catch (error) {
      const conflict = conflictOf(error);
      if (!conflict) throw error;
      const choice = await ask(conflict);
      if (choice === 'theirs') await load();
      if (choice !== 'mine') throw new DOMException('nothing was saved', 'AbortError');
      seen = conflict.version;
    }
  }
}
