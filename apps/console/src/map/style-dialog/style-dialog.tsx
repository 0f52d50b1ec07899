import { isAbort } from '@gep/api-client';
import type { Field, Scheme } from '@gep/map-engine/model';
import type { MapHandle } from '@gep/map-engine/map';
import type { LabelFormat } from '@gep/map-engine/symbol';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../session/client';
import { errorText } from '../../session/error-text';
import { toast } from '../../session/toast';
import { labelFormat } from '../layer/label-format';
import { saveStyle } from '../layer/save-style';
import type { OpenedLayer } from '../layer/opened-layer';
import { useBasemap } from '../view/use-basemap';
import { dialogUnits } from './dialog-units';
import { groundColor } from './ground-color';
import { LateEditorDialog } from './late-editor-dialog';
import { mapPort } from './map-port';
import { rowKey } from './row-key';
import { bandPort, fieldPort, libraryPort } from './style-ports';
import { setScheme } from '../layer/use-scheme';

interface LayerStyleDialogProps {
  readonly opened: OpenedLayer;
  /** The map that the layer is on. */
  readonly handle: MapHandle | null;
  /** Name of the layer, the title of the dialog. */
  readonly title: string;
  /** Place of the class that has the focus first; absent or -1: none. */
  readonly row?: number | undefined;
  /** The style is shown and cannot be changed. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
}

/** The style dialog of a layer over the live map; what is applied is drawn at once and saved. */
export default function StyleDialog(props: LayerStyleDialogProps) {
  const { opened, handle, title, row, readOnly = false, onClose } = props;
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
  const [value] = useState<Scheme>(() =>
    withUnits(units.toDialog(opened.layer.scheme), withUnit, t('result.value')),
  );
  const ground = useBasemap().chosen?.ground;
  const ports = useMemo(() => {
    const shared = {
      map: mapPort(opened, handle, units, () => (handle ? groundColor(handle, ground) : '#ffffff')),
      library: libraryPort(client),
      notify: (text: string) => void toast.success(text),
    };
    if (opened.kind === 'raster') {
      const own = { ...opened.layer.scheme, bands: opened.bands };
      const { bands } = withUnits(units.toDialog(own), withUnit, t('result.value'));
      return { ...shared, bands: bandPort(client, opened.place, bands, (cell) => units.shown(cell, null)) };
    }
    const fields = opened.fields.map((field) => aliased(field, withUnit));
    const port = fieldPort(client, opened.place, fields, opened.features, units.shown);
    const format = labelFormat(opened.context.columns, () => opened.layer.scheme);
    // The dialog has the numbers in their shown units.
    const labelText: LabelFormat = (shown, field) =>
      format(typeof shown === 'number' ? shown * units.unitOf(field).factor : shown, field);
    return { ...shared, fields: { ...port, labelText } };
  }, [opened, handle, ground, units, withUnit, t]);

  const editing = {
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
  return (
    <LateEditorDialog
      {...{ title, value, ports, row: rowKey(value, row) }}
      {...(!readOnly && editing)}
      onCancel={onClose}
    />
  );
}

type WithUnit = (name: string, field: string | null) => string;

/** A field as the dialog lists it, with its unit. */
function aliased(field: Field, withUnit: WithUnit): Field {
  return { ...field, alias: withUnit(field.alias ?? field.name, field.name) };
}

/** The fields of a scheme with their units; its one band is called by what its cells hold. */
function withUnits<S extends Scheme>(scheme: S, withUnit: WithUnit, cells: string): S {
  if (scheme.geometry === 'raster')
    return { ...scheme, bands: scheme.bands.map((band) => ({ ...band, name: withUnit(cells, null) })) };
  if ('fields' in scheme)
    return { ...scheme, fields: scheme.fields.map((field) => aliased(field, withUnit)) };
  return 'field' in scheme && scheme.field ? { ...scheme, field: aliased(scheme.field, withUnit) } : scheme;
}
