import { Button } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../form/dialog';
import form from '../../form/form.module.css';
import { ProgressBar } from '../../form/progress-bar';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';

/** Between two looks at the progress. */
const pollMs = 500;

interface CopyProgressDialogProps {
  readonly projectId: string;
  readonly copyProjectId: string;
  /** Of the copy. */
  readonly name: string;
  readonly onCopied: () => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** How far a copy is; it goes on when the dialog is closed. */
export function CopyProgressDialog(props: CopyProgressDialogProps) {
  const { projectId, copyProjectId, name, onCopied, onAgain, onClose } = props;
  const { t } = useTranslation();
  const copy = useQuery({
    queryKey: ['project-copy', copyProjectId],
    queryFn: ({ signal }) => client.copyProgress({ projectId, copyProjectId }, { signal }),
    // A look that failed says nothing about the copy: the next one may succeed.
    refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : pollMs),
    retry: false,
  });
  const state = copy.data?.state ?? 'running';
  const finish = useEffectEvent(onCopied);
  useEffect(() => {
    if (state === 'complete') finish();
  }, [state]);
  return (
    <Dialog
      open
      width={440}
      title={t('project.copy.running', { name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            {t(state === 'running' ? 'project.copy.background' : 'action.close')}
          </Button>
          {state === 'failed' && (
            <Button look="primary" onClick={onAgain}>
              {t('action.retry')}
            </Button>
          )}
        </>
      }
    >
      <div className={form.fields}>
        {state === 'failed' ? (
          <p className="gep-field-error" role="alert">
            {t('project.copy.failed')}
          </p>
        ) : (
          <>
            <ProgressBar percent={copy.data?.progress ?? 0} label={t('project.copy.progress')} />
            <p className={form.help} role="status">
              {copy.isError
                ? t('project.copy.unseen', { reason: errorText(copy.error) })
                : t('project.copy.done', { percent: copy.data?.progress ?? 0 })}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
