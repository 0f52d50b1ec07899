import type { Field, VectorScheme } from '@gep/map-engine/model';
import type { ReactNode } from 'react';
import { LibraryButtons } from '../library';
import type { StyleLibrary } from '../port';
import { GraduatedPanel, MultipleFieldsPanel, SingleSymbolPanel, UniqueValuesPanel } from '../scheme';
import type { FieldData, PanelProps } from '../scheme';
import type { VectorSchemeKind } from '../state';
import { SymbolDialog } from '../symbolizer';
import type { RenderSymbolEditor } from '../symbolizer';

export interface VectorPanelProps {
  readonly value: VectorScheme;
  readonly onChange: (value: VectorScheme, key?: string) => void;
  readonly fields: readonly Field[];
  readonly data: FieldData | null;
  readonly onFields: (fields: readonly Field[]) => void;
  readonly library: StyleLibrary | undefined;
  readonly notify: ((text: string) => void) | undefined;
}

type PanelOf<K extends VectorSchemeKind> = (
  scheme: Extract<VectorScheme, { readonly kind: K }>,
  rest: Omit<VectorPanelProps, 'value' | 'library' | 'notify'> &
    Pick<PanelProps<VectorScheme>, 'renderSymbolEditor' | 'symbolAside'>,
) => ReactNode;

/** The panel of every kind of vector scheme. */
const panels: { readonly [K in VectorSchemeKind]: PanelOf<K> } = {
  'single-symbol': (value, rest) => <SingleSymbolPanel value={value} {...rest} />,
  'unique-values': (value, rest) => <UniqueValuesPanel value={value} {...rest} />,
  'graduated-color': (value, rest) => <GraduatedPanel value={value} {...rest} />,
  'graduated-size': (value, rest) => <GraduatedPanel value={value} {...rest} />,
  'multiple-fields': (value, rest) => <MultipleFieldsPanel value={value} {...rest} />,
};

/** The panel that fits the scheme; symbols open in dialogs that know the host's library. */
export function VectorPanel({ value, library, notify, ...rest }: VectorPanelProps) {
  const symbolAside: PanelProps<VectorScheme>['symbolAside'] =
    library &&
    ((symbol, onChange) => (
      <LibraryButtons library={library} symbol={symbol} onChange={onChange} notify={notify} />
    ));
  const renderSymbolEditor: RenderSymbolEditor = ({ title, symbol, onDone }) => (
    <SymbolDialog
      value={symbol}
      title={title}
      onApply={onDone}
      onCancel={() => onDone(null)}
      aside={symbolAside}
    />
  );
  // The table pairs kinds and panels; the compiler cannot follow the pair through a lookup.
  const panel = panels[value.kind] as PanelOf<VectorSchemeKind>;
  return panel(value, { ...rest, renderSymbolEditor, symbolAside });
}
