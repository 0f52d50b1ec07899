import { markerPositions } from '@gep/map-engine/model';
import type { MarkerLine } from '@gep/map-engine/model';
import { ChoiceField, Group, LimitField, SliderField } from '../field';
import { Switch } from '../input';
import { useWords } from '../message';
import { patch } from '../state';
import { choices } from './choices';
import type { LayerEditorProps } from './layer-editor';
import { SymbolField } from './symbol-field';

/** Markers along a line. */
export function MarkerLineEditor({ value, onChange, renderSymbolEditor }: LayerEditorProps<MarkerLine>) {
  const words = useWords();
  const { t } = words;
  const set = (part: Partial<MarkerLine>) => onChange(patch(value, part));
  return (
    <Group title={t('kind.marker-line')}>
      <SymbolField
        label={t('field.marker')}
        title={t('dialog.marker-symbol')}
        value={value.marker}
        onChange={(marker) => set({ marker })}
        renderSymbolEditor={renderSymbolEditor}
      />
      <SliderField
        label={t('field.opacity')}
        limit="opacity"
        value={value.opacity}
        onChange={(opacity) => set({ opacity })}
      />
      <ChoiceField
        label={t('field.position')}
        value={value.position}
        options={choices(words, 'position', markerPositions)}
        onChange={(position) => set({ position })}
      />
      <LimitField
        label={t('field.interval-px')}
        limit="lineInterval"
        value={value.interval}
        disabled={value.position !== 'interval'}
        onChange={(interval) => set({ interval })}
      />
      <LimitField
        label={t('field.offset')}
        limit="offset"
        value={value.offset}
        onChange={(offset) => set({ offset })}
      />
      <Switch
        label={t('field.follow-line')}
        value={value.followLine}
        onChange={(followLine) => set({ followLine })}
      />
    </Group>
  );
}
