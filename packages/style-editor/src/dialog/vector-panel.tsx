import type { Field, LabelSymbol, VectorScheme } from '@gep/map-engine/model';
import { checkScheme } from '@gep/map-engine/scheme';
import type { VectorSchemeKind } from '@gep/map-engine/scheme/edit';
import type { ReactNode } from 'react';
import { LabelPanel } from '../label';
import { GraduatedPanel, MultipleFieldsPanel, SingleSymbolPanel, UniqueValuesPanel } from '../scheme';
import type { FieldData, FieldPanelProps } from '../scheme';
import { renderSymbolDialog } from '../symbol';
import { partOf } from '../state';
import type { Editing } from '../state';

export interface VectorPanelProps extends Editing<VectorScheme> {
  /** Null: the panel of the scheme's kind. */
  readonly page: 'labels' | null;
  readonly value: VectorScheme;
  readonly onWaiting: (waiting: boolean) => void;
  readonly fields: readonly Field[];
  /** A value of the labelled field. */
  readonly sample: string | null;
  readonly data: FieldData | null;
  readonly withFields: FieldPanelProps<VectorScheme>['withFields'];
  readonly dataOf: FieldPanelProps<VectorScheme>['dataOf'];
}

type PropsOf<K extends VectorSchemeKind> = FieldPanelProps<Extract<VectorScheme, { readonly kind: K }>>;

/** The panel of every kind of vector scheme. */
const panels: { readonly [K in VectorSchemeKind]: (props: PropsOf<K>) => ReactNode } = {
  'single-symbol': SingleSymbolPanel,
  'unique-values': UniqueValuesPanel,
  'graduated-color': GraduatedPanel,
  'graduated-size': GraduatedPanel,
  'multiple-fields': MultipleFieldsPanel,
};

/** The panel that fits the scheme. */
export function VectorPanel({ page, value, sample, ...rest }: VectorPanelProps) {
  if (page === 'labels') {
    const { categories, template, label } = value;
    return (
      <LabelPanel
        value={label}
        {...partOf(rest, (next: LabelSymbol) => ({ ...value, label: next }))}
        geometry={value.geometry}
        symbol={categories[0]?.symbol ?? template}
        fields={rest.fields}
        sample={sample}
        problems={checkScheme(value)}
        renderSymbolEditor={renderSymbolDialog}
      />
    );
  }
  // The table pairs kinds and panels; the compiler cannot follow the pair through a lookup.
  const Panel = panels[value.kind] as unknown as (props: FieldPanelProps<VectorScheme>) => ReactNode;
  return <Panel value={value} {...rest} renderSymbolEditor={renderSymbolDialog} />;
}
