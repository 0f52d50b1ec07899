import { limits } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { Page } from '../../layout/page';
import { client } from '../../session/client';
import { useIsProjectAdmin, useSession } from '../../session/session-store';
import { DepartmentDialog } from './department-dialog';
import { DepartmentList } from './department-list';
import css from './department.module.css';
import { useListPlace } from './use-list-place';

/** Department management; accounts and contacts are for the owner of the project alone. */
export default function DepartmentScreen() {
  const isAdmin = useIsProjectAdmin();
  return isAdmin ? <Departments /> : <Navigate to="/setting/basic" replace />;
}

function Departments() {
  const { t } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const { place, move, keepWithin } = useListPlace(limits.pageSizes[0]);
  const [adding, setAdding] = useState(false);
  const list = useQuery({
    queryKey: ['departments', projectId, place],
    queryFn: async ({ signal }) => {
      const answer = await client.versioned('listDepartments', { projectId, ...place }, { signal });
      const { data: departments, totalCount } = answer.value;
      return { projectId, departments, totalCount, version: answer.version };
    },
    placeholderData: keepPreviousData,
    // Pages that were left would come back with the departments and the version of then.
    gcTime: 0,
  });
  const reload = async () => (await list.refetch()).data;
  if (list.data) keepWithin(list.data.totalCount);
  return (
    <Page
      wide
      title={t('shell.page.department')}
      action={
        <Button look="primary" onClick={() => setAdding(true)}>
          {t('department.add')}
        </Button>
      }
    >
      {list.data && (
        <div className={css.whole}>
          <DepartmentList
            page={list.data}
            place={place}
            onMove={move}
            onReload={reload}
            empty={t('department.empty')}
            disabled={false}
            canDelete
          />
        </div>
      )}
      {adding && (
        <DepartmentDialog
          projectId={projectId}
          edited={null}
          listed={list.data?.departments ?? []}
          onClose={() => setAdding(false)}
          onSaved={async () => {
            setAdding(false);
            await reload();
          }}
          onLoad={reload}
        />
      )}
    </Page>
  );
}
