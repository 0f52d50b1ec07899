import { isAbort } from '@gep/api-client';
import type { Field, Scheme } from '@gep/map-engine/model';
import { PolygonStyleDialog, RasterStyleDialog } from '@gep/style-editor';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { saveStyle } from '../layer/save-style';
import type { OpenedLayer } from '../layer/open-layer';
import { dialogUnits } from './dialog-units';
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
  const units = useMemo(() => dialogUnits(opened), [opened]);
  const withUnit = useCallback(
    (name: string, field: string | null) => {
      const { unit } = units.unitOf(field);
      return unit === '' ? name : t('result.withUnit', { name, unit });
    },
    [units, t],
  );
  // The dialog edits a copy of what is drawn when it opens.
  const [value] = useState<Scheme>(() => units.toDialog(withUnits(opened.layer.scheme, withUnit)));
  const ports = useMemo(() => {
    const shared = { library: libraryPort(client), notify: (text: string) => void toast.success(text) };
    if (opened.kind === 'raster') {
      const { bands } = units.toDialog(opened.layer.scheme);
      return { ...shared, bands: bandPort(client, opened.place, bands, (cell) => units.shown(cell, null)) };
    }
    const fields = opened.fields.map((field) => aliased(field, withUnit));
    return { ...shared, fields: fieldPort(client, opened.place, fields, opened.features, units.shown) };
  }, [opened, units, withUnit]);

  const shared = {
    title: opened.kind === 'raster' ? withUnit(title, null) : title,
    ports,
    onCancel: onClose,
    onPreview: (scheme: Scheme) => setScheme(opened, units.fromDialog(scheme)),
    onApply: async (edited: Scheme, { close }: { readonly close: boolean }) => {
      const scheme = units.fromDialog(edited);
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

type WithUnit = (name: string, field: string | null) => string;

/** A field as the dialog lists it, with its unit. */
function aliased(field: Field, withUnit: WithUnit): Field {
  return { ...field, alias: withUnit(field.alias ?? field.name, field.name) };
}

function withUnits(scheme: Scheme, withUnit: WithUnit): Scheme {
  if ('fields' in scheme)
    return { ...scheme, fields: scheme.fields.map((field) => aliased(field, withUnit)) };
  return 'field' in scheme && scheme.field ? { ...scheme, field: aliased(scheme.field, withUnit) } : scheme;
}
