import type { ReactNode } from 'react';
import { EditorWords } from '../message/editor-words';
import css from './page.module.css';

interface PageProps {
  title: string;
  /** The one main action of the page, in line with its title. */
  action?: ReactNode;
  /** Form pages are at most 960 px wide, tables take the full width. */
  wide?: boolean;
  children: ReactNode;
}

/** A screen on the page colour: title and main action in one line, cards below. */
export function Page({ title, action, wide, children }: PageProps) {
  return (
    <EditorWords>
      <div className={css.page}>
        <div className={css.bar}>
          <header className={wide ? css.head : `${css.head} ${css.narrow}`}>
            <h1>{title}</h1>
            <div className={css.actions}>{action}</div>
          </header>
        </div>
        <div className={wide ? css.cards : `${css.cards} ${css.narrow}`}>{children}</div>
      </div>
    </EditorWords>
  );
}
