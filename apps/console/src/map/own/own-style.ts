import type { Loss } from '@gep/map-engine/interchange';
import type { RasterScheme, VectorScheme } from '@gep/map-engine/model';
import { isRasterScheme } from '@gep/map-engine/model';
import { generateCategories, schemeFields } from '@gep/map-engine/scheme';
import { OwnFault } from './own-fault';
import type { OwnLayer, OwnRaster, OwnVector } from './own-layer';
import { bytesOf } from './source-file';

/** The layers of a file in the style that came with it, and what the style lost. */
export interface StyledLayers {
  readonly layers: readonly OwnLayer[];
  readonly losses: readonly Loss[];
}

/**
 * Layers of one file in the style of QGIS beside it; a file with several kinds of geometry has it on those that it draws.
 * @throws OwnFault `style` for a file that holds none, `styleGeometry` for one of another kind of layer, `styleField` for
 *   one that asks a column or a band that is not there
 */
export async function withQgisStyle(layers: readonly OwnLayer[], style: File): Promise<StyledLayers> {
  const text = new TextDecoder().decode(await bytesOf(style));
  const { schemeFromQml } = await import('@gep/map-engine/interchange');
  let converted: ReturnType<typeof schemeFromQml>;
  try {
    converted = schemeFromQml(text);
  } catch {
    throw new OwnFault(style.name, 'style');
  }
  const { result, losses } = converted;
  if (!layers.some(({ kind }) => kind === result.geometry)) throw new OwnFault(style.name, 'styleGeometry');
  const styled = layers.map((layer) => {
    if (layer.kind === 'picture' || layer.kind !== result.geometry) return layer;
    if (layer.kind === 'raster') return isRasterScheme(result) ? rasterIn(layer, result, style) : layer;
    return isRasterScheme(result) ? layer : vectorIn(layer, result, style);
  });
  return { layers: styled, losses };
}

function vectorIn(layer: OwnVector, scheme: VectorScheme, style: File): OwnVector {
  const properties = layer.features.map((feature) => feature.properties);
  const missing = schemeFields(scheme).find(({ name }) => !properties.some((one) => name in one));
  if (missing !== undefined) throw new OwnFault(style.name, 'styleField', { field: missing.name });
  try {
    return { ...layer, scheme: generateCategories(scheme, { properties }) };
  } catch {
    // Classes of a column that holds texts.
    throw new OwnFault(style.name, 'styleField', { field: schemeFields(scheme)[0]?.name ?? '' });
  }
}

function rasterIn(layer: OwnRaster, scheme: RasterScheme, style: File): OwnRaster {
  const { bands } = layer.description;
  const asked =
    scheme.kind === 'rgb-composite' ? Object.values(scheme.channels).map(({ band }) => band) : [scheme.band];
  const missing = asked.find((band) => band !== null && band >= bands.length);
  if (missing != null) throw new OwnFault(style.name, 'styleField', { field: String(missing + 1) });
  return { ...layer, scheme: { ...scheme, bands } };
}
