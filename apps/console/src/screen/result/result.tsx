import { useQuery } from '@tanstack/react-query';
import type { MapHandle } from '@gep/map-engine/map';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toast } from 'sonner';
import type { LayerPlace } from '../../map/layer-place';
import { MapCorner } from '../../map/map-corner';
import { MapView } from '../../map/map-view';
import type { OpenedLayer } from '../../map/open-layer';
import { HoverPopup } from '../../map/hover-popup';
import { printedPage } from '../../map/printed-page';
import type { PrintedWords } from '../../map/printed-page';
import { PropertyPopup } from '../../map/property-popup';
import { StyleDialog } from '../../map/style-dialog';
import { useBorders } from '../../map/use-borders';
import { useLayer } from '../../map/use-layer';
import { useClickedFeature } from '../../map/use-clicked-feature';
import { useHoverPopup } from '../../map/use-hover-popup';
import { EditorWords } from '../../message/editor-words';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { useIsProjectAdmin, useSession } from '../../session/session-store';
import { firstModel, modelTree, pathOf } from './model-tree';
import { ResultBar } from './result-bar';
import { ResultDrawer } from './result-drawer';
import css from './result.module.css';
import { ToolColumn } from './tool-column';
import { useFullScreen } from './use-full-screen';
import { drawerWidth, useRegions } from './use-regions';
import { useMakeRoom } from './use-make-room';
import { useResultChoice } from './use-result-choice';

/** The result map: one layer of a calculated model, its legend, its figures, its style. */
export default function ResultScreen() {
  const { t, i18n } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const projectName = useSession((session) => session.user?.projectName);
  const isAdmin = useIsProjectAdmin();
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [drawer, setDrawer] = useState(false);
  const [styling, setStyling] = useState<OpenedLayer | null>(null);
  const fullScreen = useFullScreen();

  const settings = useQuery({
    queryKey: ['basic-setting-all', projectId],
    queryFn: ({ signal }) => client.getBasicSetting({ projectId, pageSize: 0 }, { signal }),
  });
  const models = useQuery({
    queryKey: ['calculated-models', projectId, i18n.language],
    enabled: settings.isSuccess,
    queryFn: ({ signal }) => client.listCalculatedModels({ projectId }, { signal }),
  });
  const nodes = useMemo(() => {
    const group = {
      production: t('result.group.production'),
      regulation: t('result.group.regulation'),
      culture: t('result.group.culture'),
    };
    return modelTree(models.data ?? [], { total: t('result.total'), group });
  }, [models.data, t]);
  const { choice, setModel, setLayerType, setYear } = useResultChoice(
    models.data ?? [],
    firstModel(nodes),
    settings.data,
  );
  const { model, layerType, compareFlag } = choice;
  const place: LayerPlace | null = model && {
    projectId,
    modelId: model.modelId,
    layerType,
    name: model.key,
    compareFlag,
  };

  const { opened, opening, reloading, failure } = useLayer(handle, place);
  useBorders(handle, layerType === 5 ? projectId : null);
  const measured = model && { projectId, id: model.id, compareFlag };
  const regions = useRegions(handle, measured, () => setDrawer(true));
  // While another layer opens, the one before it lends its legend and nothing else.
  const usable = opening ? null : opened;
  const picked = useClickedFeature(handle, usable, !regions.drawing);
  // Two popups would cover each other.
  const popup = useHoverPopup(handle, usable, !regions.drawing && !picked.feature);
  const totals = useQuery({
    queryKey: ['result-view', projectId, compareFlag, i18n.language],
    enabled: isAdmin && drawer && model !== null,
    queryFn: ({ signal }) => client.resultView({ projectId, compareFlag }, { signal }),
  });

  useEffect(() => {
    if (failure) toast.error(t('result.loadFailed', { reason: errorText(failure) }), { id: 'layer-failed' });
  }, [failure, t]);
  useEffect(() => {
    if (opened?.badStyle) toast.warning(t('result.badStyle'), { id: 'bad-style' });
  }, [opened, t]);

  const changeLayerType = (type: 3 | 5) => {
    setLayerType(type);
    if (type === 3) setDrawer(false);
  };
  const layerName = [model?.name, t(layerType === 5 ? 'result.spatial' : 'result.partition')];
  const unit = model ? (layerType === 3 ? model.statisticUnits : model.priceResultUnits) : '';
  const open = isAdmin && drawer;
  useMakeRoom(handle, open);
  const words = (): PrintedWords => ({
    title: (model ? pathOf(nodes, model.id) : []).map(({ name }) => name).join(' / '),
    source: [
      projectName,
      settings.data?.particularYear,
      t(compareFlag === 1 ? 'result.comparable' : 'result.current'),
    ]
      .filter(Boolean)
      .join(' · '),
    unit,
    language: i18n.language,
    all: t('result.all'),
  });
  const veil = regions.computing ? t('result.computing') : opening ? t('result.loading') : null;
  const size = handle?.olMap.getSize() ?? [0, 0];

  return (
    <EditorWords>
      <div
        className={css.screen}
        data-full-screen={fullScreen}
        data-drawer={open}
        data-drawing={regions.drawing}
      >
        <MapView label={t('shell.page.result')} onMap={setHandle} />
        {handle && popup && <HoverPopup info={popup} unit={unit} size={[size[0], size[1]]} />}
        {handle && picked.feature && (
          <PropertyPopup handle={handle} feature={picked.feature} onClose={picked.close} />
        )}
        <ResultBar
          nodes={nodes}
          choice={choice}
          settings={settings.data ?? { enterCurrentYear: true, enterComparableYear: false }}
          onModel={setModel}
          onLayerType={changeLayerType}
          onYear={setYear}
        />
        {handle && (
          <ToolColumn
            handle={handle}
            opened={usable}
            pictureName={layerName.join('-')}
            page={(layer) => printedPage(layer, words())}
            isAdmin={isAdmin}
            drawing={regions.drawing}
            canMeasure={model?.hasSpatialResult === true}
            styling={styling !== null && styling === usable}
            fullScreen={fullScreen}
            covered={open ? drawerWidth : 0}
            onPointer={regions.drawing ? regions.clear : () => undefined}
            onRegion={() => void regions.draw()}
            onUpload={(files) => void regions.upload(files)}
            onStyle={() => setStyling(usable)}
          />
        )}
        {handle && opened && (
          <div className={css.corner}>
            <MapCorner handle={handle} opened={opened} unit={unit} />
          </div>
        )}
        {regions.drawing && <p className={css.hint}>{t('result.drawHint')}</p>}
        {!veil && reloading && <p className={css.hint}>{t('result.loading')}</p>}
        {veil && (
          <div className={css.veil} role="status">
            <p>
              {regions.percent === null ? veil : t('result.file.uploading', { percent: regions.percent })}
            </p>
          </div>
        )}
        {models.isSuccess && models.data.length === 0 && (
          <div className={css.none}>
            <p>{t('result.none')}</p>
            <p>{t('result.noneHint')}</p>
            <Link to="/accounting">{t('result.toAccounting')}</Link>
          </div>
        )}
        {isAdmin && model && (
          <ResultDrawer
            open={drawer}
            content={regions.regions ?? { kind: 'project', rows: totals.data ?? [] }}
            onToggle={() => setDrawer(!drawer)}
            onClear={regions.clear}
          />
        )}
        {styling && styling === usable && (
          <StyleDialog opened={usable} title={layerName.join(' · ')} onClose={() => setStyling(null)} />
        )}
      </div>
    </EditorWords>
  );
}
