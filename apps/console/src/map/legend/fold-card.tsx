import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import css from './fold-card.module.css';

interface FoldCardProps {
  readonly title: string;
  /** What the head does when it is pressed. */
  readonly label: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A card over the map whose head opens and closes it. */
export function FoldCard({ title, label, open, onToggle, className = '', children }: FoldCardProps) {
  const id = useId();
  const Chevron = open ? ChevronDown : ChevronUp;
  return (
    <section className={`${css.card} ${className}`} aria-labelledby={id}>
      <button type="button" className={css.head} aria-expanded={open} aria-label={label} onClick={onToggle}>
        <span id={id}>{title}</span>
        <Chevron size={16} strokeWidth={1.5} aria-hidden />
      </button>
      {children}
    </section>
  );
}
