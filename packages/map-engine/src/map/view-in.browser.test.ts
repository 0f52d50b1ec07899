import { expect, it } from 'vitest';
import { testMap } from '../../test/map-fixture';
import { loadProj4 } from '../geometry/projection/register-projection';

loadProj4();

it('shows the default centre where the next projection does not reach the present one', () => {
  // 90 degrees of longitude from the meridian 114 of EPSG:4526, on the equator.
  const { map } = testMap({ projection: 'EPSG:4326', center: [24, 0], zoom: 4 });
  map.setProjection('EPSG:4526');
  const [x, y] = map.olMap.getView().getCenter() ?? [];
  // cs2cs EPSG:4490 EPSG:4526 gives 38500000.00 4207498.02 for 114 E 38 N.
  expect(x).toBeCloseTo(38_500_000, 1);
  expect(y).toBeCloseTo(4_207_498.02, 1);
});
