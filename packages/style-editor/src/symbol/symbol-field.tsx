import type { MapSymbol, SymbolKind, SymbolLayerKind } from '@gep/map-engine/model';
import { useState } from 'react';
import { Field } from '../field';
import { useReadOnly } from '../input';
import { useWords } from '../message';
import { SymbolPreview } from '../preview';
import type { RenderSymbolEditor, SymbolOf } from './layer-editor';
import { partOf } from '../state';
import type { Editing } from '../state';

export interface SymbolFieldProps<K extends SymbolKind> extends Editing<SymbolOf<K>> {
  /** Name of what it edits in the value around. */
  readonly at?: string;
  readonly label: string;
  readonly title: string;
  readonly value: SymbolOf<K>;
  readonly renderSymbolEditor: RenderSymbolEditor;
  /** Kinds of layers on offer; absent: those of the symbol around it. */
  readonly kinds?: readonly SymbolLayerKind[];
}

/** A nested symbol as a picture that opens its editor. */
export function SymbolField<K extends SymbolKind>(props: SymbolFieldProps<K>) {
  const { at, label, title, value, renderSymbolEditor, kinds } = props;
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const name = t(`action.${useReadOnly() ? 'view' : 'edit'}-symbol`, { label });
  return (
    <Field at={at} label={label}>
      {(id) => (
        <>
          <button
            id={id}
            type="button"
            className="gep-cell-button gep-symbol-button"
            aria-label={name}
            title={name}
            onClick={() => setOpen(true)}
          >
            <SymbolPreview symbol={value} label={null} />
          </button>
          {open &&
            renderSymbolEditor({
              title,
              symbol: value,
              ...(kinds && { kinds }),
              // An editor of a symbol keeps its kind.
              ...partOf(props, (symbol: MapSymbol) => symbol as SymbolOf<K>),
              onClose: () => setOpen(false),
            })}
        </>
      )}
    </Field>
  );
}
