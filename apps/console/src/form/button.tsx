import type { ButtonHTMLAttributes } from 'react';
import css from './form.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the one main action of a place, `text` inside tables, `icon` needs an `aria-label`. */
  kind?: 'plain' | 'primary' | 'danger' | 'text' | 'icon';
}

export function Button({ kind = 'plain', type = 'button', className, ...rest }: ButtonProps) {
  const classes = [css.button, kind === 'plain' ? '' : css[kind], className].filter(Boolean).join(' ');
  return <button type={type} className={classes} {...rest} />;
}
