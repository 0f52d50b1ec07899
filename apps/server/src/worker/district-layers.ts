import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { decodeWkb, toGeoJson } from '@gep/map-engine/geometry';
import type { FlatGeometry } from '@gep/map-engine/geometry';
import type { Measured } from '../file/written-file';

/** Figures of a district by the names of their columns. */
export type DistrictProperties = Readonly<Record<string, string | number | null>>;

/** Writes layers of the same districts as GeoJSON (RFC 7946), a file a layer. */
export interface DistrictLayersTask {
  readonly kind: 'district-layers';
  /** Degrees, one a district. */
  readonly wkb: readonly Uint8Array[];
  /** What each layer says of every district, in their order, and where its file is written. */
  readonly layers: readonly {
    readonly outPath: string;
    readonly properties: readonly DistrictProperties[];
  }[];
}

/** A centimetre. */
const decimals = 7;

/** Task of a thread: a region can hold more points than the server process can write beside its requests. */
export async function districtLayers({ wkb, layers }: DistrictLayersTask): Promise<Measured[]> {
  const geometries = wkb.map((one) => JSON.stringify(toGeoJson(rounded(decodeWkb(one)))));
  const written: Measured[] = [];
  for (const { outPath, properties } of layers) {
    const features = geometries.map(
      (geometry, i) =>
        `{"type":"Feature","properties":${JSON.stringify(properties[i])},"geometry":${geometry}}`,
    );
    const bytes = Buffer.from(`{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`);
    await writeFile(outPath, bytes, { flag: 'wx' });
    written.push({ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  return written;
}

function rounded(shape: FlatGeometry): FlatGeometry {
  const round = (one: number): number => Number(one.toFixed(decimals));
  return { ...shape, flatCoordinates: Array.from(shape.flatCoordinates, round) };
}
