import { createMap, createPolygonLayer, graduated } from '@gep/map-engine';
import type { ExportOptions } from '@gep/map-engine';
import { districts } from './data/county';

const map = createMap('map');
const scheme = graduated({
  field: 'yield',
  method: 'natural-breaks',
  classes: 5,
  ramp: 'YlGn',
});
const layer = map.addLayer(
  createPolygonLayer({ name: 'Yield', features: districts, scheme }),
);
await map.fit(layer, { duration: 0 });

const page: ExportOptions = {
  page: { unit: 'mm', width: 160, height: 105 },
  title: 'Yield of the districts',
  legend: true,
  unit: 't/ha',
  scaleBar: true,
  northArrow: true,
  source: 'Source: a survey of a county that exists nowhere',
};

/** Hands a file to the person at the page. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const button = (text: string, act: () => Promise<void>) => {
  const element = document.createElement('button');
  element.textContent = text;
  element.onclick = () => void act();
  return element;
};
const picture = document.createElement('img');
picture.width = 180;
picture.src = URL.createObjectURL(await map.exportPng({ ...page, dpi: 96 }));
document.querySelector('#panel')?.append(
  picture,
  button('PNG, 300 dpi', async () =>
    save(await map.exportPng({ ...page, dpi: 300 }), 'yield.png'),
  ),
  button('PDF', async () =>
    save(await map.exportPdf({ ...page, dpi: 300 }), 'yield.pdf'),
  ),
);
