import { expect, it } from 'vitest';
import { stretchScheme } from '../../scheme';
import { geoTiffLoader } from '../../source/geotiff-loader';
import { createRasterLayer } from './raster-layer';

it('a layer made of a whole loader has plain data as its model', () => {
  const file = geoTiffLoader(new Uint8Array(8));
  const { model } = createRasterLayer({ name: 'Height', scheme: stretchScheme(), ...file });
  expect(structuredClone(model)).toEqual(model);
  expect(model).toMatchObject({ kind: 'raster', name: 'Height', projection: 'EPSG:4326' });
});
