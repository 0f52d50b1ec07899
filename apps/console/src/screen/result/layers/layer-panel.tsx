import type { BasicSetting, CalculatedModel } from '@gep/api-client';
import { Button, useRowDrag } from '@gep/style-editor/controls';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BasemapField } from '../../../map/tools/basemap-field';
import type { ModelNode } from '../model-tree';
import { SidePanel } from '../side-panel';
import type { ResultChoice } from '../use-result-choice';
import { AddLayer } from './add-layer';
import { LayerLegend } from './layer-legend';
import { LayerRow } from './layer-row';
import css from './layers.module.css';
import { addLayer, changeAt, chooseAt, mostLayers, moveTo, removeAt } from './listed-layers';
import type { LayerList } from './listed-layers';
import { SwipeChoice } from './swipe-choice';
import type { useLayers } from './use-layers';

interface LayerPanelProps {
  readonly layers: ReturnType<typeof useLayers>;
  readonly nodes: readonly ModelNode[];
  readonly models: readonly CalculatedModel[];
  readonly settings: Pick<BasicSetting, 'enterCurrentYear' | 'enterComparableYear'>;
  readonly choice: ResultChoice;
  readonly onClose: () => void;
}

/** The results on the map, the topmost first, and the legends of those that the corner of the map does not explain. */
export default function LayerPanel({ layers, onClose, choice, ...offered }: LayerPanelProps) {
  const { t } = useTranslation();
  const { list, change, entries, others } = layers;
  const [adding, setAdding] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  // The focus goes along with a line that is moved by keys, and stays in the list after a removed one.
  const focusAt = useRef<number | null>(null);
  useEffect(() => {
    if (focusAt.current === null) return;
    const row = rows.current?.children[Math.min(focusAt.current, list.items.length - 1)];
    row?.querySelector<HTMLElement>('button[aria-pressed]')?.focus();
    focusAt.current = null;
  }, [list]);
  const drag = useRowDrag(entries.length, (from, to) => change(moveTo(list, from, to)));
  const goTo = (next: LayerList, index: number) => {
    focusAt.current = index;
    change(next);
  };
  const explained = entries.filter(({ item }) => item.of !== null && item.visible);
  const full = entries.length >= mostLayers;
  return (
    <SidePanel title={t('map.layers.title')} closeText={t('map.layers.close')} onClose={onClose}>
      <ul ref={rows} className={css.rows}>
        {entries.map((entry, index) => (
          <LayerRow
            key={entry.key}
            entry={entry}
            only={entries.length === 1}
            dragged={drag.dragged === index}
            style={drag.styleOf(index)}
            onPointerDown={(event) => drag.onPointerDown(event, index)}
            onChoose={() => goTo(chooseAt(list, index), index)}
            onVisible={(visible) => change(changeAt(list, index, { visible }))}
            onOpacity={(opacity) => change(changeAt(list, index, { opacity }))}
            onMove={(by) => {
              const to = index + by;
              if (to >= 0 && to < entries.length) goTo(moveTo(list, index, to), to);
            }}
            onRemove={() => goTo(removeAt(list, index), index)}
          />
        ))}
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
        <div className={css.more}>
          <Button look="text" unavailable={full} onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden />
            {full ? t('map.layers.full', { most: mostLayers }) : t('map.layers.add')}
          </Button>
        </div>
      )}
      {layers.comparable.length > 0 && (
        <SwipeChoice
          others={layers.comparable}
          value={layers.compared?.key ?? null}
          onChange={layers.compare}
        />
      )}
      <BasemapField />
      {explained.length > 0 && (
        <div className={css.legends}>
          {explained.map((entry) => {
            const opened = others.get(entry.key);
            return opened ? <LayerLegend key={entry.key} {...{ entry, opened }} /> : null;
          })}
        </div>
      )}
    </SidePanel>
  );
}
