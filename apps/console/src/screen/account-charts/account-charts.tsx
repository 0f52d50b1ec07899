import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page } from '../../layout/page';
import { client } from '../../session/client';
import { useIsProjectAdmin, useSession } from '../../session/session-store';
import { useAddressQuery } from '../../tab/address-query';
import { ComparabilityNotice } from '../run/comparability-notice';
import { NoResult } from '../run/no-result';
import { OutdatedNotice } from '../run/outdated-notice';
import { useComparability } from '../run/use-comparability';
import { useOutdatedResults } from '../run/use-outdated-results';
import css from './account-charts.module.css';
import { BundleButton } from './bundle/bundle-button';
import { chartTabs } from './chart-tabs';
import { LoadState } from './load-state';

/** The account in charts: a tab a kind, with what is to be known of the results above all of them. */
export default function AccountChartsScreen() {
  const { t } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const isOwner = useIsProjectAdmin();
  const hasResults = (useCalculatedModels(projectId).data ?? []).length > 0;
  return (
    <Page
      wide
      title={t('shell.page.charts')}
      action={isOwner && hasResults && <BundleButton projectId={projectId} />}
    >
      <ResultsThere projectId={projectId}>
        <Tabs projectId={projectId} />
      </ResultsThere>
    </Page>
  );
}

function useCalculatedModels(projectId: string) {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['calculated-models', projectId, i18n.language],
    queryFn: ({ signal }) => client.listCalculatedModels({ projectId }, { signal }),
  });
}

interface ResultsThereProps {
  readonly projectId: string;
  readonly children: ReactNode;
}

/** Its children where the project has results; else why there is nothing to show. */
function ResultsThere({ projectId, children }: ResultsThereProps) {
  const { t } = useTranslation();
  const outdated = useOutdatedResults(projectId);
  const differences = useComparability(projectId);
  const models = useCalculatedModels(projectId);
  if (!models.data) return <LoadState error={models.error} onRetry={() => void models.refetch()} />;
  if (models.data.length === 0) return <NoResult projectId={projectId} className={css.state} />;
  return (
    <>
      <OutdatedNotice outdated={outdated}>
        <Link to="/accounting">{t('run.recalculate')}</Link>
      </OutdatedNotice>
      <ComparabilityNotice differences={differences} />
      {children}
    </>
  );
}

/** The tabs; the open one is in the address, so that it can be linked and survives a reload. */
function Tabs({ projectId }: { readonly projectId: string }) {
  const { t } = useTranslation();
  const [query, changeQuery] = useAddressQuery();
  const asked = chartTabs.findIndex(({ key }) => key === query.get('tab'));
  const open = (index: number) =>
    changeQuery((next) => {
      next.set('tab', chartTabs[index].key);
      return next;
    });
  return (
    <TabGroup manual selectedIndex={Math.max(0, asked)} onChange={open}>
      <TabList className={css.tabs} aria-label={t('charts.tabs')}>
        {chartTabs.map(({ key }) => (
          <Tab key={key} className={css.tab}>
            {t(`charts.tab.${key}`)}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {chartTabs.map(({ key, Tab: Content }) => (
          <TabPanel key={key} className={css.panel}>
            <Suspense
              fallback={
                <p className={css.state} role="status">
                  {t('result.loading')}
                </p>
              }
            >
              <Content projectId={projectId} />
            </Suspense>
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
