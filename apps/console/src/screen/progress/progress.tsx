import { limits } from '@gep/api-client';
import type { ProgressCard } from '@gep/api-client';
import { Button, Checkbox, Segmented, Select, TextInput } from '@gep/style-editor/controls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { clampPage, pageCount } from '../../form/page-count';
import { Pager } from '../../form/pager';
import { Page } from '../../layout/page';
import { client } from '../../session/client';
import { useIsProjectAdmin, useSession } from '../../session/session-store';
import { useCopyInfo } from '../department/copy-info';
import { DepartmentCard } from './department-card';
import { cardOrders, ordered } from './lateness';
import type { CardOrder } from './lateness';
import { ModelTable } from './model-table';
import css from './progress.module.css';
import { ProgressSummary } from './progress-summary';

/** How far the departments are with their forms, the latest first. */
export default function ProgressScreen() {
  const { t } = useTranslation();
  const isAdmin = useIsProjectAdmin();
  const projectId = useSession((session) => session.projectId) ?? '';
  const userId = useSession((session) => session.user?.userId) ?? '';
  const queries = useQueryClient();
  const info = useCopyInfo();
  const [view, setView] = useState<'departments' | 'models'>('departments');
  const [order, setOrder] = useState<CardOrder>('lateness');
  const [search, setSearch] = useState('');
  const [onlyLate, setOnlyLate] = useState(false);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(limits.pageSizes[0]);
  const queryKey = ['progress', projectId];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.listProgress({ projectId }, { signal }),
  });
  const views = (['departments', 'models'] as const).map((value) => ({
    value,
    label: t(`progress.view.${value}`),
  }));
  const cards = list.data ?? [];
  const found = ordered(
    cards.filter((card) => (!onlyLate || card.overdue > 0) && card.deptName.includes(search.trim())),
    order,
    userId,
  );
  // A search or a refresh may have taken the last pages away.
  const at = clampPage(page, pageCount(found.length, pageSize));
  const replace = (next: ProgressCard) =>
    queries.setQueryData<ProgressCard[]>(queryKey, (now) =>
      now?.map((card) => (card.userId === next.userId ? next : card)),
    );
  const reload = () =>
    Promise.all([list.refetch(), queries.invalidateQueries({ queryKey: ['model-progress', projectId] })]);
  return (
    <Page
      wide
      title={t('shell.page.progress')}
      action={<Button onClick={() => void reload()}>{t('progress.refreshAll')}</Button>}
    >
      {list.data && (
        <>
          <ProgressSummary cards={cards} />
          <div className={css.tools}>
            {isAdmin && (
              <Segmented label={t('progress.view.label')} value={view} options={views} onChange={setView} />
            )}
            {view === 'departments' && (
              <>
                <div className={css.search}>
                  <TextInput
                    label={t('progress.search')}
                    placeholder={t('progress.search')}
                    value={search}
                    onChange={setSearch}
                  />
                </div>
                <div className={css.order}>
                  <Select
                    label={t('progress.order.label')}
                    value={order}
                    options={cardOrders.map((value) => ({ value, label: t(`progress.order.${value}`) }))}
                    onChange={setOrder}
                  />
                </div>
                <Checkbox label={t('progress.onlyLate')} value={onlyLate} onChange={setOnlyLate} />
              </>
            )}
          </div>
          {view === 'models' && <ModelTable {...{ projectId, cards }} />}
          {view === 'departments' && (
            <>
              {found.length === 0 && (
                <p className={form.empty}>
                  {cards.length === 0 ? t('department.empty') : t('progress.none')}
                </p>
              )}
              <div className={css.cards}>
                {found.slice((at - 1) * pageSize, at * pageSize).map((card) => (
                  <DepartmentCard
                    key={card.userId}
                    card={card}
                    now={list.dataUpdatedAt}
                    onCopy={(one) => void info.copy([one])}
                    onRefreshed={replace}
                  />
                ))}
              </div>
              <Pager
                page={at}
                pageSize={pageSize}
                total={found.length}
                onChange={(to, size) => {
                  setPage(to);
                  setPageSize(size);
                }}
              />
            </>
          )}
        </>
      )}
      {info.dialog}
    </Page>
  );
}
