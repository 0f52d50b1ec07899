import { GepDataError } from '../gep-data-error';

/** What a LERC block must hold to fill its tile or strip. */
export interface LercFrame {
  readonly width: number;
  /** Of the tile or strip; a last strip may be lower. */
  readonly height: number;
  /** One less may come: libtiff stores an alpha band of nothing but 0 and 255 as the mask. */
  readonly bands: number;
  /** Bytes of all samples. */
  readonly size: number;
}

/** A blob by itself, and how many bands it holds. */
export interface LercBlob {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly bands: number;
}

/** Bytes a number by LERC's data type: int8, uint8, int16, uint16, int32, uint32, float32, float64. */
const bytesOfType = [1, 1, 2, 2, 4, 4, 4, 8];

/**
 * Looks at the header of a LERC 2 blob before a decoder allocates by it, and gives the blob without the bytes after
 * it. Versions 3 to 5 are read: earlier ones have no checksum and do not occur in TIFF.
 *
 * Throws GepDataError `tiff-unsupported-codec` naming the version, or Error saying what does not fit.
 */
export function lercBlob(data: Uint8Array, wanted: LercFrame): LercBlob {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (data.length < 62 || String.fromCharCode(...data.subarray(0, 6)) !== 'Lerc2 ')
    throw new Error('a LERC 2 blob');
  const version = view.getInt32(6, true);
  if (version < 3 || version > 5)
    throw new GepDataError('tiff-unsupported-codec', `compression LERC 2.${version}`, 'LERC 2.3 to 2.5');
  const height = view.getUint32(14, true);
  const width = view.getUint32(18, true);
  const bands = version >= 4 ? view.getUint32(22, true) : 1;
  const rest = version >= 4 ? 26 : 22;
  const microBlock = view.getInt32(rest + 4, true);
  const blobSize = view.getInt32(rest + 8, true);
  const size = width * height * bands * (bytesOfType[view.getInt32(rest + 12, true)] ?? 0);
  if (
    width !== wanted.width ||
    height > wanted.height ||
    (bands !== wanted.bands && (bands === 0 || bands !== wanted.bands - 1)) ||
    size > wanted.size ||
    size === 0
  )
    throw new Error(
      `a blob of ${wanted.width} x ${wanted.height} x ${wanted.bands}, got ${width} x ${height} x ${bands}`,
    );
  if (!(microBlock >= 1 && microBlock <= 256))
    throw new Error(`micro blocks of 1 to 256 cells, got ${microBlock}`);
  if (!(blobSize >= 62 && blobSize <= data.length)) throw new Error(`${blobSize} bytes, got ${data.length}`);
  return { bytes: new Uint8Array(data.subarray(0, blobSize)), bands };
}
