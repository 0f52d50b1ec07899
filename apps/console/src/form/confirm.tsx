import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { Dialog } from './dialog';

type Answer = 'yes' | 'no' | 'cancel';

interface Question {
  readonly title: string;
  /** Plain text, a paragraph a line: names inside are never read as HTML. */
  readonly text: string;
  /** With three answers the question is "save before leaving?", with two it is "go on?". */
  readonly withNo: boolean;
  readonly answer: (answer: Answer) => void;
}

const useQuestion = create<{ question: Question | null }>()(() => ({ question: null }));

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

/** Draws the question that is asked; stands once at the root. */
export function ConfirmHost() {
  const { t } = useTranslation();
  const question = useQuestion((state) => state.question);
  if (!question) return null;
  const { title, text, withNo, answer } = question;
  return (
    <Dialog
      open
      width={420}
      title={title}
      onClose={() => answer('cancel')}
      footer={
        <>
          <Button onClick={() => answer('cancel')}>{t('action.cancel')}</Button>
          {withNo && <Button onClick={() => answer('no')}>{t('action.no')}</Button>}
          <Button look="primary" autoFocus onClick={() => answer('yes')}>
            {withNo ? t('action.yes') : t('action.ok')}
          </Button>
        </>
      }
    >
      {text.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}
