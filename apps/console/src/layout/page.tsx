import type { ReactNode } from 'react';
import { EditorWords } from '../message/editor-words';
import { usePageTitle } from './use-page-title';
import { WorkStepNote } from './work-step';
import type { WorkStep } from './work-step';
import css from './page.module.css';

interface PageProps {
  title: string;
  /** The one main action of the page, in line with its title. */
  action?: ReactNode;
  /** Of a screen that is one table: it takes the whole width. */
  wide?: boolean;
  /** Which step of the work it is; the foot then leads to the next. */
  step?: WorkStep;
  children: ReactNode;
}

/** A screen on the page colour: title and main action in one line, cards below. */
export function Page({ title, action, wide = false, step, children }: PageProps) {
  usePageTitle(title);
  return (
    <EditorWords>
      <div className={css.page} data-wide={wide}>
        <div className={css.bar}>
          <header className={css.head}>
            <h1>{title}</h1>
            <div className={css.actions}>{action}</div>
          </header>
        </div>
        <div className={css.cards}>
          {children}
          {step && <WorkStepNote step={step} />}
        </div>
      </div>
    </EditorWords>
  );
}
