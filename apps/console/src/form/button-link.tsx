import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

interface ButtonLinkProps extends LinkProps {
  /** `primary` for the one main way on from a place. */
  look?: 'plain' | 'primary';
}

/** A link to another screen that stands among buttons and looks like them. */
export function ButtonLink({ look = 'plain', ...rest }: ButtonLinkProps) {
  return <Link className={look === 'plain' ? 'gep-button' : `gep-button gep-button-${look}`} {...rest} />;
}
