import { writeGeoTiff } from '@gep/raster';

/** Made-up heights of the county in metres: a ridge, two hills and a lake without data. */
export async function heightsFile(): Promise<File> {
  const [width, height] = [240, 168];
  const hill = (x: number, y: number, size: number) => Math.exp(-(x * x + y * y) / (size * size));
  const data = Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) / width, Math.floor(i / width) / height];
    const ridge = 900 * Math.exp(-(((y - 0.3 - 0.12 * Math.sin(7 * x)) / 0.16) ** 2));
    const hills = 1400 * hill(x - 0.72, y - 0.62, 0.17) + 700 * hill(x - 0.2, y - 0.8, 0.12);
    const fold = (size: number) => Math.abs(Math.sin(size * x + 3 * Math.sin(size * y) + size));
    const rough = 90 * fold(13) + 40 * fold(29) + 20 * fold(41);
    return hill(x - 0.42, (y - 0.72) * 1.4, 0.08) > 0.5 ? -9999 : 120 + ridge + hills + rough;
  });
  const bytes = await writeGeoTiff({
    ...{ width, height, data, noData: -9999, crs: 'EPSG:4326' },
    transform: [2 / width, 0, 116, 0, -1.4 / height, 37.4],
  });
  return new File([bytes.slice()], 'heights.tif');
}
