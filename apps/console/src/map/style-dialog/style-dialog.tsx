import { isAbort } from '@gep/api-client';
import type { Scheme } from '@gep/map-engine/model';
import { PolygonStyleDialog, RasterStyleDialog } from '@gep/style-editor';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { saveStyle } from '../layer/save-style';
import type { OpenedLayer } from '../layer/open-layer';
import { bandPort, fieldPort, libraryPort } from './style-ports';
import { setScheme } from '../layer/use-scheme';

interface LayerStyleDialogProps {
  readonly opened: OpenedLayer;
  /** Name of the layer, the title of the dialog. */
  readonly title: string;
  readonly onClose: () => void;
}

/** The style dialog of a layer over the live map; what is applied is drawn at once and saved. */
export function StyleDialog({ opened, title, onClose }: LayerStyleDialogProps) {
  const { t } = useTranslation();
  // The dialog edits a copy of what is drawn when it opens.
  const [value] = useState<Scheme>(() => opened.layer.scheme);
  const ports = useMemo(() => {
    const shared = { library: libraryPort(client), notify: (text: string) => void toast.success(text) };
    return opened.kind === 'raster'
      ? { ...shared, bands: bandPort(client, opened.place, opened.layer.scheme.bands) }
      : { ...shared, fields: fieldPort(client, opened.place, opened.fields, opened.features) };
  }, [opened]);

  const shared = {
    title,
    ports,
    onCancel: onClose,
    onPreview: (scheme: Scheme) => setScheme(opened, scheme),
    onApply: async (scheme: Scheme, { close }: { readonly close: boolean }) => {
      setScheme(opened, scheme);
      try {
        await saveStyle(client, opened, scheme, onClose);
      } catch (error) {
        if (!isAbort(error)) toast.error(t('result.saveFailed', { reason: errorText(error) }));
        // The dialog stays open and says why.
        throw new Error(errorText(error), { cause: error });
      }
      if (close) onClose();
    },
  };
  return value.geometry === 'raster' ? (
    <RasterStyleDialog value={value} {...shared} />
  ) : (
    <PolygonStyleDialog value={value} {...shared} />
  );
}
