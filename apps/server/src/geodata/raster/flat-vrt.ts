import type { Transform } from '@gep/raster';

export type FlatType = 'float32' | 'float64' | 'int32';

export const flatTypes = {
  float32: { gdal: 'Float32', bytes: 4 },
  float64: { gdal: 'Float64', bytes: 8 },
  int32: { gdal: 'Int32', bytes: 4 },
} satisfies Record<FlatType, { gdal: string; bytes: number }>;

/**
 * A VRT that lets GDAL read a flat little-endian file as one band. Unlike an ENVI header it keeps the CRS as WKT 2
 * and any affine transform.
 */
export function flatVrt(raster: {
  file: string;
  cellType: FlatType;
  width: number;
  height: number;
  transform: Transform;
  crs: string;
  noData: number;
}): string {
  const [a, b, c, d, e, f] = raster.transform;
  const { gdal, bytes } = flatTypes[raster.cellType];
  const noData = Number.isNaN(raster.noData) ? 'nan' : String(raster.noData);
  return `<VRTDataset rasterXSize="${raster.width}" rasterYSize="${raster.height}">
<SRS>${escapeXml(raster.crs)}</SRS>
<GeoTransform>${[c, a, b, f, d, e].join(', ')}</GeoTransform>
<VRTRasterBand dataType="${gdal}" band="1" subClass="VRTRawRasterBand">
<NoDataValue>${noData}</NoDataValue>
<SourceFilename relativeToVRT="1">${escapeXml(raster.file)}</SourceFilename>
<ImageOffset>0</ImageOffset><PixelOffset>${bytes}</PixelOffset><LineOffset>${bytes * raster.width}</LineOffset>
<ByteOrder>LSB</ByteOrder>
</VRTRasterBand>
</VRTDataset>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
