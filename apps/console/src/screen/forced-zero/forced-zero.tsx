import type { ResponseOf } from '@gep/api-client';
import { Button, Checkbox } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { AskBeforeLeaving } from '../../form/ask-before-leaving';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { Page } from '../../layout/page';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { saveForm } from '../../session/save-form';
import { useFormVersions } from '../../session/use-form-versions';
import { useMayChange } from '../../session/use-may-change';
import { useSave } from '../../session/use-save';
import { useMayEdit } from '../../session/use-may-edit';
import { ForcedZeroTable } from './forced-zero-table';
import css from './forced-zero.module.css';
import { UrbanBoundaryFile } from './urban-boundary-file';

type Relation = ResponseOf<'getForceCorrelation'>;

/** Forced correction: types of ecosystems whose results are set to 0, by model. */
export default function ForcedZeroScreen() {
  const { t } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const isAdmin = useMayEdit();
  const mayChange = useMayChange();
  const [changes, setChanges] = useState<Partial<Relation>>({});
  const [busy, runSave] = useSave();
  const stored = useQuery({
    queryKey: ['forced-zero', projectId],
    queryFn: ({ signal }) => client.versioned('getForceCorrelation', { projectId }, { signal }),
  });
  const isChanged = Object.keys(changes).length > 0;
  const versionOf = useFormVersions(stored.data?.version ?? null, isChanged);
  const title = t('shell.page.forcedZero');
  if (!stored.data) return <Page title={title}>{null}</Page>;

  const { value } = stored.data;
  const draft: Relation = { ...value, ...changes };
  const reload = async () => {
    await stored.refetch();
    setChanges({});
  };
  const change = (part: Partial<Relation>) => setChanges({ ...changes, ...part });
  const save = async () => {
    if (!mayChange()) return false;
    return runSave(async () => {
      const { urbanBoundary: _file, deletedUrbanBoundary: _deleted, ...settings } = draft;
      await saveForm(
        versionOf('types'),
        (ifMatch) => client.versioned('saveForceCorrelation', settings, { ifMatch }),
        reload,
      );
      await reload();
    });
  };
  const rows = draft.projectModelToEcosystemVOS;
  return (
    <Page
      title={title}
      action={
        isAdmin && (
          <Button look="primary" disabled={busy || !isChanged} onClick={() => void save()}>
            {t('action.save')}
          </Button>
        )
      }
    >
      <AskBeforeLeaving dirty={isChanged} save={save} />
      <Card title={t('relation.zeroTypes')}>
        <div className={css.options}>
          <Checkbox
            label={t('relation.urban')}
            disabled={!isAdmin}
            value={draft.useUrbanEcosystemBoundary}
            onChange={(useUrbanEcosystemBoundary) => change({ useUrbanEcosystemBoundary })}
          />
          <Checkbox
            label={t('relation.correct')}
            disabled={!isAdmin}
            value={draft.useModelEcosystemCorrelation}
            onChange={(useModelEcosystemCorrelation) => change({ useModelEcosystemCorrelation })}
          />
          <p className={form.help}>{t('relation.explainZero')}</p>
        </div>
        <UrbanBoundaryFile
          projectId={projectId}
          file={value.urbanBoundary}
          deleted={value.deletedUrbanBoundary}
          wanted={draft.useUrbanEcosystemBoundary}
          disabled={!isAdmin}
          version={versionOf('boundary')}
          onReplaced={() => stored.refetch()}
        />
        {rows.length > 0 ? (
          <ForcedZeroTable
            rows={rows}
            off={!draft.useModelEcosystemCorrelation}
            disabled={!isAdmin}
            onChange={(projectModelToEcosystemVOS) => change({ projectModelToEcosystemVOS })}
          />
        ) : (
          <div className={form.empty}>
            <p>{t('relation.noZeroModel')}</p>
            <ButtonLink to="/setting/model">{t('relation.toModels')}</ButtonLink>
          </div>
        )}
      </Card>
    </Page>
  );
}
