import { Button, Segmented } from '@gep/style-editor/controls';
import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './drawer.module.css';
import { ProjectStatistics } from './drawer-tables';
import { ExportMenu } from './export/export-menu';
import type { ProjectContent } from './project-statistics';

/** What the drawer shows: the whole project, or regions that were measured. */
export type DrawerContent =
  | ({ readonly kind: 'project' } & ProjectContent)
  | { readonly kind: 'drawn' | 'uploaded'; readonly regions: ReactNode };

/** What of a project the drawer shows. */
export type ProjectView = 'services' | 'districts';

interface ResultDrawerProps {
  readonly open: boolean;
  readonly content: DrawerContent;
  readonly view: ProjectView;
  readonly onView: (view: ProjectView) => void;
  /** The table of the districts of the result on the map. */
  readonly districts: ReactNode;
  readonly onToggle: () => void;
  /** Takes the measured regions off the map and shows the project again. */
  readonly onClear: () => void;
}

/** The drawer at the right: figures of the project or of a region. */
export function ResultDrawer(props: ResultDrawerProps) {
  const { open, content, view, onView, districts, onToggle, onClear } = props;
  const { t } = useTranslation();
  const label = t(open ? 'result.drawer.close' : 'result.drawer.open');
  const Icon = open ? PanelRightClose : PanelRightOpen;
  return (
    <aside className={css.drawer} data-open={open} aria-label={t(`result.drawer.${content.kind}`)}>
      <button
        type="button"
        className={css.handle}
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={onToggle}
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden />
      </button>
      {open && (
        <>
          <header className={css.head}>
            <h2>{t(`result.drawer.${content.kind}`)}</h2>
            {content.kind === 'project' ? (
              <div className={css.choices}>
                <ExportMenu projectId={content.chosen.projectId} />
                <Segmented
                  label={t('result.districts.view')}
                  value={view}
                  options={[
                    { value: 'services', label: t('result.districts.services') },
                    { value: 'districts', label: t('result.districts.tab') },
                  ]}
                  onChange={onView}
                />
              </div>
            ) : (
              <Button look="text" onClick={onClear}>
                {t('result.clearRegion')}
              </Button>
            )}
          </header>
          {content.kind !== 'project' && <div className={css.districts}>{content.regions}</div>}
          {content.kind === 'project' && view === 'districts' && (
            <div className={css.districts}>{districts}</div>
          )}
          {content.kind === 'project' && view === 'services' && (
            <div className={css.body}>
              <ProjectStatistics {...content} />
            </div>
          )}
        </>
      )}
    </aside>
  );
}
