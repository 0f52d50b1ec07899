import { finishInSlices } from '@gep/raster/order';
import type { Steps } from '@gep/raster/order';
import { decodeWkb, findNeighbours, sharedBorder } from '@gep/map-engine/geometry';
import type { FlatGeometry } from '@gep/map-engine/geometry';
import { createThumbnails } from '@gep/map-engine/layer';
import { createLineLayer } from '@gep/map-engine/layer/line';
import type { MapHandle } from '@gep/map-engine/map';
import type { Scheme } from '@gep/map-engine/model';
import type { MapSource } from '@gep/style-editor';
import type { OpenedLayer, OpenedPolygons } from '../layer/opened-layer';
import { markScheme } from '../style/default-scheme';
import type { DialogUnits } from './dialog-units';
import { shownRows } from './style-ports';

/** Over the districts and the borders of the region. */
const onTop = 20;

/**
 * A result layer on the map, as its style dialog works with it: small pictures, what is beneath it, and for districts which
 * touch and where they do on the map.
 * @param base colour of what is beneath the layer, asked for each time
 */
export function mapPort(
  opened: OpenedLayer,
  handle: MapHandle | null,
  { fromDialog, shown }: DialogUnits,
  base: () => string,
): MapSource {
  const thumbnail = thumbnails(opened, fromDialog);
  const shared = {
    get base() {
      return base();
    },
    get opacity() {
      return opened.layer.model.opacity;
    },
    thumbnail,
  };
  if (opened.kind === 'raster') return shared;
  const geometries = decoded(opened);
  let unmark = (): void => undefined;
  return Object.defineProperties<MapSource>(
    {
      async neighbours(signal) {
        const pairs = await findNeighbours(await geometries(), { signal });
        return { properties: shownRows(opened.features, shown), pairs };
      },
      mark(pairs) {
        unmark();
        unmark = () => undefined;
        if (!handle || pairs.length === 0) return;
        let isWanted = true;
        unmark = () => void (isWanted = false);
        void geometries().then((areas) => {
          if (isWanted) unmark = handle.decorate(borderLayer(opened, areas, pairs));
        });
      },
    },
    Object.getOwnPropertyDescriptors(shared),
  );
}

function thumbnails(opened: OpenedLayer, fromDialog: DialogUnits['fromDialog']): MapSource['thumbnail'] {
  if (opened.kind === 'raster') {
    const draw = createThumbnails(opened.layer);
    return async (scheme, size) => (scheme.geometry === 'raster' ? draw(fromDialog(scheme), size) : null);
  }
  const draw = createThumbnails(opened.layer);
  return async (scheme: Scheme, size) =>
    scheme.geometry === 'raster' ? null : draw(fromDialog(scheme), size);
}

/** The districts' geometries, decoded when they are first asked for. */
function decoded({ features }: OpenedPolygons): () => Promise<readonly (FlatGeometry | null)[]> {
  let known: Promise<readonly (FlatGeometry | null)[]> | null = null;
  function* decode(): Steps<(FlatGeometry | null)[]> {
    const areas: (FlatGeometry | null)[] = [];
    for (const { wkb } of features) {
      areas.push(wkb === null || wkb.length === 0 ? null : decodeWkb(wkb));
      yield;
    }
    return areas;
  }
  return () => (known ??= finishInSlices(decode()));
}

/** The common borders of pairs of districts as lines. */
function borderLayer(
  { layer }: OpenedPolygons,
  areas: readonly (FlatGeometry | null)[],
  pairs: readonly (readonly [number, number])[],
) {
  const features = pairs.flatMap(([one, two]) => {
    const [first, second] = [areas[one], areas[two]];
    const geometry = first && second && sharedBorder(first, second);
    return geometry ? [{ id: `${one} ${two}`, geometry, properties: {} }] : [];
  });
  return createLineLayer({ projection: layer.model.projection, zIndex: onTop, scheme: markScheme, features });
}
