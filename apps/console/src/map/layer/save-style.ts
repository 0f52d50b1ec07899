import type { GepClient } from '@gep/api-client';
import type { Scheme } from '@gep/map-engine/model';
import { saveForm } from '../../session/save-form';
import { encodeSchemeText } from '../style/style-text';
import { openLayer } from './open-layer';
import type { OpenedLayer } from './opened-layer';
import { setScheme } from './use-scheme';

/**
 * Saves the style of a layer.
 * @param onTheirs somebody else has saved another one, which the user keeps: the layer is drawn in it
 * @throws AbortError where nothing was saved because the user chose so
 */
export async function saveStyle(
  client: GepClient,
  opened: OpenedLayer,
  scheme: Scheme,
  onTheirs: () => void,
): Promise<void> {
  const { compareFlag: _year, ...path } = opened.place;
  const input = { ...path, layerStyle: encodeSchemeText(scheme) };
  await saveForm(
    opened.version,
    (ifMatch) => client.versioned('saveLayerStyle', input, { ifMatch }),
    async () => {
      await loadStyle(client, opened);
      onTheirs();
    },
  );
}

/** Draws a layer in the style that the server holds. */
async function loadStyle(client: GepClient, opened: OpenedLayer): Promise<void> {
  const now = await openLayer(client, opened.place, new AbortController().signal, opened.context);
  setScheme(opened, now.layer.scheme);
  opened.version.advance(now.version.version);
  now.layer.dispose();
}
