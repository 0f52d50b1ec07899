import { createMap, createRasterLayer, geoTiffLoader } from '@gep/map-engine';
import type { RasterMapLayer } from '@gep/map-engine';
import { stretchScheme } from '@gep/map-engine/scheme';
import { RasterStyleDialog, StyleEditorProvider } from '@gep/style-editor';
import { useCallback, useState } from 'react';

/** A GeoTIFF, by its address or as a file that somebody chose, and a button that opens its raster settings. */
export function HeightMap({ source }: { readonly source: string | Blob }) {
  const [layer, setLayer] = useState<RasterMapLayer | null>(null);
  const [open, setOpen] = useState(false);

  const show = useCallback(
    (target: HTMLDivElement) => {
      const map = createMap(target);
      const file = geoTiffLoader(source);
      void file.describe().then((about) => {
        const scheme = stretchScheme({ bands: about.bands, stretch: 'percent-clip', ramp: 'viridis' });
        const made = map.addLayer(createRasterLayer({ ...about, scheme, ...file }));
        void map.fit(made, { duration: 0 });
        setLayer(made);
      });
      return () => {
        map.dispose();
        file.dispose();
      };
    },
    [source],
  );

  return (
    <StyleEditorProvider locale="en">
      <button type="button" onClick={() => setOpen(true)} disabled={!layer}>
        Style
      </button>
      <div ref={show} style={{ height: 480 }} />
      {open && layer && (
        <RasterStyleDialog
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
