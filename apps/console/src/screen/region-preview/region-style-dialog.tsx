import type { VectorLayer } from '@gep/api-client';
import { decodeLayer } from '@gep/map-engine/codec';
import type { VectorScheme } from '@gep/map-engine/model';
import { featureFields, PolygonStyleDialog } from '@gep/style-editor';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { libraryPort } from '../../map/style-dialog/style-ports';
import { EditorWords } from '../../message/editor-words';
import { client } from '../../session/client';

interface RegionStyleDialogProps {
  readonly file: VectorLayer;
  /** Name of the file, the title of the dialog. */
  readonly title: string;
  readonly scheme: VectorScheme;
  /** Draws with a scheme; it lives as long as the page, the server keeps no style of a region file. */
  readonly onScheme: (scheme: VectorScheme) => void;
  readonly onClose: () => void;
}

/** The style dialog over the preview; what is edited is drawn at once. */
export function RegionStyleDialog({ file, title, scheme, onScheme, onClose }: RegionStyleDialogProps) {
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
    <EditorWords>
      <PolygonStyleDialog
        title={title}
        value={value}
        ports={ports}
        onPreview={onScheme}
        onCancel={onClose}
        onApply={(next, { close }) => {
          onScheme(next);
          if (close) onClose();
        }}
      />
    </EditorWords>
  );
}
