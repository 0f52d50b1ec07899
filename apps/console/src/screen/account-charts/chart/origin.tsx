import { useSession } from '../../../session/session-store';
import { FigureButton } from '../../figure/figure-button';
import type { FigureOrigin } from './figures';

interface OriginProps {
  readonly origin: FigureOrigin;
  /** What the number is of, in words. */
  readonly of: string;
  /** Whether it is to be seen as a link before the pointer is on it: outside of tables. */
  readonly isLink?: boolean;
  readonly children: string;
}

/** A number that shows where it comes from. */
export function Origin({ origin, ...button }: OriginProps) {
  const projectId = useSession((session) => session.projectId) ?? '';
  return <FigureButton {...button} figure={{ ...origin, projectId }} />;
}
