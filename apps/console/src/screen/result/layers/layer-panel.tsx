import type { BasicSetting, CalculatedModel } from '@gep/api-client';
import { useRowDrag } from '@gep/style-editor/controls';
import type { MapHandle } from '@gep/map-engine/map';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedDrawn, OpenedLayer } from '../../../map/layer/opened-layer';
import { removeOwn, renameOwn } from '../../../map/own/own-store';
import { usePlacing } from '../../../map/own/picture/placing-store';
import { BasemapField } from '../../../map/tools/basemap-field';
import { ProjectionField } from '../../../map/tools/projection-field';
import { fitLayer } from '../../../map/view/fit-layer';
import type { ModelNode } from '../model-tree';
import { LayerNameDialog } from '../own/layer-name-dialog';
import { ownActions } from '../own/own-actions';
import { OwnQuestion } from '../own/own-question';
import { OwnStyleDialog } from '../own/own-style-dialog';
import type { useOwnFiles } from '../own/use-own-files';
import { PicturePanel } from '../picture/place-panel';
import { SidePanel } from '../side-panel';
import type { ResultChoice } from '../use-result-choice';
import { AddLayer } from './add-layer';
import {
  addGroup,
  addLayer,
  canRemove,
  changeAt,
  chooseAt,
  moveBy,
  moveTo,
  putInto,
  removeAt,
} from './change-list';
import type { Moved } from './change-list';
import { GroupNameDialog } from './group-name-dialog';
import { GroupRow } from './group-row';
import type { LineEntry } from './layer-entries';
import { LayerLegend } from './layer-legend';
import { LayerRow } from './layer-row';
import css from './layers.module.css';
import { lineActions } from './line-actions';
import type { LayerList } from './listed-layers';
import { PanelFoot } from './panel-foot';
import { SwipeChoice } from './swipe-choice';
import type { useLayers } from './use-layers';

interface LayerPanelProps {
  readonly handle: MapHandle;
  readonly projectId: string;
  readonly layers: ReturnType<typeof useLayers>;
  readonly files: ReturnType<typeof useOwnFiles>;
  /** The chosen result on the map. */
  readonly opened: OpenedLayer | null;
  readonly nodes: readonly ModelNode[];
  readonly models: readonly CalculatedModel[];
  readonly settings: Pick<BasicSetting, 'enterCurrentYear' | 'enterComparableYear'>;
  readonly choice: ResultChoice;
  readonly onClose: () => void;
}

/** What gets a name: a layer of the reader, or a group: one that is there, a new one around a line, or an empty one. */
type Naming =
  | { readonly at: number }
  | { readonly around: number | null }
  | { readonly own: string; readonly name: string };

