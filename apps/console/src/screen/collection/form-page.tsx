import type { ReportForm } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../form/button-link';
import empty from '../../form/form.module.css';
import { Page } from '../../layout/page';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { useIsProjectAdmin } from '../../session/session-store';
import { FormContents } from './form-contents';
import { SaveState } from './save-state';
import { useDraftSync, useSyncState } from './use-draft-sync';
import { useFormMoves } from './use-form-moves';
import { isOpen } from './form-work';

/** A report form: a department fills it in and hands it in, the owner of the project reads it. */
export default function FormScreen() {
  const { t } = useTranslation();
  const { reportFormId = '' } = useParams();
  const form = useQuery({
    queryKey: ['report-form', reportFormId],
    queryFn: ({ signal }) => client.getReportForm({ reportFormId }, { signal }),
    // What was typed is kept by the form itself: it is read when it is opened.
    gcTime: 0,
    staleTime: Infinity,
  });
  if (form.data) return <OpenForm key={reportFormId} first={form.data} />;
  if (!form.error) return null;
  return (
    <Page wide title={t('shell.page.distribution')} action={<BackLink />}>
      <p className={empty.empty}>{t('collection.form.gone')}</p>
    </Page>
  );
}

function OpenForm({ first }: { readonly first: ReportForm }) {
  const sync = useDraftSync(first);
  const { t } = useTranslation();
  const text = useLocalText();
  const queries = useQueryClient();
  const isOwner = useIsProjectAdmin();
  const state = useSyncState(sync);
  const { form } = state;
  const moves = useFormMoves(sync, () => queries.invalidateQueries({ queryKey: ['report-forms'] }));
  const isEdited = !isOwner && isOpen(form.formState);
  const hint =
    form.formState === 'ASSIGNED'
      ? t('collection.form.notBegun')
      : form.formState === 'RETURNED'
        ? t('collection.form.unchanged')
        : undefined;
  return (
    <Page
      wide
      title={text(form.name)}
      action={
        <>
          {isEdited && form.type === 'TABLE' && <SaveState {...{ sync, state }} />}
          <BackLink />
          {!isOwner && form.formState === 'SUBMITTED' && (
            <Button unavailable={moves.busy} onClick={() => void moves.withdraw()}>
              {t('collection.form.withdraw')}
            </Button>
          )}
          {isEdited && (
            <Button
              look="primary"
              title={hint}
              unavailable={moves.busy || hint !== undefined}
              onClick={() => void moves.submit()}
            >
              {t(moves.busy ? 'collection.form.submitting' : 'collection.form.submit')}
            </Button>
          )}
        </>
      }
    >
      <FormContents {...{ sync, state }} disabled={!isEdited} isOwner={isOwner} />
    </Page>
  );
}

function BackLink() {
  const { t } = useTranslation();
  return <ButtonLink to="/data/distribution">{t('collection.form.back')}</ButtonLink>;
}
