import { isRasterScheme } from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';
import type { MapHandle } from '@gep/map-engine/map';
import { Button, Select } from '@gep/style-editor/controls';
import { ChartColumn, Maximize, Minus, Paintbrush, Plus, Table2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setScheme } from '../../map/layer/use-scheme';
import { useOpenedLayer } from '../../map/layer/use-layer';
import { noUnit } from '../../map/layer/layer-context';
import { legendUnit } from '../../map/legend/legend-unit';
import { shownUnit } from '../../message/unit';
import { HoverPopup } from '../../map/popup/hover-popup';
import { PropertyPopup } from '../../map/popup/property-popup';
import { useClickedFeature } from '../../map/popup/use-clicked-feature';
import { DataStyleDialog } from '../../map/style-dialog/data-style-dialog';
import { bandSource } from '../../map/style-dialog/style-ports';
import { MapCorner } from '../../map/tools/map-corner';
import { MapTool, MapTools } from '../../map/tools/map-tools';
import { fitLayer } from '../../map/view/fit-layer';
import { useMakeRoom } from '../../map/view/use-make-room';
import { MapView } from '../../map/view/map-view';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import type { FilePreviewHandOff } from '../../session/window-name';
import { FilePanel, panelWidth } from './file-panel';
import { openFile, placeOf } from './open-file';
import type { FileLayer, FilePlace } from './open-file';
import css from './preview.module.css';
import { RegionName } from './region-name';
import { vectorData } from './vector-data';

/** A file on the map, with its legend, style and figures. */
export function FileMap({ file }: { readonly file: FilePreviewHandOff }) {
  const { t, i18n } = useTranslation();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [band, setBand] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [styling, setStyling] = useState<{
    readonly layer: FileLayer;
    readonly scheme: Scheme;
    readonly row?: number;
  } | null>(null);
  const [panel, setPanel] = useState(false);
  const place: FilePlace = { file, band, attempt };
  const shown = useOpenedLayer(handle, JSON.stringify(place), openFile);
  const { opening, reloading, failure } = shown;
  const opened = shown.stale && failure !== null ? null : shown.opened;
  const picked = useClickedFeature(handle, opened, opened?.kind !== 'raster');
  const data = useMemo(() => opened && dataOf(opened, { file, band }), [opened, file, band]);
  useMakeRoom(handle, panel && opened !== null ? panelWidth : 0);
  const title = t('preview.title');
  const name = opened?.fileName ?? file.fileName;
  useEffect(() => {
    document.title = [name, title].filter(Boolean).join(' · ');
  }, [name, title]);

  const isRaster = file.fileType === 'RASTER';
  return (
    <main className={css.screen} data-panel={panel && opened !== null}>
      <MapView label={title} onMap={setHandle} />
      {handle && opened?.kind === 'raster' && (
        <HoverPopup
          {...{ handle, layer: opened, on: true }}
          unitOf={(value) => shownUnit(opened.unit, Math.abs(value), i18n.language)}
        />
      )}
      {handle && opened && opened.kind !== 'raster' && <RegionName handle={handle} />}
      {handle && picked.feature && (
        <PropertyPopup handle={handle} feature={picked.feature} onClose={picked.close} />
      )}
      <header className={css.bar}>
        <h1>{title}</h1>
        {opened && <span>{opened.title}</span>}
        <span className={css.file} title={name}>
          {name}
        </span>
        {opened?.kind === 'raster' && opened.bandCount > 1 && (
          <Select
            label={t('preview.band')}
            value={band}
            options={Array.from({ length: opened.bandCount }, (_, index) => ({
              value: index + 1,
              label: t('preview.bandOf', { band: index + 1, count: opened.bandCount }),
            }))}
            onChange={setBand}
          />
        )}
      </header>
      {handle && (
        <MapTools>
          <div>
            <MapTool
              icon={Paintbrush}
              label={t('preview.style')}
              pressed={styling !== null}
              disabled={!opened}
              onClick={() => setStyling(opened && { layer: opened, scheme: opened.layer.scheme })}
            />
            <MapTool
              icon={isRaster ? ChartColumn : Table2}
              label={t(isRaster ? 'preview.statistics' : 'preview.fields')}
              pressed={panel}
              disabled={!opened}
              onClick={() => setPanel(!panel)}
            />
          </div>
          <div>
            <MapTool icon={Plus} label={t('result.zoomIn')} onClick={() => handle.zoomIn()} />
            <MapTool icon={Minus} label={t('result.zoomOut')} onClick={() => handle.zoomOut()} />
            <MapTool
              icon={Maximize}
              label={t('result.fit')}
              disabled={!opened}
              onClick={() => fitLayer(handle, opened?.layer ?? null, panel ? panelWidth : 0)}
            />
          </div>
        </MapTools>
      )}
      {handle && opened && (
        <div className={css.corner}>
          <MapCorner
            handle={handle}
            opened={opened}
            onOpen={(row) => setStyling({ layer: opened, scheme: opened.layer.scheme, row })}
            unitOf={(scheme, drawn) =>
              opened.kind === 'raster' ? legendUnit(scheme, opened.unit, i18n.language, drawn) : noUnit
            }
          />
        </div>
      )}
      {opened && panel && <FilePanel opened={opened} file={file} onClose={() => setPanel(false)} />}
      {(opening || reloading) && failure === null && (
        <p className={opened ? css.busy : css.note} role="status">
          {t(opened ? 'preview.reloading' : 'preview.loading')}
        </p>
      )}
      {failure !== null && (
        <div className={css.note} role="alert">
          <p>{errorText(failure)}</p>
          <Button onClick={() => setAttempt(attempt + 1)}>{t('action.retry')}</Button>
        </div>
      )}
      {styling && data && styling.layer === opened && (
        <DataStyleDialog
          title={name}
          scheme={styling.scheme}
          row={styling.row}
          data={data}
          onScheme={(scheme) => setScheme(opened, scheme)}
          onClose={() => setStyling(null)}
        />
      )}
    </main>
  );
}

/** What the style dialog asks of a file. */
function dataOf(opened: FileLayer, { file, band }: Pick<FilePlace, 'file' | 'band'>) {
  if (opened.kind !== 'raster') return vectorData(opened.source);
  const { scheme } = opened.layer;
  const place = { ...placeOf(file), band };
  return {
    bands: bandSource(isRasterScheme(scheme) ? scheme.bands : [], {
      statistics: (signal) => client.rasterPreviewStatistics(place, { signal }),
      histogram: (signal) => client.rasterPreviewHistogram(place, { signal }),
      uniqueValues: (signal) => client.rasterPreviewUniqueValues(place, { signal }),
    }),
  };
}
