import type { MapSymbol, SymbolLayer, SymbolLayerKind } from '@gep/map-engine/model';
import { replaceSymbolLayer } from '@gep/map-engine/symbol';
import { useEffect, useRef, useState } from 'react';
import { ChoiceField, FieldsOf } from '../field';
import { LibraryButtons } from '../library';
import { useWords } from '../message';
import { PreviewProblems, SymbolPreview, usePreviewProblems } from '../preview';
import { followLayer, kindsOf, nameLayers, partOf } from '../state';
import { choices } from './choices';
import type { RenderSymbolEditor } from './layer-editor';
import { freshLayer, LayerEditor } from './registry';
import { StackPanel } from './stack-panel';
import { useLateChange } from './use-late-change';
import type { Editing } from '../state';

export interface SymbolEditorProps<S extends MapSymbol> extends Editing<S> {
  readonly value: S;
  readonly renderSymbolEditor: RenderSymbolEditor;
  /** Kinds of layers on offer, in the symbol and in those inside it; absent, or none of a symbol's: all. */
  readonly kinds?: readonly SymbolLayerKind[];
}

/** Stack, preview and the host's library on the left, the properties of the selected layer on the right. */
export function SymbolEditor<S extends MapSymbol>(props: SymbolEditorProps<S>) {
  const { value, onChange, renderSymbolEditor, kinds } = props;
  const words = useWords();
  const { t } = words;
  const [shown, setShown] = useState(() => ({
    layers: nameLayers<S>(value),
    selected: value.layers.length - 1,
  }));
  const [problems, tell] = usePreviewProblems();
  // Undo, the library and the host change layers under the selection; it goes with what changed.
  const { symbol } = shown.layers;
  const stays = symbol === value;
  const selected = stays ? shown.selected : followLayer(symbol, value, shown.selected);
  const layers = stays ? shown.layers : nameLayers(value, shown.layers);
  if (!stays) setShown({ layers, selected });
  const name = layers.names[selected];
  const changeLater = useLateChange(layers, (next: S) => {
    // What comes late into another layer leaves the selection where it is.
    setShown({ layers: nameLayers(next, layers), selected });
    onChange(next);
  });
  const properties = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An undo may take away the field that was focused; keys are still meant for here.
    if (document.activeElement === document.body) properties.current?.focus({ preventScroll: true });
  }, [name]);
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
            onSelect={(index) => setShown({ layers, selected: index })}
            kinds={offered}
          />
          <LibraryButtons value={value} onChange={(next) => onChange(next as S)} kinds={kinds} />
        </div>
        <div ref={properties} className="gep-symbol-properties" tabIndex={-1}>
          {listed.length > 1 && (
            <div className="gep-group">
              <ChoiceField
                label={t('field.kind')}
                value={layer.kind}
                options={choices(words, 'kind', listed)}
                onChange={(kind) =>
                  kind !== layer.kind && onChange(replaceSymbolLayer(value, selected, freshLayer(kind)))
                }
              />
            </div>
          )}
          <FieldsOf at={`layers[${selected}]`}>
            <LayerEditor
              key={name}
              value={layer}
              {...partOf(props, (next: SymbolLayer) => replaceSymbolLayer(value, selected, next))}
              onRead={(part) => changeLater(name, part)}
              renderSymbolEditor={(request) => renderSymbolEditor({ kinds, ...request })}
            />
          </FieldsOf>
        </div>
      </div>
    </div>
  );
}
