import { markerPositions } from '@gep/map-engine/model';
import type { MarkerLine } from '@gep/map-engine/model';
import { Field, Group, LimitField } from '../field';
import { Switch } from '../input';
import { useWords } from '../message';
import { partOf, patch } from '../state';
import { choices } from './choices';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { positionPicture } from './picture';
import { PictureField } from './picture-field';
import { SymbolField } from './symbol-field';

/** Markers along a line. */
export function MarkerLineEditor(props: LayerEditorProps<MarkerLine>) {
  const { value, onChange, renderSymbolEditor } = props;
  const words = useWords();
  const { t } = words;
  const set = (part: Partial<MarkerLine>) => onChange(patch(value, part));
  return (
    <Group title={t('group.appearance')}>
      <SymbolField
        at="marker"
        label={t('field.marker')}
        title={t('dialog.marker-symbol')}
        value={value.marker}
        {...partOf(props, (marker: typeof value.marker) => patch(value, { marker }))}
        renderSymbolEditor={renderSymbolEditor}
      />
      <OpacityField value={value} onChange={set} />
      <PictureField
        at="position"
        label={t('field.position')}
        value={value.position}
        options={choices(words, 'position', markerPositions, positionPicture)}
        onChange={(position) => set({ position })}
      />
      <LimitField
        at="interval"
        label={t('field.interval-px')}
        limit="lineInterval"
        value={value.interval}
        disabled={value.position !== 'interval'}
        onChange={(interval) => set({ interval })}
      />
      <LimitField
        at="offset"
        label={t('field.offset')}
        limit="offset"
        value={value.offset}
        onChange={(offset) => set({ offset })}
      />
      <Field label={t('field.follow-line')}>
        {(id) => (
          <Switch
            bare
            id={id}
            label={t('field.follow-line')}
            value={value.followLine}
            onChange={(followLine) => set({ followLine })}
          />
        )}
      </Field>
    </Group>
  );
}
