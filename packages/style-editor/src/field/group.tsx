import { useId } from 'react';
import type { ReactNode } from 'react';

/** A titled group of fields in two columns. */
export function Group({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className="gep-group" aria-labelledby={id}>
      <div className="gep-group-title">
        <h3 id={id}>{title}</h3>
        {aside}
      </div>
      {children && <div className="gep-grid">{children}</div>}
    </section>
  );
}
