import { limits } from '@gep/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { clampPage, pageCount } from '../../form/page-count';
import { Pager } from '../../form/pager';
import { Page } from '../../layout/page';
import { client } from '../../session/client';
import { useIsProjectAdmin, useSession } from '../../session/session-store';
import css from './collection.module.css';
import { keptForms } from './draft/kept-draft';
import { filteredForms, FormFilterBar, noFilter } from './form-filter';
import type { FormFilter } from './form-filter';
import { FormTable } from './form-table';
import { inOrderOfWork } from './form-work';

/** Data collection: a department finds its forms here, the owner of the project those of all departments. */
export default function CollectionScreen() {
  const { t } = useTranslation();
  const isOwner = useIsProjectAdmin();
  const projectId = useSession((session) => session.projectId) ?? '';
  const userId = useSession((session) => session.user?.userId) ?? '';
  const [kept] = useState(() => keptForms(localStorage, userId));
  const [filter, setFilter] = useState<FormFilter>(noFilter);
  const [place, setPlace] = useState<{ page: number; pageSize: number }>({
    page: 1,
    pageSize: limits.pageSizes[0],
  });
  const list = useQuery({
    queryKey: ['report-forms', projectId],
    queryFn: async ({ signal }) => ({
      forms: inOrderOfWork(await client.listReportForms({ projectId }, { signal })),
      now: new Date(),
    }),
  });
  const shown = useMemo(
    () =>
      list.data
        ? filteredForms(list.data.forms, filter, list.data.now, ({ name, deptName }) =>
            [name.zh, name.en, deptName].join('\n'),
          )
        : [],
    [list.data, filter],
  );
  const page = clampPage(place.page, pageCount(shown.length, place.pageSize));
  const first = (page - 1) * place.pageSize;
  return (
    <Page wide title={t('shell.page.distribution')}>
      {list.data && (
        <div>
          <FormFilterBar
            {...{ filter, isOwner }}
            forms={list.data.forms}
            now={list.data.now}
            onChange={(change) => {
              setFilter({ ...filter, ...change });
              setPlace({ ...place, page: 1 });
            }}
          />
          <div className={css.list}>
            <FormTable
              forms={shown.slice(first, first + place.pageSize)}
              now={list.data.now}
              kept={kept}
              isOwner={isOwner}
            />
            {shown.length === 0 && (
              <p className={form.empty}>
                {t(
                  list.data.forms.length > 0
                    ? 'collection.list.noMatch'
                    : isOwner
                      ? 'collection.list.emptyOwner'
                      : 'collection.list.empty',
                )}
              </p>
            )}
          </div>
          {shown.length > limits.pageSizes[0] && (
            <Pager
              {...{ page }}
              pageSize={place.pageSize}
              total={shown.length}
              onChange={(next, pageSize) => setPlace({ page: next, pageSize })}
            />
          )}
        </div>
      )}
    </Page>
  );
}
