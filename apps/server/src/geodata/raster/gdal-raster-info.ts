import type { Transform } from '@gep/raster';
import { crsFault, foundCrs } from '../found-crs';
import type { GdalDataset } from '../gdal';
import { refuse } from '../geodata-error';
import type { GeodataWarning } from '../problem-codes';
import type { CellType, FoundCrs } from '../task';
import type { SourceBand } from './raster-source';

interface RasterInfo {
  size: [number, number];
  coordinateSystem?: { wkt?: string };
  geoTransform?: number[];
  bands: {
    block: [number, number];
    type: string;
    description?: string;
    unit?: string;
    noDataValue?: number | string;
    scale?: number;
    offset?: number;
    mask?: { flags: string[] };
    colorTable?: { entries?: number[][] };
  }[];
}

/** What `gdalinfo` says about an open raster, checked. */
export interface RasterFacts {
  readonly width: number;
  readonly height: number;
  readonly cellType: CellType;
  readonly blocks: { readonly width: number; readonly height: number };
  readonly crs: FoundCrs | null;
  readonly transform: Transform | null;
  readonly bands: readonly SourceBand[];
  readonly warnings: readonly GeodataWarning[];
}

const cellTypes: Readonly<Record<string, CellType>> = {
  Byte: 'uint8',
  Int8: 'int8',
  UInt16: 'uint16',
  Int16: 'int16',
  UInt32: 'uint32',
  Int32: 'int32',
  // 64-bit whole numbers are read as floating point; classes and measurements stay below 2^53.
  UInt64: 'float64',
  Int64: 'float64',
  Float16: 'float32',
  Float32: 'float32',
  Float64: 'float64',
};

/** Throws `raster-type-unsupported` (complex numbers) or `raster-crs-unsupported`. */
export function rasterFacts(dataset: GdalDataset, name: string): RasterFacts {
  const info = dataset.info as RasterInfo | undefined;
  if (!info?.bands?.length) return refuse('raster-damaged', name, 'a raster with at least one band');
  const cellType = cellTypes[info.bands[0].type];
  if (!cellType)
    return refuse('raster-type-unsupported', name, 'real numbers of up to 64 bits', {
      args: { type: info.bands[0].type },
    });
  const warnings: GeodataWarning[] = [];
  const wkt = info.coordinateSystem?.wkt;
  const crs = wkt ? foundCrs(wkt) : null;
  if (!crs) warnings.push({ code: 'raster-no-crs', at: name, expected: 'a coordinate system in the file' });
  const fault = crs && crsFault(crs);
  if (fault)
    refuse('raster-crs-unsupported', name, 'a geographic or projected coordinate system of the Earth', {
      args: { name: crs.name, reason: fault },
    });
  const [c, a, b, f, d, e] = info.geoTransform ?? [];
  const placed =
    info.geoTransform?.length === 6 && info.geoTransform.every(Number.isFinite) && a * e - b * d !== 0;
  if (!placed)
    warnings.push({
      code: 'raster-no-georeference',
      at: name,
      expected: 'position and cell size in the file',
    });
  return {
    width: info.size[0],
    height: info.size[1],
    cellType,
    blocks: { width: info.bands[0].block[0], height: info.bands[0].block[1] },
    crs,
    transform: placed ? [a, b, c, d, e, f] : null,
    bands: info.bands.map((band) => ({
      noData: noDataOf(band.noDataValue),
      scale: band.scale ?? 1,
      offset: band.offset ?? 0,
      description: band.description ?? '',
      unit: band.unit ?? '',
      colorTable: (band.colorTable?.entries as [number, number, number, number][] | undefined) ?? null,
      hasMask: Boolean(band.mask?.flags.includes('PER_DATASET')),
    })),
    warnings,
  };
}

/** null for NaN too (written as text, JSON has none): not-a-number cells are never valid anyway. */
function noDataOf(value: number | string | undefined): number | null {
  const number = Number(value);
  return Number.isNaN(number) ? null : number;
}
