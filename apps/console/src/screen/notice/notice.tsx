import { Segmented } from '@gep/style-editor/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../layout/page';
import { useIsProjectAdmin } from '../../session/session-store';
import { Inbox } from './inbox';
import css from './notice.module.css';
import { NoticeSettings } from './notice-settings';
import { SentNotices } from './sent-notices';

const views = ['inbox', 'sent', 'settings'] as const;
type View = (typeof views)[number];

/** Notices: those that the user got, and for the owner those that were sent in the project, and when it is reminded. */
export default function NoticeScreen() {
  const { t } = useTranslation();
  const isAdmin = useIsProjectAdmin();
  const [view, setView] = useState<View>('inbox');
  const options = views.map((value) => ({ value, label: t(`notice.${value}`) }));
  return (
    <Page wide title={t('notice.title')}>
      {isAdmin && (
        <div className={css.views}>
          <Segmented label={t('notice.view')} value={view} options={options} onChange={setView} />
        </div>
      )}
      {view === 'inbox' && <Inbox />}
      {view === 'sent' && <SentNotices />}
      {view === 'settings' && <NoticeSettings />}
    </Page>
  );
}
