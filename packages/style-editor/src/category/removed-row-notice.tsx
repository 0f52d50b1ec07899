import { TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../input';
import { useWords } from '../message';

export interface RemovedRowNoticeProps {
  /** What the row was called. */
  readonly label: string;
  readonly onClose: () => void;
}

/** Says that a symbol's window has closed because its row was removed while it was open. */
export function RemovedRowNotice({ label, onClose }: RemovedRowNoticeProps) {
  const { t } = useWords();
  return (
    <div className="gep-notice" role="alert">
      <TriangleAlert size={16} aria-hidden />
      <div>{t('notice.removed-row', { label })}</div>
      <IconButton icon={X} label={t('action.close')} onClick={onClose} />
    </div>
  );
}
