import type { ReactNode } from 'react';
import { EditorWords } from '../message/editor-words';
import { usePageTitle } from './use-page-title';
import css from './page.module.css';

interface PageProps {
  title: string;
  /** The one main action of the page, in line with its title. */
  action?: ReactNode;
  /** Of a screen that is one table: it takes the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** A screen on the page colour: title and main action in one line, cards below. */
export function Page({ title, action, wide = false, children }: PageProps) {
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
        <div className={css.cards}>{children}</div>
      </div>
    </EditorWords>
  );
}
