import { limits } from '@gep/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import form from '../../form/form.module.css';
import { Pager } from '../../form/pager';
import { Page } from '../../layout/page';
import { useIsProjectAdmin, useSession } from '../../session/session-store';
import css from './collection.module.css';
import { keptForms } from './draft/kept-draft';
import { FormFilterBar, isFiltered } from './form-filter';
import { FormTable } from './form-table';
import { useFormPage } from './use-form-page';

/** Data collection: a department finds its forms here, the owner of the project those of all departments. */
export default function CollectionScreen() {
  const { t } = useTranslation();
  const isOwner = useIsProjectAdmin();
  const userId = useSession((session) => session.user?.userId) ?? '';
  const [kept] = useState(() => keptForms(localStorage, userId));
  const { filter, place, list, onFilter, onMove } = useFormPage();
  return (
    <Page wide title={t('shell.page.distribution')}>
      {list && (
        <div>
          <FormFilterBar {...{ list, filter, isOwner }} onChange={onFilter} />
          <div className={css.list}>
            <FormTable forms={list.data} now={list.now} kept={kept} isOwner={isOwner} />
            {list.totalCount === 0 && (
              <p className={form.empty}>
                {t(
                  isFiltered(filter)
                    ? 'collection.list.noMatch'
                    : isOwner
                      ? 'collection.list.emptyOwner'
                      : 'collection.list.empty',
                )}
              </p>
            )}
          </div>
          {list.totalCount > limits.pageSizes[0] && (
            <Pager page={place.pageNum} pageSize={place.pageSize} total={list.totalCount} onChange={onMove} />
          )}
        </div>
      )}
    </Page>
  );
}
