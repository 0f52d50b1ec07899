import { ConfirmHost } from './confirm-host';
import { ConflictHost } from './conflict-dialog';

/** What screens ask before they go on; stands once on a page. */
export default function Questions() {
  return (
    <>
      <ConfirmHost />
      <ConflictHost />
    </>
  );
}
