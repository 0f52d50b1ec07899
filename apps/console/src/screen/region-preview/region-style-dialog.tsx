import type { VectorLayer } from '@gep/api-client';
import { decodeLayer } from '@gep/map-engine/codec';
import type { VectorScheme } from '@gep/map-engine/model';
import { featureFields, PolygonStyleDialog, StyleEditorProvider } from '@gep/style-editor';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { libraryPort } from '../../map/style-ports';
import { client } from '../../session/client';

interface RegionStyleDialogProps {
  readonly file: VectorLayer;
  readonly scheme: VectorScheme;
  /** Draws with a scheme; it lives as long as the page, the server keeps no style of a region file. */
  readonly onScheme: (scheme: VectorScheme) => void;
  readonly onClose: () => void;
}

/** The style dialog over the preview; what is edited is drawn at once. */
export function RegionStyleDialog({ file, scheme, onScheme, onClose }: RegionStyleDialogProps) {
  const { i18n } = useTranslation();
  // The dialog edits a copy of what is drawn when it opens.
  const [value] = useState(scheme);
  const ports = useMemo(() => {
    const { layer, features } = decodeLayer(file, 'polygon');
    const properties = (features.get(layer.id) ?? []).map((feature) => feature.properties);
    return {
      library: libraryPort(client),
      notify: (text: string) => void toast.success(text),
      fields: featureFields(properties, layer.fields),
    };
  }, [file]);
  return (
    <StyleEditorProvider locale={i18n.language === 'en' ? 'en' : 'zh-CN'}>
      <PolygonStyleDialog
        value={value}
        ports={ports}
        onPreview={onScheme}
        onCancel={onClose}
        onApply={(next, { close }) => {
          onScheme(next);
          if (close) onClose();
        }}
      />
    </StyleEditorProvider>
  );
}
