import { createPolygonLayer, graduated } from '@gep/map-engine';
import type { ExportOptions, GeoJsonCollection, MapHandle } from '@gep/map-engine';

/** A map of yields for a report: a picture to put into a text, and the same page for the printer. */
export async function yieldsOnPaper(
  map: MapHandle,
  districts: GeoJsonCollection,
): Promise<{ readonly picture: Blob; readonly print: Blob }> {
  const scheme = graduated({ field: 'yield', classes: 5, ramp: 'YlGn' });
  map.addLayer(createPolygonLayer({ name: 'Yield', features: districts, scheme }));
  await map.fit(null, { duration: 0 });
  const page: ExportOptions = {
    page: { unit: 'mm', width: 160, height: 105 },
    title: 'Yield of the districts 2020',
    legend: true,
    unit: 't/ha',
    scaleBar: true,
    northArrow: true,
    source: 'Source: made-up survey of a county that lies nowhere',
  };
  return {
    picture: await map.exportPng({ ...page, dpi: 96 }),
    print: await map.exportPdf({ ...page, dpi: 300 }),
  };
}
