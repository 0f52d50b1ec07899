import { limits } from '@gep/api-client';
import type { DeliveryState, NoticeDelivery, SentNotice } from '@gep/api-client';
import { Button, Select } from '@gep/style-editor/controls';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../form/card';
import form from '../../form/form.module.css';
import { Pager } from '../../form/pager';
import { timeText } from '../../message/time-text';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import css from './notice.module.css';

const states = ['ALL', 'FAILED', 'WAITING', 'SENT'] as const;

/** What was sent in the project: to whom, by which ways, and what failed. */
export function SentNotices() {
  const { t } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const [state, setState] = useState<'ALL' | DeliveryState>('ALL');
  const [page, setPage] = useState<{ pageNum: number; pageSize: number }>({
    pageNum: 1,
    pageSize: limits.pageSizes[0],
  });
  const list = useQuery({
    queryKey: ['sent-notices', projectId, state, page],
    queryFn: ({ signal }) =>
      client.listSentNotices({ projectId, ...page, ...(state !== 'ALL' && { state }) }, { signal }),
    placeholderData: keepPreviousData,
  });
  const retry = useMutation({
    mutationFn: (deliveryId: string) => client.retryNotice({ projectId, deliveryId }),
    onSettled: () => list.refetch(),
  });
  const rows = list.data?.data ?? [];
  const ways = (list.data?.ways ?? []).map((way) => t(`notice.way.${way}`)).join(t('notice.and'));
  return (
    <Card
      title={t('notice.sent')}
      action={
        <div className={css.tools}>
          <div className={css.state}>
            <Select
              label={t('notice.state.label')}
              value={state}
              options={states.map((value) => ({ value, label: t(`notice.state.${value}`) }))}
              onChange={(next) => {
                setState(next);
                setPage((now) => ({ ...now, pageNum: 1 }));
              }}
            />
          </div>
          <Button onClick={() => void list.refetch()}>{t('notice.refresh')}</Button>
        </div>
      }
    >
      {list.data && <p className={css.ways}>{t('notice.ways', { ways })}</p>}
      {list.data && rows.length === 0 && <p className={form.empty}>{t('notice.noneSent')}</p>}
      {rows.length > 0 && (
        <table className={`${form.table} ${css.sent}`} aria-label={t('notice.sent')}>
          <thead>
            <tr>
              {(['time', 'receiver', 'content', 'delivery', 'readAt'] as const).map((key) => (
                <th key={key} scope="col">
                  {t(`notice.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SentRow key={row.noticeId} row={row} onRetry={(id) => retry.mutate(id)} />
            ))}
          </tbody>
        </table>
      )}
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

interface SentRowProps {
  readonly row: SentNotice;
  readonly onRetry: (deliveryId: string) => void;
}

function SentRow({ row, onRetry }: SentRowProps) {
  const { t, i18n } = useTranslation();
  return (
    <tr>
      <td className={css.time}>{timeText(row.createTime, i18n.language)}</td>
      <td>{row.receiver}</td>
      <td className={css.content}>
        <strong>{row.title}</strong>
        <span title={row.text}>{row.text}</span>
      </td>
      <td>
        {row.deliveries.map((delivery) => (
          <DeliveryLine key={delivery.deliveryId} delivery={delivery} onRetry={onRetry} />
        ))}
      </td>
      <td className={css.time}>
        {row.readTime ? timeText(row.readTime, i18n.language) : t('notice.notRead')}
      </td>
    </tr>
  );
}

interface DeliveryLineProps {
  readonly delivery: NoticeDelivery;
  readonly onRetry: (deliveryId: string) => void;
}

function DeliveryLine({ delivery, onRetry }: DeliveryLineProps) {
  const { t, i18n } = useTranslation();
  const { deliveryId, way, state, attempts, nextTryTime, error } = delivery;
  return (
    <div className={css.delivery}>
      <span>{t(`notice.way.${way}`)}</span>
      <span className={state === 'FAILED' ? css.failed : css.muted}>{t(`notice.state.${state}`)}</span>
      {error !== '' && (
        <span className={css.muted} title={error}>
          {t('notice.failedTries', { count: attempts, error })}
        </span>
      )}
      {state === 'WAITING' && attempts > 0 && (
        <span className={css.muted}>
          {t('notice.nextTry', { time: timeText(nextTryTime, i18n.language) })}
        </span>
      )}
      {state !== 'SENT' && attempts > 0 && (
        <Button look="text" onClick={() => onRetry(deliveryId)}>
          {t('notice.retry')}
        </Button>
      )}
    </div>
  );
}
