import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { HoverPopup } from '../../map/popup/hover-popup';
import { MapCorner } from '../../map/tools/map-corner';
import { MapView } from '../../map/view/map-view';
import { printedPage } from '../../map/tools/printed-page';
import { useIsPlacing } from '../../map/own/picture/placing-store';
import { latePart } from '../../layout/late-part';
import { useTool } from '../../layout/use-tool';
import { useBorders } from '../../map/layer/use-borders';
import { useClickedFeature } from '../../map/popup/use-clicked-feature';
import { columnUnit } from '../../map/layer/layer-context';
import { legendUnitOf } from '../../map/layer/opened-layer';
import { useLayer } from '../../map/layer/use-layer';
import { EditorWords } from '../../message/editor-words';
import { client } from '../../session/client';
import { useIsProjectAdmin, useSession } from '../../session/session-store';
import { useMayEdit } from '../../session/use-may-edit';
import { useOutdatedResults } from '../run/use-outdated-results';
import { usePlausibility } from '../run/use-plausibility';
import { useDistrictLink } from './districts/use-district-link';
import { LedgerCard } from './ledger/ledger-card';
import { LiveSum } from './live-sum/live-sum';
import { entryName } from './layers/layer-entries';
import { printedLayers } from './layers/printed-layers';
import { LayersOnMap } from './layers/layers-on-map';
import { DropZone } from './own/drop-zone';
import { useOwnFiles } from './own/use-own-files';
import { useLayerLook } from './layers/use-layer-look';
import { useLayers } from './layers/use-layers';
import { ResultBar } from './result-bar';
import { ResultDrawer } from './result-drawer';
import type { ProjectView } from './result-drawer';
import { ResultPopup } from './result-popup';
import { ResultPanels } from './result-panels';
import { ResultNotices } from './result-notices';
import css from './result.module.css';
import { ToolColumn } from './tool-column';
import { useChosenResult } from './use-chosen-result';
import { useFullScreen } from './use-full-screen';
import { useLayerNotices } from './use-layer-notices';
import { usePageTitle } from '../../layout/use-page-title';
import { useMakeRoom } from '../../map/view/use-make-room';
import { useMapFrame } from '../../map/view/use-map-frame';
import { useViewAddress } from '../../map/view/use-view-address';
import { DistrictPanel, RegionPanel } from './drawer-tables';
import { drawerWidth } from './drawer-width';
import { useRegions } from './regions/use-regions';
import { useSidePanels } from './use-side-panels';
import { useStyling } from './use-styling';

/** A layer without a list. */
const plain = { item: { opacity: 1 }, seen: true, zIndex: 0 } as const;
const SwipeLine = latePart(() => import('./layers/swipe-line'));
const exportTool = () => import('./export/export-dialog');

