import { createMap, createPolygonLayer, geoJsonFeatures } from '@gep/map-engine';
import type { GeoJsonCollection, VectorMapLayer } from '@gep/map-engine';
import { singleSymbolScheme } from '@gep/map-engine/scheme';
import { featureFields, PolygonStyleDialog, StyleEditorProvider } from '@gep/style-editor';
import { useCallback, useMemo, useState } from 'react';

/** A map of polygons and a button that opens their style. Nothing is fetched; the data are at hand. */
export function DistrictMap({ districts }: { readonly districts: GeoJsonCollection }) {
  const features = useMemo(() => geoJsonFeatures(districts), [districts]);
  const ports = useMemo(
    () => ({ fields: featureFields(features.map(({ properties }) => properties)) }),
    [features],
  );
  const [layer, setLayer] = useState<VectorMapLayer | null>(null);
  const [open, setOpen] = useState(false);

  const show = useCallback(
    (target: HTMLDivElement) => {
      const map = createMap(target);
      const made = map.addLayer(createPolygonLayer({ scheme: singleSymbolScheme('polygon'), features }));
      void map.fit(made, { duration: 0 });
      setLayer(made);
      return () => map.dispose();
    },
    [features],
  );

  return (
    <StyleEditorProvider locale="en" ports={ports}>
      <button type="button" onClick={() => setOpen(true)}>
        Style
      </button>
      <div ref={show} style={{ height: 480 }} />
      {open && layer && (
        <PolygonStyleDialog
          value={layer.scheme}
          onPreview={(next) => layer.setScheme(next)}
          onCancel={() => setOpen(false)}
          onApply={(next, { close }) => {
            layer.setScheme(next);
            if (close) setOpen(false);
          }}
        />
      )}
    </StyleEditorProvider>
  );
}
