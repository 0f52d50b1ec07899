import type { Extent } from '@gep/raster';
import type { GdalDataset } from './gdal';

/** A layer with shapes, as GDAL describes it. */
export interface LayerInfo {
  readonly name: string;
  readonly featureCount: number;
  /** Name of the column of shapes, as queries need it. */
  readonly geometryColumn: string;
  /** As declared: `Polygon`, `3D Line String`, `Geometry` for any. */
  readonly geometryType: string;
  /** WKT of its CRS, where it has one. */
  readonly wkt: string | undefined;
  /** Of all coordinates in the CRS of the layer; absent where there are none. */
  readonly extent: Extent | undefined;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly subType?: string }[];
}

/** `ogrinfo -json`, as far as it is read. */
interface VectorInfo {
  readonly layers?: readonly {
    readonly name: string;
    readonly featureCount?: number;
    readonly geometryFields?: readonly {
      readonly name?: string;
      readonly type?: string;
      readonly extent?: Extent;
      readonly coordinateSystem?: { readonly wkt?: string };
    }[];
    readonly fields?: LayerInfo['fields'];
  }[];
}

/** The layers of an opened file that have shapes; tables without are left out. */
export function layersOf(dataset: GdalDataset): LayerInfo[] {
  return ((dataset.info as VectorInfo | undefined)?.layers ?? []).flatMap((layer) => {
    const [geometry] = layer.geometryFields ?? [];
    if (!geometry) return [];
    return {
      name: layer.name,
      featureCount: layer.featureCount ?? 0,
      geometryColumn: geometry.name || 'geometry',
      geometryType: geometry.type ?? '',
      wkt: geometry.coordinateSystem?.wkt,
      extent: geometry.extent,
      fields: layer.fields ?? [],
    };
  });
}

/** A name inside a query. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