/** The result map: one layer of a calculated model, its legend, its figures, its style. */
export default function ResultScreen() {
  const { t, i18n } = useTranslation();
  const projectId = useSession((session) => session.projectId) ?? '';
  const isAdmin = useIsProjectAdmin();
  const mayEdit = useMayEdit();
  const { handle, start, frame } = useMapFrame(projectId);
  const [drawer, setDrawer] = useState(false);
  const [stopAsking, setStopAsking] = useState<(() => void) | null>(null);
  const [view, setView] = useState<ProjectView>('services');
  const fullScreen = useFullScreen();
  const result = useChosenResult(projectId);
  const { model, layerType, compareFlag } = result.choice;

  const screen = useRef<HTMLDivElement>(null);
  const files = useOwnFiles(projectId);
  const layers = useLayers(projectId, result.models, result.choice, files.own);
  const shown = useLayer(handle, result.place, result.context, start === null);
  const { opened, opening, reloading } = shown;
  useViewAddress(handle, opened !== null);
  useLayerLook(opened?.layer ?? null, layers.chosen ?? plain);
  const differenceName = result.choice.minus && layers.chosen ? entryName(layers.chosen) : undefined;
  // Readers look at styles; those of differences follow from the figures.
  const fixedStyle = !mayEdit || differenceName !== undefined;
  const left = layers.compared && layers.others.get(layers.compared.key);
  useBorders(handle, layerType === 5 ? projectId : null);
  const measured = model && { projectId, id: model.id, compareFlag };
  const shownResult = measured && {
    ...{ ...measured, year: result.year, units: result.units.get(measured.id) },
  };
  const regions = useRegions(handle, measured, () => setDrawer(true));
  // While another layer opens, the one before it lends its legend and nothing else.
  const usable = shown.stale ? null : opened;
  const styling = useStyling(usable);
  const exporting = useTool(exportTool);
  const panels = useSidePanels();
  const link = useDistrictLink(handle, usable, isAdmin && drawer && view === 'districts');
  const drawing = regions.drawing || stopAsking !== null;
  const pointing = !(useIsPlacing(files.own) && panels.Layers) && !drawing;
  const picked = useClickedFeature(handle, usable, pointing);
  const ownPicked = files.own.some(({ key }) => key === picked.feature?.layer.id);
  const older = useOutdatedResults(projectId).filter((one) => one.compareFlag === compareFlag);
  const outdated = older.filter((one) => one.modelId === model?.modelId);
  const plausibility = usePlausibility(projectId, compareFlag, isAdmin && drawer && model !== null);
  const totals = useQuery({
    queryKey: ['result-view', projectId, compareFlag, i18n.language],
    enabled: isAdmin && drawer && model !== null,
    queryFn: ({ signal }) => client.resultView({ projectId, compareFlag }, { signal }),
  });

  useLayerNotices(shown);

  const changeLayerType = (type: 3 | 5) => {
    result.setLayerType(type);
    if (type === 3) setDrawer(false);
  };
  const open = isAdmin && drawer;
  const width = drawerWidth(regions.regions !== null || view === 'districts', handle);
  useMakeRoom(handle, open ? width : 0);
  usePageTitle(t('shell.page.result'));

  return (
    <EditorWords>
      <div
        ref={screen}
        className={css.screen}
        data-full-screen={fullScreen}
        style={{ '--drawer-width': `${width}px` } as CSSProperties}
        data-drawer={open}
        data-drawing={drawing}
      >
        <MapView label={t('shell.page.result')} {...frame} />
        {handle && <LayersOnMap {...{ handle, projectId, layers }} pointing={pointing && !picked.feature} />}
        <DropZone
          place={screen}
          onFiles={(dropped) => {
            panels.showLayers();
            void files.add(dropped);
          }}
        />
        {handle && usable && (
          <HoverPopup
            {...{ handle, layer: usable }}
            // Two popups would cover each other.
            on={pointing && !picked.feature}
            unitOf={() =>
              usable.kind === 'raster' ? usable.unit : columnUnit(usable.context.columns, 'Sum')
            }
            label={usable.context.columns.find(({ name }) => name === 'Sum')?.alias}
          />
        )}
        {handle && picked.feature && (
          <ResultPopup
            {...{ handle, onClose: picked.close }}
            feature={picked.feature}
            columns={ownPicked ? null : (usable?.context.columns ?? [])}
            of={measured && !ownPicked && !differenceName ? measured : null}
            unit={model?.statisticUnits ?? ''}
          />
        )}
        <ResultBar
          nodes={result.nodes}
          choice={result.choice}
          settings={result.settings}
          onModel={result.setModel}
          onLayerType={changeLayerType}
          onYear={result.setYear}
        />
        {handle && usable && layers.chosen && layers.compared && left && (
          <SwipeLine
            {...{ handle, left }}
            right={usable}
            leftName={entryName(layers.compared)}
            rightName={entryName(layers.chosen)}
          />
        )}
        {handle && (
          <ResultPanels
            {...{ handle, projectId, panels, layers, files, result, opened }}
            onDrawing={(stop) => setStopAsking(() => stop)}
          />
        )}
        {handle && (
          <ToolColumn
            handle={handle}
            opened={usable}
            isAdmin={isAdmin}
            drawing={regions.drawing}
            pointing={!drawing}
            canMeasure={model?.hasSpatialResult === true}
            styling={styling.styled !== null}
            fixedStyle={differenceName !== undefined}
            fullScreen={fullScreen}
            covered={open ? width : 0}
            onPointer={() => (regions.drawing ? regions.stop() : stopAsking?.())}
            onRegion={() => panels.withoutScenario(() => void regions.draw())}
            onUpload={(files) => panels.withoutScenario(() => void regions.upload(files))}
            asking={panels.Scenario !== null}
            onScenario={panels.toggleScenario}
            onStyle={() => void styling.open()}
            onExport={exporting.open}
            listing={panels.Layers !== null}
            onLayers={panels.toggleLayers}
            viewing={panels.Views !== null}
            onViews={panels.toggleViews}
          />
        )}
        {handle && opened && (
          <div className={css.corner}>
            {model && !differenceName && (
              <LedgerCard
                {...{ model, opened: usable, units: result.units.get(model.id) }}
                styling={styling.styled !== null}
                file={{ year: result.year, name: result.names.join('-') }}
              />
            )}
            <div className={css.dock}>
              <MapCorner
                {...{ handle, opened }}
                title={usable ? differenceName : undefined}
                onOpen={usable ? (row) => void styling.open(row) : undefined}
                readOnly={fixedStyle}
                unitOf={(scheme) => legendUnitOf(opened, scheme)}
              />
            </div>
          </div>
        )}
        {regions.liveSum && model && <LiveSum sum={regions.liveSum} {...result.measuredWords(model)} />}
        <ResultNotices
          {...{ projectId, drawing, reloading }}
          veil={
            regions.computing || styling.counting ? regions.progress : opening ? t('result.loading') : null
          }
          none={result.none}
          outdated={outdated}
          differences={result.differences}
        />
        {isAdmin && model && shownResult && (
          <ResultDrawer
            open={drawer}
            content={
              regions.regions
                ? {
                    kind: regions.regions.kind,
                    regions: (
                      <RegionPanel
                        {...shownResult}
                        set={regions.regions}
                        serviceUnits={result.units}
                        names={regions.names}
                        link={regions.link}
                        onChange={regions.change}
                        onRemove={regions.remove}
                        onAdd={() => void regions.drawMore()}
                      />
                    ),
                  }
                : {
                    kind: 'project',
                    rows: totals.data ?? [],
                    outdated: older,
                    plausibility,
                    chosen: { projectId, modelId: model.modelId, name: model.name, compareFlag },
                    level: model.parentId === null ? result.level : null,
                    units: result.units,
                  }
            }
            view={view}
            onView={setView}
            districts={<DistrictPanel key={model.id} {...shownResult} link={link} />}
            onToggle={() => setDrawer(!drawer)}
            onClear={regions.clear}
          />
        )}
        {handle && usable && exporting.Tool && (
          <exporting.Tool
            handle={handle}
            given={printedPage(
              usable,
              result.printed(outdated.length > 0, differenceName),
              handle,
              printedLayers(layers, usable),
            )}
            name={differenceName ?? result.names.join('-')}
            onClose={exporting.close}
          />
        )}
        {styling.styled && styling.Dialog && (
          <styling.Dialog
            opened={styling.styled.of}
            handle={handle}
            row={styling.styled.row}
            readOnly={fixedStyle}
            title={differenceName ?? result.names.join(' · ')}
            onClose={styling.close}
          />
        )}
      </div>
    </EditorWords>
  );
}
