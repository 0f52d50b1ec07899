import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { Button } from './button';
import { Dialog } from './dialog';

interface Question {
  readonly title: string;
  /** Plain text: names inside are never read as HTML. */
  readonly text: string;
  readonly answer: (yes: boolean) => void;
}

const useQuestion = create<{ question: Question | null }>()(() => ({ question: null }));

/** Asks the user; resolves with true only when the question is confirmed. */
export function confirm(title: string, text: string): Promise<boolean> {
  return new Promise((resolve) => {
    useQuestion.getState().question?.answer(false);
    useQuestion.setState({
      question: {
        title,
        text,
        answer: (yes) => {
          useQuestion.setState({ question: null });
          resolve(yes);
        },
      },
    });
  });
}

/** Draws the question that `confirm` asks; stands once at the root. */
export function ConfirmHost() {
  const { t } = useTranslation();
  const question = useQuestion((state) => state.question);
  if (!question) return null;
  return (
    <Dialog
      open
      width={420}
      title={question.title}
      onClose={() => question.answer(false)}
      footer={
        <>
          <Button onClick={() => question.answer(false)}>{t('action.cancel')}</Button>
          <Button kind="primary" autoFocus onClick={() => question.answer(true)}>
            {t('action.ok')}
          </Button>
        </>
      }
    >
      <p>{question.text}</p>
    </Dialog>
  );
}
