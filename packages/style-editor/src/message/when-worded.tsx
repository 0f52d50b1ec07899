import { Suspense } from 'react';
import type { ReactNode } from 'react';

/** Shows a window once its words are there; until then the page stays as it is, and on a server the window has no part in it. */
export function WhenWorded({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
