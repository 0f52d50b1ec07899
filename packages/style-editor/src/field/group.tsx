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
      <h3 className="gep-group-title">
        <span id={id}>{title}</span>
        {aside}
      </h3>
      {children && <div className="gep-grid">{children}</div>}
    </section>
  );
}
