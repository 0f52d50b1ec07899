import {
  createMap,
  createPolygonLayer,
  createRasterLayer,
  geoTiffLoader,
  singleSymbol,
  stretch,
} from '@gep/map-engine';
import type { GeoJsonCollection, MapLayer } from '@gep/map-engine';
import { districts } from './data/county';

const map = createMap('map');
const target = document.querySelector<HTMLElement>('#map');
const panel = document.querySelector('#panel');
if (panel)
  panel.textContent = 'Drop a GeoJSON file of polygons or a GeoTIFF on the map.';

/** The layer of a file, in a first style. */
async function layerOf(file: File): Promise<MapLayer> {
  if (/\.tiff?$/i.test(file.name)) {
    const loader = geoTiffLoader(file);
    const scheme = stretch({ stretch: 'percent-clip', ramp: 'viridis' });
    return createRasterLayer({
      name: file.name,
      ...(await loader.describe()),
      ...loader,
      scheme,
    });
  }
  const features = JSON.parse(await file.text()) as GeoJsonCollection;
  return createPolygonLayer({
    name: file.name,
    features,
    scheme: singleSymbol({ color: '#a9cf7f' }),
  });
}

async function show(file: File): Promise<void> {
  const layer = map.addLayer(await layerOf(file));
  await map.fit(layer, { duration: 0 });
  if (panel) panel.textContent = `${file.name} is on the map.`;
}

target?.addEventListener('dragover', (event) => event.preventDefault());
target?.addEventListener('drop', (event) => {
  event.preventDefault();
  for (const file of event.dataTransfer?.files ?? []) {
    show(file).catch((error: Error) =>
      panel?.replaceChildren(`${file.name}: ${error.message}`),
    );
  }
});

void show(new File([JSON.stringify(districts)], 'districts.geojson'));
