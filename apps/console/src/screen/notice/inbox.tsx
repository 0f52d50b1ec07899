import { limits } from '@gep/api-client';
import type { Notice, NoticeEvent } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { Pager } from '../../form/pager';
import { timeText } from '../../message/time-text';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import css from './notice.module.css';

/** What the signed-in user got, newest first. */
export function Inbox() {
  const { t } = useTranslation();
  const userId = useSession((session) => session.user?.userId);
  const queries = useQueryClient();
  const [page, setPage] = useState<{ pageNum: number; pageSize: number }>({
    pageNum: 1,
    pageSize: limits.pageSizes[0],
  });
  const list = useQuery({
    queryKey: ['inbox', userId, page],
    queryFn: ({ signal }) => client.listNotices(page, { signal }),
    placeholderData: keepPreviousData,
  });
  const read = useMutation({
    mutationFn: (noticeIds?: string[]) => client.readNotices(noticeIds ? { noticeIds } : {}, { quiet: true }),
    onSuccess: () =>
      Promise.all(
        ['inbox', 'unread-notices'].map((key) => queries.invalidateQueries({ queryKey: [key, userId] })),
      ),
  });
  const rows = list.data?.data ?? [];
  return (
    <Card
      title={t('notice.inbox')}
      action={
        <Button
          disabled={read.isPending || rows.every(({ readTime }) => readTime !== null)}
          onClick={() => read.mutate(undefined)}
        >
          {t('notice.readAll')}
        </Button>
      }
    >
      {list.data && rows.length === 0 && <p className={form.empty}>{t('notice.empty')}</p>}
      <ul className={css.inbox}>
        {rows.map((row) => (
          <NoticeRow key={row.noticeId} row={row} onRead={() => read.mutate([row.noticeId])} />
        ))}
      </ul>
      {list.data && rows.length > 0 && (
        <Pager
          page={page.pageNum}
          pageSize={page.pageSize}
          total={list.data.totalCount}
          onChange={(pageNum, pageSize) => setPage({ pageNum, pageSize })}
        />
      )}
    </Card>
  );
}

/** Events of owners: forms wait for their confirmation. */
const toReview: ReadonlySet<NoticeEvent> = new Set(['CONFIRM_SOON', 'CONFIRM_OVERDUE']);

function NoticeRow({ row, onRead }: { readonly row: Notice; readonly onRead: () => void }) {
  const { t, i18n } = useTranslation();
  const isNew = row.readTime === null;
  const projectId = useSession((session) => session.projectId);
  const isReview = toReview.has(row.event);
  return (
    <li className={isNew ? css.unread : undefined}>
      <div className={css.head}>
        <strong>{row.title}</strong>
        {isNew && <span className={css.new}>{t('notice.new')}</span>}
        <time dateTime={row.createTime}>{timeText(row.createTime, i18n.language)}</time>
        {isNew && (
          <Button look="text" onClick={onRead}>
            {t('notice.markRead')}
          </Button>
        )}
      </div>
      <p>{row.text}</p>
      {row.projectId === projectId && (
        <Link to={isReview ? '/data/confirm' : '/data/distribution'} onClick={() => isNew && onRead()}>
          {t(isReview ? 'notice.toReview' : 'notice.toForms')}
        </Link>
      )}
    </li>
  );
}
