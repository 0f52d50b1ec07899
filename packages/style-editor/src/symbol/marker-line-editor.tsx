import { markerPositions } from '@gep/map-engine/model';
import type { MarkerLine } from '@gep/map-engine/model';
import { Field, Group, LimitField, SegmentedField } from '../field';
import { Switch } from '../input';
import { choices } from './choices';
import type { LayerEditorProps } from './layer-editor';
import { OpacityField } from './layer-groups';
import { positionPicture } from './picture';
import { SymbolField } from './symbol-field';
import { useLayerParts } from './use-layer-parts';

/** Markers along a line. */
export function MarkerLineEditor(props: LayerEditorProps<MarkerLine>) {
  const { value, renderSymbolEditor } = props;
  const { words, t, of } = useLayerParts(props);
  return (
    <Group title={t('group.appearance')}>
      <SymbolField
        {...of('marker')}
        label={t('field.marker')}
        title={t('dialog.marker-symbol')}
        renderSymbolEditor={renderSymbolEditor}
      />
      <OpacityField {...of('opacity')} />
      <SegmentedField
        {...of('position')}
        label={t('field.position')}
        options={choices(words, 'position', markerPositions, positionPicture)}
      />
      <LimitField
        {...of('interval')}
        label={t('field.interval-px')}
        limit="lineInterval"
        disabled={value.position !== 'interval'}
      />
      <LimitField {...of('offset')} label={t('field.offset')} limit="offset" />
      <Field label={t('field.follow-line')}>
        {(id) => <Switch bare {...of('followLine')} id={id} label={t('field.follow-line')} />}
      </Field>
    </Group>
  );
}
