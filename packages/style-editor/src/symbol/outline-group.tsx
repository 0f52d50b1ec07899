import type { FillSymbolLayer } from '@gep/map-engine/model';
import { SwitchGroup } from '../field';
import { useWords } from '../message';
import { propertiesOf } from '../state';
import type { Parts } from '../state';
import type { RenderSymbolEditor } from './layer-editor';
import { SymbolField } from './symbol-field';

interface OutlineGroupProps extends Parts<Pick<FillSymbolLayer, 'useOutline' | 'outline'>> {
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** Outline of any fill: on or off, and its line symbol. */
export function OutlineGroup({ renderSymbolEditor, ...parts }: OutlineGroupProps) {
  const of = propertiesOf(parts);
  const { t } = useWords();
  return (
    <SwitchGroup {...of('useOutline')} title={t('group.outline')} label={t('field.outline')}>
      <SymbolField
        {...of('outline')}
        label={t('field.outline-symbol')}
        title={t('dialog.outline')}
        renderSymbolEditor={renderSymbolEditor}
      />
    </SwitchGroup>
  );
}
