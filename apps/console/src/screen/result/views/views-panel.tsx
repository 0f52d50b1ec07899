import type { SavedView } from '@gep/api-client';
import type { MapHandle } from '@gep/map-engine/map';
import { Button, IconButton } from '@gep/style-editor/controls';
import { Link, Pencil, Plus, Trash2 } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '../../../form/confirm';
import { keepProjection, withProjection } from '../../../map/projection/projection-choice';
import { projectionQuery } from '../../../map/projection/use-map-projection';
import { goToQuery, queryHere } from '../../../map/view/use-view-address';
import { errorText } from '../../../session/error-text';
import { useSave } from '../../../session/use-save';
import { useMayEdit } from '../../../session/use-may-edit';
import { useAddressQuery } from '../../../tab/address-query';
import { SidePanel } from '../side-panel';
import { useCopyLink } from '../use-copy-link';
import { useSavedViews } from './use-saved-views';
import { ViewNameDialog } from './view-name-dialog';
import css from './views.module.css';

interface ViewsPanelProps {
  readonly projectId: string;
  readonly handle: MapHandle;
  readonly onClose: () => void;
}

/** The views of the result map that were saved in the project; its owner saves, renames and deletes them. */
export default function ViewsPanel({ projectId, handle, onClose }: ViewsPanelProps) {
  const { t } = useTranslation();
  const isAdmin = useMayEdit();
  const [query, changeQuery] = useAddressQuery();
  const { views, error, save, rename, remove } = useSavedViews(projectId);
  const queries = useQueryClient();
  const { copy, dialog } = useCopyLink();
  const [, saving] = useSave();
  /** The view that gets another name, or the one that is shown. */
  const [naming, setNaming] = useState<SavedView | 'shown' | null>(null);
  const here = () => withProjection(queryHere(query, handle), projectId).toString();
  const open = async (view: SavedView) => {
    const wanted = new URLSearchParams(view.query);
    const projection = keepProjection(projectId, wanted);
    // The place is one of its projection; where that cannot be had, the map says so.
    const code = await queries.fetchQuery(projectionQuery(projectId, projection)).catch(() => null);
    if (code !== null) handle.setProjection(code);
    changeQuery(() => wanted);
    goToQuery(handle, wanted);
  };
  const askRemove = async (view: SavedView) => {
    const text = t('map.views.deleteConfirm', { name: view.name });
    if (await confirm(t('map.views.deleteTitle'), text)) await saving(() => remove(view));
  };
  return (
    <SidePanel title={t('map.views.title')} closeText={t('map.views.close')} onClose={onClose}>
      {!views || views.length === 0 ? (
        <p className={css.note} role="status">
          {error
            ? t('map.views.failed', { reason: errorText(error) })
            : t(!views ? 'map.views.loading' : isAdmin ? 'map.views.none' : 'map.views.noneYet')}
        </p>
      ) : (
        <ul className={css.rows}>
          {views.map((view) => (
            <li key={view.id} className={css.row}>
              <button type="button" className={css.pick} title={view.name} onClick={() => void open(view)}>
                {view.name}
              </button>
              <IconButton
                icon={Link}
                label={t('map.views.copyLink', { name: view.name })}
                onClick={() => copy(new URLSearchParams(view.query))}
              />
              {isAdmin && (
                <>
                  <IconButton
                    icon={Pencil}
                    label={t('map.views.rename', { name: view.name })}
                    onClick={() => setNaming(view)}
                  />
                  <IconButton
                    icon={Trash2}
                    label={t('map.views.delete', { name: view.name })}
                    onClick={() => void askRemove(view)}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdmin && (
        <div className={css.foot}>
          <Button look="text" onClick={() => setNaming('shown')}>
            <Plus size={16} aria-hidden />
            {t('map.views.save')}
          </Button>
        </div>
      )}
      {naming && (
        <ViewNameDialog
          title={t(naming === 'shown' ? 'map.views.saveTitle' : 'map.views.renameTitle')}
          name={naming === 'shown' ? '' : naming.name}
          onSave={(name) => (naming === 'shown' ? save(name, here()) : rename(naming, name))}
          onClose={() => setNaming(null)}
        />
      )}
      {dialog}
    </SidePanel>
  );
}
