import type { FillSymbolLayer, PointPatternFill } from '@gep/map-engine/model';
import { Group, LimitField } from '../field';
import { useWords } from '../message';
import { partOf, patch } from '../state';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { OutlineGroup } from './outline-group';
import { SymbolField } from './symbol-field';

/** Markers of a point symbol on a lattice. */
export function PointPatternFillEditor(props: LayerEditorProps<PointPatternFill>) {
  const { value, onChange, renderSymbolEditor } = props;
  const { t } = useWords();
  const set = (part: Partial<PointPatternFill>) => onChange(patch(value, part));
  return (
    <>
      <Group title={t('group.fill')}>
        <SymbolField
          at="marker"
          label={t('field.marker')}
          title={t('dialog.marker-symbol')}
          value={value.marker}
          {...partOf(props, (marker: typeof value.marker) => patch(value, { marker }))}
          renderSymbolEditor={renderSymbolEditor}
        />
        <OpacityField value={value} onChange={set} />
        <LimitField
          at="intervalX"
          label={t('field.interval-x')}
          limit="pointInterval"
          value={value.intervalX}
          onChange={(intervalX) => set({ intervalX })}
        />
        <LimitField
          at="intervalY"
          label={t('field.interval-y')}
          limit="pointInterval"
          value={value.intervalY}
          onChange={(intervalY) => set({ intervalY })}
        />
        <LimitField
          at="offsetX"
          label={t('field.offset-x')}
          limit="offset"
          value={value.offsetX}
          onChange={(offsetX) => set({ offsetX })}
        />
        <LimitField
          at="offsetY"
          label={t('field.offset-y')}
          limit="offset"
          value={value.offsetY}
          onChange={(offsetY) => set({ offsetY })}
        />
      </Group>
      <OutlineGroup
        value={value}
        {...partOf(props, (next: FillSymbolLayer) => next as PointPatternFill)}
        renderSymbolEditor={renderSymbolEditor}
      />
    </>
  );
}
