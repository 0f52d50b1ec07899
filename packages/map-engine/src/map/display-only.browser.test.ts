import { expect, it } from 'vitest';
import { click, drawingBegun, rendered, testMap } from '../../test/map-fixture';
import { decodeWkb, projector } from '../geometry';
import { loadProj4 } from '../geometry/projection/register-projection';

loadProj4();

it('keeps nothing in a projection for display only: regions drawn in it are in degrees', async () => {
  const { map } = testMap({ projection: 'GEP:GCJ-02' });
  map.olMap.getView().setCenter([116.4, 39.9]);
  map.olMap.getView().setResolution(0.001);
  await rendered(map);
  const drawing = map.drawPolygon();
  await drawingBegun(map);
  const corners = [
    [100, 100],
    [200, 100],
    [200, 200],
  ];
  for (const [x, y] of corners) {
    click(map, x, y);
    // Clicks within 250 ms of each other are a double click.
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  click(map, 100, 100);
  const { geometry, projection, wkb } = await drawing;
  expect(projection).toBe('EPSG:4326');
  const home = projector('GEP:GCJ-02', 'EPSG:4326');
  corners.forEach((pixel, i) => {
    const [x, y] = map.olMap.getCoordinateFromPixel(pixel);
    const [longitude, latitude] = home([x, y]);
    expect(geometry.flatCoordinates[i * 2]).toBeCloseTo(longitude, 9);
    expect(geometry.flatCoordinates[i * 2 + 1]).toBeCloseTo(latitude, 9);
    // The shift around Beijing: about 6 seconds east.
    expect(x - longitude).toBeGreaterThan(0.005);
  });
  expect(decodeWkb(wkb).flatCoordinates).toEqual(geometry.flatCoordinates);
});