/** The layers on the map, the topmost first, and the legends of those that the corner of the map does not explain. */
export default function LayerPanel(props: LayerPanelProps) {
  const { handle, projectId, layers, files, opened, onClose, choice, ...offered } = props;
  const { t } = useTranslation();
  const { list, change, lines, entries, others } = layers;
  const [adding, setAdding] = useState(false);
  const [naming, setNaming] = useState<Naming | null>(null);
  const [styling, setStyling] = useState<{ readonly key: string; readonly row?: number } | null>(null);
  const rows = useRef<HTMLUListElement>(null);
  // The focus goes along with a line that is moved by keys, and stays in the list after a removed one.
  const focusAt = useRef<number | null>(null);
  useEffect(() => {
    if (focusAt.current === null) return;
    const row = rows.current?.children[Math.min(focusAt.current, list.items.length - 1)];
    row?.querySelector<HTMLElement>('button[aria-keyshortcuts]')?.focus();
    focusAt.current = null;
  }, [list]);
  const drag = useRowDrag(lines.length, (from, to) => change(moveTo(list, from, to)));
  const goTo = (next: LayerList, index: number) => {
    focusAt.current = index;
    change(next);
  };
  const move = ({ list: next, index }: Moved) => goTo(next, index);
  const drawnOf = ({ key, kind }: LineEntry): ListedDrawn | null =>
    kind === 'result' && key === layers.chosen?.key ? opened : (others.get(key) ?? null);
  const zoomTo = (line: LineEntry) => {
    const own = line.kind === 'own' ? handle.layers.find(({ id }) => id === line.own.key) : null;
    fitLayer(handle, own ?? drawnOf(line)?.layer ?? null);
  };
  const lineProps = (line: LineEntry, index: number) => ({
    dragged: drag.dragged === index,
    style: drag.styleOf(index),
    removable: canRemove(list, index),
    actions: lineActions(
      line,
      list.items,
      {
        zoom: () => zoomTo(line),
        ...(line.kind === 'own' &&
          ownActions(
            line,
            () => setStyling({ key: line.key }),
            (own, name) => setNaming({ own, name }),
          )),
        put: (group) => change(putInto(list, index, group).list),
        rename: () => setNaming({ at: index }),
        group: () => setNaming({ around: index }),
      },
      t,
    ),
    onPointerDown: (event: Parameters<typeof drag.onPointerDown>[0]) => drag.onPointerDown(event, index),
    onVisible: (visible: boolean) => change(changeAt(list, index, { visible })),
    onMove: (by: 1 | -1) => move(moveBy(list, index, by)),
    onRemove: () => {
      goTo(removeAt(list, index), index);
      if (line.kind === 'own') removeOwn(projectId, line.own);
    },
  });
  const named = naming && 'at' in naming ? lines[naming.at] : null;
  const styled = entries.find((entry) => entry.key === styling?.key);
  const drawn = styled && drawnOf(styled);
  const explained = entries.filter(({ item, seen }) => item.of !== null && seen);
  const placing = usePlacing();
  const picture = files.own.find(({ key }) => key === placing);
  if (picture?.kind === 'picture')
    return <PicturePanel key={picture.key} {...{ handle, projectId, picture }} />;
  return (
    <SidePanel title={t('map.layers.title')} closeText={t('map.layers.close')} onClose={onClose}>
      <ul ref={rows} className={css.rows}>
        {lines.map((line, index) =>
          line.kind === 'group' ? (
            <GroupRow
              key={line.key}
              entry={line}
              {...lineProps(line, index)}
              onPick={() => setNaming({ at: index })}
            />
          ) : (
            <LayerRow
              key={line.key}
              entry={line}
              {...lineProps(line, index)}
              onPick={() => (line.kind === 'own' ? zoomTo(line) : goTo(chooseAt(list, index), index))}
              onOpacity={(opacity) => change(changeAt(list, index, { opacity }))}
            />
          ),
        )}
      </ul>
      {adding ? (
        <AddLayer
          {...offered}
          shown={choice}
          onAdd={(place) => {
            setAdding(false);
            goTo(addLayer(list, place), 0);
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <PanelFoot
          results={entries.filter(({ kind }) => kind === 'result').length}
          reading={files.reading}
          onResult={() => setAdding(true)}
          onFiles={(chosen) => void files.add(chosen)}
          onGroup={() => setNaming({ around: null })}
        />
      )}
      {layers.comparable.length > 0 && (
        <SwipeChoice
          others={layers.comparable}
          value={layers.compared?.key ?? null}
          onChange={layers.compare}
        />
      )}
      <BasemapField handle={handle} />
      <ProjectionField {...{ projectId, handle }} shown={opened} />
      {explained.length > 0 && (
        <div className={css.legends}>
          {explained.map((entry) => {
            const shown = others.get(entry.key);
            const { key, kind } = entry;
            const onOpen = kind === 'own' ? (row: number) => setStyling({ key, row }) : undefined;
            return shown ? <LayerLegend key={key} {...{ entry, onOpen }} opened={shown} /> : null;
          })}
        </div>
      )}
      {naming && 'own' in naming && (
        <LayerNameDialog
          name={naming.name}
          onName={(name) => renameOwn(projectId, naming.own, name)}
          onClose={() => setNaming(null)}
        />
      )}
      {naming && !('own' in naming) && (
        <GroupNameDialog
          name={named?.name ?? ''}
          onName={(group) =>
            'at' in naming
              ? change(changeAt(list, naming.at, { group }))
              : move(addGroup(list, group, naming.around))
          }
          onClose={() => setNaming(null)}
        />
      )}
      {files.question && <OwnQuestion key={files.question.file} question={files.question} handle={handle} />}
      {styled?.kind === 'own' && styled.own.kind !== 'picture' && drawn && (
        <OwnStyleDialog own={styled.own} opened={drawn} row={styling?.row} onClose={() => setStyling(null)} />
      )}
    </SidePanel>
  );
}
