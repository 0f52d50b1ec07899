import { Button } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../form/button-link';
import { Card } from '../../form/card';
import { useCopyText } from '../../form/copy-text';
import { Page } from '../../layout/page';
import { client } from '../../session/client';
import { useSession } from '../../session/session-store';
import { diagnostics } from './diagnostics';
import css from './support.module.css';

/** Whom to ask for help, which versions run, and what to send along. */
export default function TechnicalSupportScreen() {
  const { t } = useTranslation();
  const role = useSession((session) => session.user?.role ?? '');
  const info = useQuery({
    queryKey: ['support'],
    queryFn: ({ signal }) => client.supportInfo({}, { signal }),
  });
  const { copy, dialog } = useCopyText(t('support.diagnostics'));
  const text = info.data && diagnostics(info.data, role);
  return (
    <Page title={t('shell.page.technicalSupport')}>
      {info.data && (
        <>
          <Card title={t('support.contact')}>
            <p className={css.contact}>{info.data.contact || t('support.noContact')}</p>
          </Card>
          <Card
            title={t('support.diagnostics')}
            action={<Button onClick={() => text && void copy(text)}>{t('support.copy')}</Button>}
          >
            <p className={css.about}>{t('support.about')}</p>
            <pre className={css.diagnostics}>{text}</pre>
          </Card>
          <Card title={t('support.files')}>
            <p className={css.about}>{t('support.filesAbout')}</p>
            <ButtonLink to="/downloadFiles">{t('support.toFiles')}</ButtonLink>
          </Card>
        </>
      )}
      {dialog}
    </Page>
  );
}
