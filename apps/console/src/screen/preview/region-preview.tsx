import type { MapHandle } from '@gep/map-engine/map';
import type { VectorScheme } from '@gep/map-engine/model';
import { Button } from '@gep/style-editor/controls';
import { useQuery } from '@tanstack/react-query';
import { Minus, Paintbrush, Plus } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLoaderData } from 'react-router-dom';
import { defaultPolygonScheme } from '../../map/style/default-scheme';
import { DataStyleDialog } from '../../map/style-dialog/data-style-dialog';
import { MapTool, MapTools } from '../../map/tools/map-tools';
import { MapView } from '../../map/view/map-view';
import { PropertyPopup } from '../../map/popup/property-popup';
import { useClickedFeature } from '../../map/popup/use-clicked-feature';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { useSession } from '../../session/session-store';
import type { RegionPreviewHandOff } from '../../session/window-name';
import { RegionName } from './region-name';
import css from './preview.module.css';
import { useRegionLayer } from './use-region-layer';
import { vectorData } from './vector-data';

/** The polygons of a project's region file on a map, in a separate tab. */
export default function RegionPreview() {
  const { t } = useTranslation();
  const parameters = useLoaderData<RegionPreviewHandOff | null>();
  const token = useSession((session) => session.token);
  if (!token) return <Navigate to="/login" replace />;
  if (parameters) return <PreviewMap {...parameters} />;
  return (
    <main className={css.missing}>
      <h1>{t('account.preview.title')}</h1>
      <p role="alert">{t('account.preview.missing')}</p>
      <Link to="/setting/basic">{t('shell.page.basic')}</Link>
    </main>
  );
}

function PreviewMap({ projectId, fileName }: RegionPreviewHandOff) {
  const { t } = useTranslation();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [scheme, setScheme] = useState<VectorScheme>(() => defaultPolygonScheme(null, null, []));
  const [styling, setStyling] = useState(false);
  const file = useQuery({
    queryKey: ['region-preview', projectId],
    queryFn: ({ signal }) => client.regionPreview({ projectId }, { signal }),
    staleTime: Infinity,
  });
  useRegionLayer(handle, file.data, scheme);
  const data = useMemo(() => (file.data ? vectorData(file.data) : {}), [file.data]);
  const picked = useClickedFeature(handle, file.data ?? null, true);
  const name = file.data?.name ?? fileName;
  const title = t('account.preview.title');
  useEffect(() => {
    document.title = [name, title].filter(Boolean).join(' · ');
  }, [name, title]);

  const note = file.isPending
    ? t('account.preview.loading')
    : file.data?.features.length === 0
      ? t('account.preview.empty')
      : null;
  return (
    <main className={css.screen}>
      <MapView label={title} onMap={setHandle} />
      {handle && <RegionName handle={handle} />}
      {handle && picked.feature && (
        <PropertyPopup handle={handle} feature={picked.feature} onClose={picked.close} />
      )}
      <header className={css.bar}>
        <h1>{title}</h1>
        {name !== '' && (
          <span className={css.file} title={name}>
            {name}
          </span>
        )}
        {file.data && (
          <span className={css.count}>
            {t('account.preview.count', { count: file.data.features.length })}
          </span>
        )}
      </header>
      {handle && (
        <MapTools>
          <div>
            <MapTool
              icon={Paintbrush}
              label={t('account.preview.style')}
              pressed={styling}
              disabled={!file.data}
              onClick={() => setStyling(true)}
            />
          </div>
          <div>
            <MapTool icon={Plus} label={t('result.zoomIn')} onClick={() => handle.zoomIn()} />
            <MapTool icon={Minus} label={t('result.zoomOut')} onClick={() => handle.zoomOut()} />
          </div>
        </MapTools>
      )}
      {note && (
        <p className={css.note} role="status">
          {note}
        </p>
      )}
      {file.isError && (
        <div className={css.note} role="alert">
          <p>{errorText(file.error)}</p>
          <Button onClick={() => void file.refetch()}>{t('action.retry')}</Button>
        </div>
      )}
      {styling && file.data && (
        <DataStyleDialog
          title={name}
          scheme={scheme}
          data={data}
          onScheme={(next) => {
            if (next.geometry !== 'raster') setScheme(next);
          }}
          onClose={() => setStyling(false)}
        />
      )}
    </main>
  );
}
