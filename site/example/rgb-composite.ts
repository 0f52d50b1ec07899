import {
  createMap,
  createRasterLayer,
  geoTiffLoader,
  rgbComposite,
} from '@gep/map-engine';
import { sceneFile } from './data/rasters';

/** Shows three bands of the file as red, green and blue. */
const channels = (red: number, green: number, blue: number) => ({
  red: { used: true, band: red },
  green: { used: true, band: green },
  blue: { used: true, band: blue },
});

const file = geoTiffLoader(await sceneFile());
const about = await file.describe();
const composite = (bands: readonly [number, number, number]) =>
  rgbComposite({
    stretch: 'percent-clip',
    minClip: 1,
    maxClip: 1,
    channels: channels(...bands),
  })(about);

const map = createMap('map');
const layer = map.addLayer(
  createRasterLayer({ ...about, ...file, scheme: composite([0, 1, 2]) }),
);
void map.fit(layer, { duration: 0 });

const panel = document.querySelector('#panel');
for (const [name, bands] of [
  ['Natural colours', [0, 1, 2]],
  ['Infrared as red', [3, 0, 1]],
] as const) {
  const button = document.createElement('button');
  button.textContent = name;
  button.onclick = () => layer.setScheme(composite(bands));
  panel?.append(button);
}
