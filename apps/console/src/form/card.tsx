import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './form.module.css';

interface CardProps {
  title: string;
  /** Main action of the card, right of its title. */
  action?: ReactNode;
  children: ReactNode;
}

export function Card({ title, action, children }: CardProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <header className={css.cardHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </header>
      <div className={css.cardBody}>{children}</div>
    </section>
  );
}
