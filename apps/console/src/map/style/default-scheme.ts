import { fillSymbol, labelSymbol, lineSymbol, simpleFill, simpleLine } from '@gep/map-engine/model';
import type { BandStatistics, RasterBand, RasterScheme, VectorScheme } from '@gep/map-engine/model';
import { resultRamps } from '@gep/api-client';
import type { SuperiorType } from '@gep/api-client';
import {
  districtScheme,
  districtSymbol,
  singleSymbolScheme,
  stretchScheme,
  suggestScheme,
} from '@gep/map-engine/scheme';
import type { SuggestStatistics } from '@gep/map-engine/scheme';
import { recountRows, setOpenEnds } from '@gep/map-engine/scheme/edit';

/** The ramp of results of a kind of service; null: of the total. */
export function resultRamp(group: SuperiorType | null): string {
  return resultRamps[group ?? 'total'];
}

/** A fill with a thin edge of one colour. */
function outlined(color: string, edge: string) {
  return fillSymbol(simpleFill({ color, outline: lineSymbol(simpleLine({ color: edge })) }));
}

/** Districts: the grey edge tells neighbours of one class apart on light and dark classes. */
export const district = districtSymbol;

/** How a partition layer is drawn before anybody styled it; reports draw it the same way. */
export const defaultPolygonScheme = districtScheme;

/** A line that is seen on any base map. */
export const defaultLineScheme: VectorScheme = singleSymbolScheme('line', {
  template: lineSymbol(simpleLine({ color: '#ff0000', width: 2 })),
});

/**
 * How a raster is drawn before anybody styled it: its first band as the shape of its values suggests.
 * @param scale the values that the colours are for: those of both years
 */
export function defaultRasterScheme(
  bands: readonly RasterBand[],
  scale: (SuggestStatistics & Pick<BandStatistics, 'histogram'>) | null = bands[0]?.statistics ?? null,
  ramp: string | null = null,
): RasterScheme {
  if (!scale) return stretchScheme({ bands });
  const scheme = suggestScheme(scale, scale.histogram, { bands, ...(ramp !== null && { ramp }) });
  if (scheme.kind !== 'raster-graduated') return scheme;
  return recountRows(setOpenEnds(scheme, { openBelow: true, openAbove: true }));
}

/** Borders without a fill, laid over rasters. */
export const borderScheme: VectorScheme = singleSymbolScheme('polygon', {
  template: outlined('#00000000', '#1c252199'),
});

/** Borders between districts that look alike, seen on any colour. */
export const markScheme: VectorScheme = singleSymbolScheme('line', {
  template: lineSymbol(
    simpleLine({ color: '#ffffff', width: 6, cap: 'round', join: 'round' }),
    simpleLine({ color: '#c0392b', width: 3, cap: 'round', join: 'round' }),
  ),
});

/** An edge that is seen on any layer, over a veil. */
function veiled(veil: string, width: number, edge: string) {
  return fillSymbol(
    simpleFill({
      color: veil,
      outline: lineSymbol(
        simpleLine({ color: '#ffffff', width: width + 2 }),
        simpleLine({ color: edge, width }),
      ),
    }),
  );
}

/** Regions that are measured, laid over everything with their names. */
export const regionScheme: VectorScheme = singleSymbolScheme('polygon', {
  template: veiled('#ffffff33', 2, '#1c2521'),
  label: labelSymbol({ useLabel: true, field: 'Name', size: 15, haloWidth: 2 }),
});

/** The place that a table and the map point at together; what is below stays in sight. */
export const markedScheme: VectorScheme = singleSymbolScheme('polygon', {
  template: veiled('#ffffff00', 3, '#c2410c'),
});
