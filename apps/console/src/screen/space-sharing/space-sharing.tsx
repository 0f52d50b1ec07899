import type { ResponseOf } from '@gep/api-client';
import { Button, Checkbox } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskBeforeLeaving } from '../../form/ask-before-leaving';
import { ButtonLink } from '../../form/button-link';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { TypePicker } from '../../form/type-picker/type-picker';
import { Page } from '../../layout/page';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { useEcosystemTypes } from '../../session/use-ecosystem-types';
import { useModels } from '../../session/use-models';
import { saveForm } from '../../session/save-form';
import { useFormVersions } from '../../session/use-form-versions';
import { useMayChange } from '../../session/use-may-change';
import { useSave } from '../../session/use-save';
import { useMayEdit } from '../../session/use-may-edit';
import css from './space-sharing.module.css';

type Row = ResponseOf<'getSpatialAverage'>['rows'][number];

/** Space sharing: whether the district values of a model are shared over cells, and over which types. */
export default function SpaceSharingScreen() {
  const { t } = useTranslation();
  const text = useLocalText();
  const projectId = useSession((session) => session.projectId) ?? '';
  const isAdmin = useMayEdit();
  const mayChange = useMayChange();
  const types = useEcosystemTypes();
  const models = useModels();
  const [changed, setChanged] = useState<readonly Row[] | null>(null);
  const [busy, runSave] = useSave();
  const stored = useQuery({
    queryKey: ['space-sharing', projectId],
    queryFn: ({ signal }) => client.versioned('getSpatialAverage', { projectId }, { signal }),
  });
  const version = useFormVersions(stored.data?.version ?? null, changed !== null)();
  const title = t('shell.page.spaceSharing');
  if (!stored.data) return <Page title={title}>{null}</Page>;

  const rows = changed ?? stored.data.value.rows;
  const set = (modelId: string, part: Partial<Row>) =>
    setChanged(rows.map((row) => (row.modelId === modelId ? { ...row, ...part } : row)));
  const reload = async () => {
    await stored.refetch();
    setChanged(null);
  };
  const save = async () => {
    if (!mayChange()) return false;
    return runSave(async () => {
      const input = { projectId, rows: rows.map(({ takesTypes: _, ...row }) => row) };
      await saveForm(
        version,
        (ifMatch) => client.versioned('saveSpatialAverage', input, { ifMatch }),
        reload,
      );
      await reload();
    });
  };
  return (
    <Page
      title={title}
      action={
        isAdmin && (
          <Button look="primary" disabled={busy || changed === null} onClick={() => void save()}>
            {t('action.save')}
          </Button>
        )
      }
    >
      <AskBeforeLeaving dirty={changed !== null} save={save} />
      <Card title={t('relation.sharedTypes')}>
        {rows.length === 0 ? (
          <div className={form.empty}>
            <p>{t('relation.noSharingModel')}</p>
            <ButtonLink to="/setting/model">{t('relation.toModels')}</ButtonLink>
          </div>
        ) : (
          <>
            <p className={form.help}>{t('relation.explainSharing')}</p>
            <table className={`${form.table} ${css.table}`}>
              <thead>
                <tr>
                  <th scope="col">{t('relation.model')}</th>
                  <th scope="col">{t('relation.share')}</th>
                  <th scope="col">{t('relation.sharedTypes')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ modelId, enabled, ecosystemValues, takesTypes }) => {
                  const model = models?.find((row) => row.modelId === modelId);
                  const name = model ? text(model.name) : modelId;
                  return (
                    <tr key={modelId}>
                      <td className={css.model}>{name}</td>
                      <td className={css.switch}>
                        <Checkbox
                          bare
                          label={`${t('relation.share')} ${name}`}
                          disabled={!isAdmin}
                          value={enabled}
                          onChange={(on) => set(modelId, { enabled: on })}
                        />
                      </td>
                      <td>
                        {takesTypes ? (
                          <TypePicker
                            label={name}
                            types={types}
                            value={ecosystemValues.split(',').filter(Boolean)}
                            placeholder={t('relation.linkedTypes')}
                            disabled={!isAdmin || !enabled}
                            onChange={(values) => set(modelId, { ecosystemValues: values.join(',') })}
                          />
                        ) : (
                          <span className={form.help}>{t('relation.noTypes')}</span>
                        )}
                      </td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </>
        )}
      </Card>
    </Page>
  );
}
