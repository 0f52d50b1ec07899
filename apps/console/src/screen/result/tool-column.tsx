import type { MapHandle } from '@gep/map-engine/map';
import {
  Bookmark,
  Download,
  Fullscreen,
  Layers,
  Link,
  Minimize,
  Minus,
  MousePointer2,
  Paintbrush,
  Pentagon,
  Plus,
  Scan,
  Sprout,
  Upload,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { vectorAccept } from '../../form/shapefile-accept';
import { useFilePicker } from '../../form/use-file-picker';
import { withProjection } from '../../map/projection/projection-choice';
import { fitLayer } from '../../map/view/fit-layer';
import { queryHere } from '../../map/view/use-view-address';
import { MapTool, MapTools } from '../../map/tools/map-tools';
import type { OpenedLayer } from '../../map/layer/opened-layer';
import { useSession } from '../../session/session-store';
import { useCopyLink } from './use-copy-link';

interface ToolColumnProps {
  readonly handle: MapHandle;
  readonly opened: OpenedLayer | null;
  readonly isAdmin: boolean;
  readonly drawing: boolean;
  /** A press on the map picks what is there. */
  readonly pointing: boolean;
  readonly canMeasure: boolean;
  readonly styling: boolean;
  /** The style follows from the data. */
  readonly fixedStyle: boolean;
  readonly fullScreen: boolean;
  /** CSS pixels that the open drawer takes. */
  readonly covered: number;
  readonly onPointer: () => void;
  readonly onRegion: () => void;
  readonly onUpload: (files: readonly File[]) => void;
  /** What another land cover would come to is open. */
  readonly asking: boolean;
  readonly onScenario: () => void;
  readonly onStyle: () => void;
  readonly onExport: () => void;
  /** The layer list is open. */
  readonly listing: boolean;
  readonly onLayers: () => void;
  /** The saved views are open. */
  readonly viewing: boolean;
  readonly onViews: () => void;
}

/** The tools of the map; the ones that measure and style are the project administrator's. */
export function ToolColumn(props: ToolColumnProps) {
  const { handle, opened, isAdmin, drawing, canMeasure, styling, fullScreen } = props;
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const projectId = useSession((session) => session.projectId) ?? '';
  const { copy, dialog } = useCopyLink();
  const regions = useFilePicker({
    accept: vectorAccept,
    multiple: true,
    label: t('result.upload'),
    onFiles: props.onUpload,
  });

  const here = () => withProjection(queryHere(query, handle), projectId);

  const toggleFullScreen = () =>
    void (document.fullscreenElement
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen());

  return (
    <MapTools>
      {isAdmin && (
        <div>
          <MapTool
            icon={MousePointer2}
            label={t('result.pointer')}
            pressed={props.pointing}
            onClick={props.onPointer}
          />
          <MapTool
            icon={Pentagon}
            label={t('result.region')}
            pressed={drawing}
            disabled={!canMeasure}
            onClick={props.onRegion}
          />
          <MapTool icon={Upload} label={t('result.upload')} disabled={!canMeasure} onClick={regions.choose} />
          <MapTool
            icon={Sprout}
            label={t('scenario.title')}
            pressed={props.asking}
            disabled={!props.asking && !canMeasure}
            onClick={props.onScenario}
          />
          <MapTool
            icon={Paintbrush}
            label={t(props.fixedStyle ? 'map.difference.colours' : 'result.style')}
            pressed={styling}
            disabled={!opened || props.fixedStyle}
            onClick={props.onStyle}
          />
          {regions.field}
        </div>
      )}
      <div>
        <MapTool
          icon={Layers}
          label={t('map.layers.title')}
          pressed={props.listing}
          onClick={props.onLayers}
        />
        <MapTool
          icon={Bookmark}
          label={t('map.views.title')}
          pressed={props.viewing}
          onClick={props.onViews}
        />
        <MapTool icon={Download} label={t('result.download')} disabled={!opened} onClick={props.onExport} />
        <MapTool icon={Link} label={t('result.copyLink')} onClick={() => copy(here())} />
        <MapTool
          icon={fullScreen ? Minimize : Fullscreen}
          label={t(fullScreen ? 'result.leaveFullScreen' : 'result.fullScreen')}
          onClick={toggleFullScreen}
        />
      </div>
      <div>
        <MapTool icon={Plus} label={t('result.zoomIn')} onClick={() => handle.zoomIn()} />
        <MapTool icon={Minus} label={t('result.zoomOut')} onClick={() => handle.zoomOut()} />
        <MapTool
          icon={Scan}
          label={t('result.fit')}
          onClick={() => fitLayer(handle, opened?.layer ?? null, props.covered)}
        />
      </div>
      {dialog}
    </MapTools>
  );
}
