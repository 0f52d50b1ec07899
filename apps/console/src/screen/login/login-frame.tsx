import type { ReactNode } from 'react';
import { LanguageButton } from '../../form/language-button';
import css from './login.module.css';
import { LoginPicture } from './login-picture';

/** The screen of a visitor without a session: the picture, and a form beside it. */
export function LoginFrame({ children }: { readonly children: ReactNode }) {
  return (
    <main className={css.screen}>
      <LoginPicture />
      <section className={css.panel}>
        <div className={css.language}>
          <LanguageButton ask={false} />
        </div>
        {children}
      </section>
    </main>
  );
}
