import type { Problem, RasterScheme, StretchKind } from '@gep/map-engine/model';
import type { ReactNode } from 'react';
import { RasterGraduatedPanel, RasterUniqueValuesPanel, RgbPanel, StretchPanel } from '../scheme';
import type { RasterSchemeKind } from '../state';
import { renderSymbolDialog } from '../symbolizer';

export interface RasterPanelProps {
  readonly value: RasterScheme;
  readonly onChange: (value: RasterScheme, key?: string) => void;
  readonly onStretch: (kind: StretchKind) => void;
  readonly onProblem: (problem: Problem | null) => void;
}

type PanelOf<K extends RasterSchemeKind> = (
  scheme: Extract<RasterScheme, { readonly kind: K }>,
  rest: Omit<RasterPanelProps, 'value'>,
) => ReactNode;

/** The panel of every kind of raster scheme. Raster rows have colours, no symbols. */
const panels: { readonly [K in RasterSchemeKind]: PanelOf<K> } = {
  stretch: (value, rest) => <StretchPanel value={value} {...rest} renderSymbolEditor={renderSymbolDialog} />,
  'raster-graduated': (value, { onChange }) => (
    <RasterGraduatedPanel value={value} onChange={onChange} renderSymbolEditor={renderSymbolDialog} />
  ),
  'raster-unique-values': (value, { onChange }) => (
    <RasterUniqueValuesPanel value={value} onChange={onChange} renderSymbolEditor={renderSymbolDialog} />
  ),
  'rgb-composite': (value, { onChange }) => <RgbPanel value={value} onChange={onChange} />,
};

/** The panel that fits the scheme. */
export function RasterPanel({ value, ...rest }: RasterPanelProps) {
  // The table pairs kinds and panels; the compiler cannot follow the pair through a lookup.
  const panel = panels[value.kind] as PanelOf<RasterSchemeKind>;
  return panel(value, rest);
}
