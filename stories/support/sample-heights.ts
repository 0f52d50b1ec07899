import { writeGeoTiff } from '@gep/raster';

const [width, height] = [360, 240];

/** Hills and valleys of a made-up landscape in metres, as a GeoTIFF file in EPSG:4326. */
export async function sampleHeights(): Promise<Blob> {
  const data = Float32Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [(index % width) / width, Math.floor(index / width) / height];
    return 600 + 500 * Math.sin(7 * x) * Math.cos(5 * y) + 120 * Math.sin(23 * x + 17 * y);
  });
  const transform = [0.01, 0, 113, 0, -0.01, 31] as const;
  const bytes = await writeGeoTiff([{ width, height, data, transform: [...transform], crs: 'EPSG:4326' }]);
  return new Blob([new Uint8Array(bytes)], { type: 'image/tiff' });
}
