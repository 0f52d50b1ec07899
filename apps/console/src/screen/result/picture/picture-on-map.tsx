import { createImageLayer } from '@gep/map-engine/layer';
import type { ImageMapLayer } from '@gep/map-engine/layer';
import type { MapHandle } from '@gep/map-engine/map';
import { useEffect, useRef } from 'react';
import { controlPointsOf } from '../../../map/own/picture/control-points';
import type { OwnPicture } from '../../../map/own/own-layer';
import type { OwnEntry } from '../layers/layer-entries';

interface PictureOnMapProps {
  readonly handle: MapHandle;
  readonly entry: OwnEntry;
  readonly own: OwnPicture;
}

/** Keeps a picture of the reader on the map, where its control points put it; without enough of them it is not seen. */
export default function PictureOnMap({ handle, entry, own }: PictureOnMapProps) {
  const { key, source, points, transform } = own;
  const { seen, zIndex, item } = entry;
  const { opacity } = item;
  const layer = useRef<ImageMapLayer>(null);
  useEffect(() => {
    const made = createImageLayer({ id: key, source, projection: 'EPSG:4326' });
    handle.addLayer(made);
    layer.current = made;
    return () => {
      layer.current = null;
      handle.removeLayer(made);
      made.dispose();
    };
  }, [handle, key, source]);
  // A layer that takes the place of another one is drawn alike.
  useEffect(() => {
    layer.current?.setVisible(seen);
    layer.current?.setOpacity(opacity);
    layer.current?.setZIndex(zIndex);
  }, [handle, key, source, seen, opacity, zIndex]);
  useEffect(() => {
    layer.current?.setPlacement({ transformType: transform, controlPoints: controlPointsOf(points) });
  }, [handle, key, source, transform, points]);
  return null;
}
