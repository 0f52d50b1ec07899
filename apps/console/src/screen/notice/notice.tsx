import { Segmented } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../layout/page';
import { useIsProjectAdmin } from '../../session/session-store';
import { Inbox } from './inbox';
import css from './notice.module.css';
import { SentNotices } from './sent-notices';

/** Notices: those that the user got, and for the owner those that were sent in the project. */
export default function NoticeScreen() {
  const { t } = useTranslation();
  const isAdmin = useIsProjectAdmin();
  const [view, setView] = useState<'inbox' | 'sent'>('inbox');
  const views = (['inbox', 'sent'] as const).map((value) => ({ value, label: t(`notice.${value}`) }));
  return (
    <Page title={t('notice.title')}>
      {isAdmin && (
        <div className={css.views}>
          <Segmented label={t('notice.view')} value={view} options={views} onChange={setView} />
        </div>
      )}
      {view === 'inbox' ? <Inbox /> : <SentNotices />}
    </Page>
  );
}
