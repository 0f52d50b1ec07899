import { symbolLayerKinds } from '@gep/map-engine/model';
import type { MapSymbol, SymbolLayerKind } from '@gep/map-engine/model';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChoiceField } from '../field';
import { useWords } from '../message';
import { SymbolPreview } from '../preview';
import { replaceLayer } from '../state';
import type { RenderSymbolEditor } from './layer-editor';
import { freshLayer, LayerEditor } from './registry';
import { StackList } from './stack-list';

export interface SymbolEditorProps<S extends MapSymbol> {
  readonly value: S;
  readonly onChange: (value: S) => void;
  readonly renderSymbolEditor: RenderSymbolEditor;
  /** Kinds of layers on offer; absent: all of the symbol's kind. */
  readonly kinds?: readonly SymbolLayerKind[];
  /** Under the stack, e.g. the library's buttons. */
  readonly aside?: ReactNode;
}

/** Stack and preview on the left, the properties of the selected layer on the right. */
export function SymbolEditor<S extends MapSymbol>(props: SymbolEditorProps<S>) {
  const { value, onChange, renderSymbolEditor, kinds = symbolLayerKinds[value.kind], aside } = props;
  const { t } = useWords();
  const [wanted, setSelected] = useState(value.layers.length - 1);
  // Undo can take layers away under the selection.
  const selected = Math.min(wanted, value.layers.length - 1);
  const layer = value.layers[selected];
  return (
    <div className="gep-symbol-editor">
      <div className="gep-symbol-side">
        <SymbolPreview symbol={value} size="overall" />
        <StackList value={value} onChange={onChange} selected={selected} onSelect={setSelected} />
        {aside}
      </div>
      <div className="gep-symbol-properties">
        <div className="gep-group">
          <ChoiceField
            label={t('field.kind')}
            value={layer.kind}
            options={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            onChange={(kind) =>
              kind !== layer.kind && onChange(replaceLayer(value, selected, freshLayer[kind]()))
            }
          />
        </div>
        <LayerEditor
          value={layer}
          onChange={(next) => onChange(replaceLayer(value, selected, next))}
          renderSymbolEditor={renderSymbolEditor}
        />
      </div>
    </div>
  );
}
