import type { ModelProgress, ProgressCard } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { useLocalText } from '../../message/local-text';
import { client } from '../../session/client';
import css from './progress.module.css';

/** Departments that a row names; of more it says how many. */
const named = 6;

interface ModelTableProps {
  readonly projectId: string;
  readonly cards: readonly ProgressCard[];
}

/** The models, and the departments that each of them waits for. */
export function ModelTable({ projectId, cards }: ModelTableProps) {
  const { t } = useTranslation();
  const models = useQuery({
    queryKey: ['model-progress', projectId],
    queryFn: ({ signal }) => client.listModelProgress({ projectId }, { signal }),
  });
  const names = new Map(cards.map(({ userId, deptName }) => [userId, deptName]));
  return (
    <Card title={t('progress.models')}>
      {models.data?.length === 0 && <p className={form.empty}>{t('progress.noModels')}</p>}
      {models.data && models.data.length > 0 && (
        <table className={form.table} aria-label={t('progress.models')}>
          <thead>
            <tr>
              <th scope="col">{t('progress.model')}</th>
              <th scope="col" className={form.number}>
                {t('progress.confirmedForms')}
              </th>
              <th scope="col">{t('progress.waitsFor')}</th>
            </tr>
          </thead>
          <tbody>
            {models.data.map((model) => (
              <ModelRow key={model.modelId} model={model} names={names} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

interface ModelRowProps {
  readonly model: ModelProgress;
  readonly names: ReadonlyMap<string, string>;
}

function ModelRow({ model, names }: ModelRowProps) {
  const { t } = useTranslation();
  const local = useLocalText();
  const { forms, confirmed, waitsFor } = model;
  const rest = waitsFor.slice(named);
  return (
    <tr>
      <td className={css.model}>{local(model.name)}</td>
      <td className={form.number}>{forms === 0 ? '--' : `${confirmed}/${forms}`}</td>
      <td>
        {forms === 0 && <span className={css.muted}>{t('progress.notHandedOut')}</span>}
        {forms > 0 && waitsFor.length === 0 && t('progress.complete')}
        <span className={css.waiting}>
          {waitsFor.slice(0, named).map(({ userId, open, overdue }) => (
            <span key={userId} className={overdue > 0 ? css.late : undefined}>
              {t('progress.waiting', { name: names.get(userId) ?? userId, count: open })}
            </span>
          ))}
          {rest.length > 0 && (
            <span className={css.muted} title={rest.map(({ userId }) => names.get(userId)).join('、')}>
              {t('progress.more', { count: rest.length })}
            </span>
          )}
        </span>
      </td>
    </tr>
  );
}
