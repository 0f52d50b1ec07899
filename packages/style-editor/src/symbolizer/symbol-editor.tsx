import type { MapSymbol, SymbolLayerKind } from '@gep/map-engine/model';
import { replaceSymbolLayer } from '@gep/map-engine/symbol';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ChoiceField } from '../field';
import { useWords } from '../message';
import { PreviewProblems, SymbolPreview, usePreviewProblems } from '../preview';
import { followLayer } from '../state';
import { kindsOf } from './kinds';
import type { RenderSymbolEditor } from './layer-editor';
import { freshLayer, LayerEditor } from './registry';
import { StackPanel } from './stack-panel';

export interface SymbolEditorProps<S extends MapSymbol> {
  readonly value: S;
  readonly onChange: (value: S) => void;
  readonly renderSymbolEditor: RenderSymbolEditor;
  /** Kinds of layers on offer, in the symbol and in those inside it; absent, or none of a symbol's: all. */
  readonly kinds?: readonly SymbolLayerKind[];
  /** Under the stack, e.g. the library's buttons. */
  readonly aside?: ReactNode;
}

/** Stack and preview on the left, the properties of the selected layer on the right. */
export function SymbolEditor<S extends MapSymbol>(props: SymbolEditorProps<S>) {
  const { value, onChange, renderSymbolEditor, kinds, aside } = props;
  const { t } = useWords();
  const [shown, setShown] = useState({ symbol: value, selected: value.layers.length - 1 });
  const [problems, tell] = usePreviewProblems();
  // Undo, the library and the host change layers under the selection; it goes with what changed.
  const selected = shown.symbol === value ? shown.selected : followLayer(shown.symbol, value, shown.selected);
  if (shown.symbol !== value) setShown({ symbol: value, selected });
  const properties = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An undo may take away the field that was focused; keys are still meant for here.
    if (document.activeElement === document.body) properties.current?.focus({ preventScroll: true });
  }, [selected]);
  const layer = value.layers[selected];
  const offered = kindsOf(value.kind, kinds);
  const listed = offered.includes(layer.kind) ? offered : [layer.kind, ...offered];
  return (
    <div className="gep-symbol-frame">
      <div className="gep-symbol-editor">
        <div className="gep-symbol-side">
          <SymbolPreview symbol={value} size="overall" onProblems={tell} />
          <PreviewProblems problems={problems} />
          <StackPanel
            value={value}
            onChange={onChange}
            selected={selected}
            onSelect={(index) => setShown({ symbol: value, selected: index })}
            kinds={offered}
          />
          {aside && <div className="gep-symbol-aside">{aside}</div>}
        </div>
        <div ref={properties} className="gep-symbol-properties" tabIndex={-1}>
          {listed.length > 1 && (
            <div className="gep-group">
              <ChoiceField
                label={t('field.kind')}
                value={layer.kind}
                options={listed.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
                onChange={(kind) =>
                  kind !== layer.kind && onChange(replaceSymbolLayer(value, selected, freshLayer[kind]()))
                }
              />
            </div>
          )}
          <LayerEditor
            key={selected}
            value={layer}
            onChange={(next) => onChange(replaceSymbolLayer(value, selected, next))}
            renderSymbolEditor={(request) => renderSymbolEditor({ kinds, ...request })}
          />
        </div>
      </div>
    </div>
  );
}
