import { createTabStore } from '../tab/tab-store';

type Answer = 'yes' | 'no' | 'cancel';

interface Question {
  readonly title: string;
  /** Plain text, a paragraph a line: names inside are never read as HTML. */
  readonly text: string;
  /** With three answers the question is "save before leaving?", with two it is "go on?". */
  readonly withNo: boolean;
  readonly answer: (answer: Answer) => void;
}

/** The question that waits for an answer. */
export const useQuestion = createTabStore<{ question: Question | null }>(() => ({ question: null }));

function ask(title: string, text: string, withNo: boolean): Promise<Answer> {
  return new Promise((resolve) => {
    useQuestion.getState().question?.answer('cancel');
    const answer = (given: Answer) => {
      useQuestion.setState({ question: null });
      resolve(given);
    };
    useQuestion.setState({ question: { title, text, withNo, answer } });
  });
}

/** Asks the user; resolves with true only when the question is confirmed. */
export async function confirm(title: string, text: string): Promise<boolean> {
  return (await ask(title, text, false)) === 'yes';
}

/** Asks what to do with unsaved changes: save them, drop them, or stay. */
export function askToSave(title: string, text: string): Promise<Answer> {
  return ask(title, text, true);
}
