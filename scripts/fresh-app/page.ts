import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGeoTiff } from '../../packages/raster/src/node';
import { read } from '../check/files';

const html = `<!doctype html>
<title>Fresh app</title>
<link rel="icon" href="data:," />
<div id="map" style="width: 500px; height: 300px"></div>
<div id="legend"></div>
<div id="heights" style="width: 500px"></div>
<div id="districts" style="width: 500px"></div>
<div id="elements" style="width: 500px"></div>
<script type="module" src="/main.tsx"></script>
`;

const main = `import 'ol/ol.css';
import '@gep/style-editor/style.css';
import { createRoot } from 'react-dom/client';
import { DistrictMap } from './district-map';
import { districtPage } from './district-page';
import { firstMap } from './first-map';
import { HeightMap } from './height-map';

const square = (x: number) => [[[x, 30], [x + 1, 30], [x + 1, 31], [x, 31], [x, 30]]];
const features = [0, 1, 2, 3, 4].map((index) => ({
  type: 'Feature' as const,
  geometry: { type: 'Polygon' as const, coordinates: square(100 + index) },
  properties: { population: 10 * (index + 1) },
}));
const districts = { type: 'FeatureCollection' as const, features };
const element = (id: string) => document.getElementById(id)!;
const map = firstMap(element('map'), element('legend'), districts);
Object.assign(globalThis, { pdf: async () => (await map.exportPdf()).slice(0, 5).text() });
createRoot(element('heights')).render(<HeightMap source="/heights.tif" />);
createRoot(element('districts')).render(<DistrictMap districts={districts} />);
districtPage(element('elements'), districts);
`;

/** Writes a page of the engine's and the editor's examples into an app, and the GeoTIFF that it shows. */
export async function writePage(folder: string): Promise<void> {
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'main.tsx'), main);
  const examples = [
    'map-engine/examples/first-map.ts',
    'style-editor/examples/district-map.tsx',
    'style-editor/examples/district-page.ts',
    'style-editor/examples/height-map.tsx',
  ];
  for (const example of examples)
    writeFileSync(join(folder, example.replace(/.*\//, '')), read(`packages/${example}`));
  mkdirSync(join(folder, 'public'));
  // Low in the west, high in the east: the two ends of the ramp.
  const data = Float32Array.from({ length: 64 * 64 }, (_, i) => (i % 64 < 32 ? 0 : 100));
  const transform = [0.05, 0, 110, 0, -0.05, 33] as const;
  const bytes = await writeGeoTiff({ width: 64, height: 64, data, transform, crs: 'EPSG:4326' });
  writeFileSync(join(folder, 'public/heights.tif'), bytes);
}
