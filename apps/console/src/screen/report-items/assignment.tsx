import type { AssignmentEffect, ReportPlace } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '../../form/button-link';
import { confirm } from '../../form/confirm';
import form from '../../form/form.module.css';
import { Page } from '../../layout/page';
import { useSave } from '../../session/use-save';
import { useMayEdit } from '../../session/use-may-edit';
import { useAllDepartments } from '../department/use-all-departments';
import { departmentChange, noDraft } from './assignment-draft';
import type { AssignmentDraft } from './assignment-draft';
import { AssignmentPanel } from './assignment-panel';
import { AssignmentTable } from './assignment-table';
import css from './assignment.module.css';
import { ItemFilterBar } from './item-filter-bar';
import { ItemPager } from './item-pager';
import { useTakeBackText } from './take-back-text';
import { useAssignmentEffect } from './use-assignment-effect';
import { itemKey, useReportItems } from './use-report-items';

/** Data distribution: which departments supply which data, and until when. */
export default function AssignmentScreen() {
  const isAdmin = useMayEdit();
  return isAdmin ? <Assignment /> : <Navigate to="/setting/basic" replace />;
}

function Assignment() {
  const { t } = useTranslation();
  const { list, filter, place, onFilter, onMove, assign } = useReportItems();
  const [chosen, setChosen] = useState<ReadonlyMap<string, ReportPlace>>(new Map());
  const [draft, setDraft] = useState<AssignmentDraft>(noDraft);
  const [busy, save] = useSave();
  const takeBackText = useTakeBackText();
  const departments = useAllDepartments(true);
  const choose = useCallback(
    (places: readonly ReportPlace[], on: boolean) =>
      setChosen((now) => {
        const next = new Map(now);
        for (const { inputKey, compareFlag } of places) {
          const key = itemKey({ inputKey, compareFlag });
          if (on) next.set(key, { inputKey, compareFlag });
          else next.delete(key);
        }
        return next;
      }),
    [],
  );
  const items = useMemo(() => [...chosen.values()], [chosen]);
  const { effect, isOld } = useAssignmentEffect(items, draft, list?.version ?? null);
  const title = t('report.assignment.title');
  const toModels = <ButtonLink to="/setting/model">{t('report.assignment.toModels')}</ButtonLink>;
  if (!list || !departments)
    return (
      <Page wide title={title} action={toModels}>
        {null}
      </Page>
    );
  const clear = () => {
    setDraft(noDraft);
    setChosen(new Map());
  };
  const onSave = async (known: AssignmentEffect) => {
    if (known.taken > 0 && !(await confirm(t('report.assignment.removeTitle'), takeBackText(known))))
      return false;
    const { submitDue, confirmDue } = draft;
    return save(async () => {
      await assign({ items, ...departmentChange(draft), submitDue, confirmDue });
      clear();
    });
  };
  return (
    <Page wide title={title} action={toModels}>
      {list.counts.all === 0 ? (
        <p className={form.empty}>{t('report.noReports')}</p>
      ) : (
        <div className={css.layout}>
          <div>
            <ItemFilterBar {...{ list, filter, onFilter }} />
            <div className={css.frame} tabIndex={0} role="region" aria-label={title}>
              <AssignmentTable
                items={list.data}
                chosen={chosen}
                onChoose={choose}
                withYear={list.bothYears}
                sort={filter.sort}
                onSort={(sort) => onFilter({ sort })}
              />
              {list.totalCount === 0 && (
                <p className={form.empty}>
                  {t(
                    filter.unassigned && list.counts.unassigned === 0
                      ? 'report.assignment.allAssigned'
                      : 'report.assignment.noMatch',
                  )}
                </p>
              )}
            </div>
            <ItemPager {...{ list, place, onMove }}>
              <Button look="text" onClick={() => choose(list.matching, true)}>
                {t('report.assignment.chooseMatching', { count: list.totalCount })}
              </Button>
            </ItemPager>
          </div>
          <div className={css.side}>
            <AssignmentPanel
              count={items.length}
              effect={items.length > 0 ? effect : undefined}
              isOld={isOld}
              departments={departments}
              draft={draft}
              onDraft={setDraft}
              onClear={clear}
              busy={busy}
              onSave={onSave}
            />
          </div>
        </div>
      )}
    </Page>
  );
}
