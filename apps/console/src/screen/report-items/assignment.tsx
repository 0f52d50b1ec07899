import type { ReportItem } from '@gep/api-client';
import { Segmented, Select, TextInput } from '@gep/style-editor/controls';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../form/button-link';
import { confirm } from '../../form/confirm';
import form from '../../form/form.module.css';
import { Page } from '../../layout/page';
import { useLocalText } from '../../message/local-text';
import { useIsProjectAdmin } from '../../session/session-store';
import { useSave } from '../../session/use-save';
import { useAllDepartments } from '../department/use-all-departments';
import { noDraft } from './assignment-draft';
import type { AssignmentDraft, AssignmentEffect } from './assignment-draft';
import { AssignmentPanel } from './assignment-panel';
import { AssignmentTable } from './assignment-table';
import css from './assignment.module.css';
import { useTakeBackText } from './take-back-text';
import { itemKey, useReportItems } from './use-report-items';

/** Data distribution: which departments supply which data, and until when. */
export default function AssignmentScreen() {
  const isAdmin = useIsProjectAdmin();
  return isAdmin ? <Assignment /> : <Navigate to="/setting/basic" replace />;
}

function Assignment() {
  const { t } = useTranslation();
  const text = useLocalText();
  const { list, assign } = useReportItems();
  const [filter, setFilter] = useState({ open: false, modelId: '', text: '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [draft, setDraft] = useState<AssignmentDraft>(noDraft);
  const [busy, save] = useSave();
  const takeBackText = useTakeBackText();
  const departments = useAllDepartments(true);
  const choose = useCallback(
    (keys: readonly string[], on: boolean) =>
      setChosen((now) => {
        const next = new Set(now);
        for (const key of keys)
          if (on) next.add(key);
          else next.delete(key);
        return next;
      }),
    [],
  );
  const items = list?.items;
  const shown = useMemo(() => (items ? filtered(items, filter, text) : []), [items, filter, text]);
  const chosenItems = useMemo(
    () => (items ?? []).filter((item) => chosen.has(itemKey(item))),
    [items, chosen],
  );
  const title = t('report.assignment.title');
  const toModels = <ButtonLink to="/setting/model">{t('report.assignment.toModels')}</ButtonLink>;
  if (!items || !departments)
    return (
      <Page wide title={title} action={toModels}>
        {null}
      </Page>
    );
  const open = items.filter(isOpen).length;
  const models = new Map(items.flatMap((item) => item.models.map(({ modelId, name }) => [modelId, name])));
  const onSave = async (effect: AssignmentEffect) => {
    if (effect.taken.length > 0 && !(await confirm(t('report.assignment.removeTitle'), takeBackText(effect))))
      return false;
    return save(async () => {
      await assign(effect.groups, draft);
      setDraft(noDraft);
      setChosen(new Set());
    });
  };
  return (
    <Page wide title={title} action={toModels}>
      {items.length === 0 ? (
        <p className={form.empty}>{t('report.noReports')}</p>
      ) : (
        <div className={css.layout}>
          <div>
            <div className={css.filter}>
              <Segmented
                label={t('report.assignment.filter')}
                value={filter.open ? 'open' : 'all'}
                options={[
                  { value: 'all', label: t('report.assignment.all', { count: items.length }) },
                  { value: 'open', label: t('report.assignment.unassigned', { count: open }) },
                ]}
                onChange={(value) => setFilter({ ...filter, open: value === 'open' })}
              />
              <span className={css.model}>
                <Select
                  label={t('report.assignment.model')}
                  value={filter.modelId}
                  options={[
                    { value: '', label: t('report.assignment.allModels') },
                    ...[...models].map(([value, name]) => ({ value, label: text(name) })),
                  ]}
                  onChange={(modelId) => setFilter({ ...filter, modelId })}
                />
              </span>
              <span className={css.search}>
                <TextInput
                  label={t('report.assignment.search')}
                  placeholder={t('report.assignment.search')}
                  value={filter.text}
                  onChange={(typed) => setFilter({ ...filter, text: typed })}
                />
              </span>
            </div>
            <div className={css.frame} tabIndex={0} role="region" aria-label={title}>
              <AssignmentTable
                items={shown}
                chosen={chosen}
                onChoose={choose}
                withYear={items.some(({ compareFlag }) => compareFlag === 1)}
              />
              {shown.length === 0 && (
                <p className={form.empty}>
                  {t(
                    filter.open && open === 0 ? 'report.assignment.allAssigned' : 'report.assignment.noMatch',
                  )}
                </p>
              )}
            </div>
          </div>
          <div className={css.side}>
            <AssignmentPanel
              items={chosenItems}
              departments={departments}
              draft={draft}
              onDraft={setDraft}
              busy={busy}
              onSave={onSave}
            />
          </div>
        </div>
      )}
    </Page>
  );
}

const isOpen = ({ forms }: ReportItem): boolean => forms.length === 0;

function filtered(
  items: readonly ReportItem[],
  filter: { readonly open: boolean; readonly modelId: string; readonly text: string },
  text: ReturnType<typeof useLocalText>,
): ReportItem[] {
  const wanted = filter.text.trim().toLowerCase();
  return items.filter(
    (item) =>
      (!filter.open || isOpen(item)) &&
      (filter.modelId === '' || item.models.some(({ modelId }) => modelId === filter.modelId)) &&
      text(item.name).toLowerCase().includes(wanted),
  );
}
