import { Button } from '@gep/style-editor/controls';
import { CloudOff, CloudUpload, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../session/error-text';
import css from './form-page.module.css';
import type { DraftSync, SyncState } from './draft/draft-sync';
import { pendingCount } from './draft/form-draft';

interface SaveStateProps {
  readonly sync: DraftSync;
  readonly state: SyncState;
}

/** Says truthfully where what was typed is: on the server, on this device, or only on this page. */
export function SaveState({ sync, state }: SaveStateProps) {
  const { t, i18n } = useTranslation();
  const { status, draft, savedAt, isKept } = state;
  const isUnsaved = pendingCount(draft) > 0;
  const isTrouble = status.kind === 'offline' || status.kind === 'refused';
  const [Icon, words] = ((): [typeof CloudOff, string] => {
    if (isUnsaved && !isKept) return [TriangleAlert, t('collection.save.notKept')];
    if (status.kind === 'refused')
      return [TriangleAlert, t('collection.save.refused', { reason: errorText(status.error) })];
    if (status.kind === 'offline') return [CloudOff, t('collection.save.offline')];
    if (status.kind === 'saving' || status.kind === 'waiting')
      return [CloudUpload, t('collection.save.saving')];
    if (!savedAt) return [CircleCheck, t('collection.save.saved')];
    const time = savedAt.toLocaleTimeString(i18n.language, { hour: '2-digit', minute: '2-digit' });
    return [CircleCheck, t('collection.save.savedAt', { time })];
  })();
  return (
    <span className={css.saveState} data-trouble={isTrouble || (isUnsaved && !isKept) || undefined}>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
      <span role="status">{words}</span>
      {isTrouble && (
        <Button look="text" onClick={() => void sync.flush()}>
          {t('collection.save.again')}
        </Button>
      )}
    </span>
  );
}
