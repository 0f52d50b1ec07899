import {
  createMap,
  createRasterLayer,
  geoTiffLoader,
  rasterClasses,
  sampleRamp,
} from '@gep/map-engine';
import { classifyHistogram } from '@gep/map-engine/classify';
import { heightFile } from './data/rasters';

const file = geoTiffLoader(await heightFile());
const about = await file.describe();
const { histogram } = about.bands[0].statistics;

const map = createMap('map');
const scheme = rasterClasses({
  method: 'natural-breaks',
  classes: 5,
  ramp: 'YlOrBr',
});
const layer = map.addLayer(createRasterLayer({ ...about, ...file, scheme }));
void map.fit(layer, { duration: 0 });

// The same breaks from the histogram alone: 256 numbers, however large the raster is.
if (histogram) {
  const breaks = classifyHistogram(histogram, {
    method: 'natural-breaks',
    classes: 5,
  });
  const colors = sampleRamp('YlOrBr', 5);
  const { min, max, counts } = histogram;
  const highest = Math.max(...Array.from(counts));
  const bars = Array.from(counts, (count, i) => {
    const value = min + ((i + 0.5) / counts.length) * (max - min);
    const color =
      colors[
        Math.max(0, breaks.slice(1, -1).filter((edge) => edge < value).length)
      ];
    const height = (100 * count) / highest;
    return `<rect x="${i}" y="${100 - height}" width="1.2" height="${height}" fill="${color}"/>`;
  });
  const chart = `<svg viewBox="0 0 ${counts.length} 100" width="180">${bars.join('')}</svg>`;
  const list = breaks.map((edge) => `<li>${edge.toFixed(0)} m</li>`).join('');
  document
    .querySelector('#panel')
    ?.insertAdjacentHTML('beforeend', `${chart}<ol>${list}</ol>`);
}
