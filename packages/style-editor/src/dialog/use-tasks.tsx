import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Question } from '../window';
import { useWords } from '../message';
import type { MessageKey } from '../message';

export interface Tasks {
  /** Runs work behind the mask. Null when it failed or the dialog was closed meanwhile; `onFailure` says it then. */
  readonly run: <T>(text: MessageKey, work: (signal: AbortSignal) => Promise<T>) => Promise<T | null>;
  /** Asks and waits for the answer. */
  readonly ask: (text: MessageKey) => Promise<boolean>;
  /** Covers the dialog's body while work is in progress. */
  readonly mask: ReactNode;
  /** To be put into the dialog's body. */
  readonly question: ReactNode;
}

interface Asked {
  readonly text: MessageKey;
  readonly answer: (yes: boolean) => void;
}

/** Long work and questions of a dialog: one mask with what is going on, one question at a time. */
export function useTasks(title: string, onFailure: (failed: MessageKey) => void): Tasks {
  const { t } = useWords();
  const [text, setText] = useState<MessageKey | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run: Tasks['run'] = async (label, work) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setText(label);
    try {
      const result = await work(controller.signal);
      return controller.signal.aborted ? null : result;
    } catch {
      if (!controller.signal.aborted) onFailure(label);
      return null;
    } finally {
      if (running.current === controller) {
        running.current = null;
        setText(null);
      }
    }
  };
  const ask: Tasks['ask'] = (question) =>
    new Promise((resolve) => {
      setAsked({
        text: question,
        answer: (yes) => {
          setAsked(null);
          resolve(yes);
        },
      });
    });

  const mask = text && (
    <div className="gep-mask" role="status">
      <span>{t(text)}</span>
      <span className="gep-progress" aria-hidden />
    </div>
  );
  const question = asked && (
    <Question title={title} text={t(asked.text)} yes={t('action.compute')} onAnswer={asked.answer} />
  );
  return { run, ask, mask, question };
}
