import type { RasterScheme } from '@gep/map-engine/model';
import type { RasterSchemeKind } from '@gep/map-engine/scheme/edit';
import type { ReactNode } from 'react';
import { RasterGraduatedPanel, RasterUniqueValuesPanel, RgbPanel, StretchPanel } from '../raster';
import type { RasterPanelProps } from '../raster';

type PropsOf<K extends RasterSchemeKind> = RasterPanelProps<Extract<RasterScheme, { readonly kind: K }>>;

/** The panel of every kind of raster scheme. */
const panels: { readonly [K in RasterSchemeKind]: (props: PropsOf<K>) => ReactNode } = {
  stretch: StretchPanel,
  'raster-graduated': RasterGraduatedPanel,
  'raster-unique-values': RasterUniqueValuesPanel,
  'rgb-composite': RgbPanel,
};

/** The panel that fits the scheme. */
export function RasterPanel(props: RasterPanelProps<RasterScheme>) {
  // The table pairs kinds and panels; the compiler cannot follow the pair through a lookup.
  const Panel = panels[props.value.kind] as unknown as (props: RasterPanelProps<RasterScheme>) => ReactNode;
  return <Panel {...props} />;
}
