import {
  createLegend,
  createMap,
  createRasterLayer,
  stretch,
} from '@gep/map-engine';

// Cells that the page computes: a wave that runs over the map.
const [width, height] = [160, 100];
const cells = (time: number) =>
  Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [(i % width) / 12, Math.floor(i / width) / 12];
    return (
      Math.sin(Math.hypot(x - 6, y - 4) * 2 - time) /
      (1 + Math.hypot(x - 6, y - 4) / 3)
    );
  });
const block = (time: number) => ({
  extent: [110, 30, 126, 40] as const,
  width,
  height,
  projection: 'EPSG:4326',
  bands: [cells(time)],
});

const map = createMap('map');
const scheme = stretch({ ramp: 'RdBu', min: -1, max: 1 })({ bands: [] });
const layer = map.addLayer(
  createRasterLayer({ projection: 'EPSG:4326', extent: block(0).extent, scheme }),
);
layer.setData(block(0));
void map.fit(layer, { duration: 0 });
document.querySelector('#panel')?.append(createLegend(layer).element);

let time = 0;
setInterval(() => layer.setData(block((time += 0.3))), 150);
