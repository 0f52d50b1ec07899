import type { FillSymbolLayer } from '@gep/map-engine/model';
import { SwitchGroup } from '../field';
import { useWords } from '../message';
import { partOf, patch } from '../state';
import type { LayerEditorProps } from './layer-editor';
import { SymbolField } from './symbol-field';

/** Outline of any fill: on or off, and its line symbol. */
export function OutlineGroup(props: Omit<LayerEditorProps<FillSymbolLayer>, 'onRead'>) {
  const { value, onChange, renderSymbolEditor } = props;
  const { t } = useWords();
  return (
    <SwitchGroup
      title={t('group.outline')}
      label={t('field.outline')}
      value={value.useOutline}
      onChange={(useOutline) => onChange(patch(value, { useOutline }))}
    >
      <SymbolField
        at="outline"
        label={t('field.outline-symbol')}
        title={t('dialog.outline')}
        value={value.outline}
        {...partOf(props, (outline: typeof value.outline) => patch(value, { outline }))}
        renderSymbolEditor={renderSymbolEditor}
      />
    </SwitchGroup>
  );
}
