import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import css from './form.module.css';

interface ButtonLinkProps extends LinkProps {
  /** `primary` for the one main way on from a place. */
  kind?: 'plain' | 'primary';
}

/** A link to another screen that stands among buttons and looks like them. */
export function ButtonLink({ kind = 'plain', ...rest }: ButtonLinkProps) {
  return <Link className={kind === 'plain' ? css.button : `${css.button} ${css.primary}`} {...rest} />;
}
