import { encodeScheme, encodeSymbol } from '@gep/map-engine/codec';
import { lineSymbol, simpleLine } from '@gep/map-engine/model';
import { createScheme } from '@gep/map-engine/scheme';
import type { Kind } from '../kind';
import { laneOf } from '../lane';
import type { Register } from '../lane';

/** The style of a result layer, and the user's library of symbols. */
export const style: Kind = {
  name: 'style',
  lanes: async ({ client, projectId }) => [
    await laneOf(client, layerStyle(projectId)),
    await laneOf(client, library()),
  ],
};

function layerStyle(projectId: string): Register<string | null> {
  const layer = { projectId, modelId: '5', layerType: 5, name: 'carbon-sequestration' } as const;
  return {
    name: 'style of a layer',
    read: async (client) => (await client.rasterBaseInfo(layer)).layerStyle,
    next: (_held, step) =>
      JSON.stringify(
        encodeScheme(createScheme('stretch', 'raster', { stretch: 'min-max', min: 0, max: 5 + step })),
      ),
    async change(client, style) {
      await client.saveLayerStyle({ ...layer, layerStyle: style ?? '' });
    },
  };
}

/** Symbols are added, and all are removed again before a round. */
function library(): Register<string[]> {
  const styleJson = JSON.stringify(encodeSymbol(lineSymbol(simpleLine({ color: '#ff0000' }))));
  return {
    name: 'library of symbols',
    async read(client) {
      const styles = await client.listUserStyles({});
      const odd = styles.find((one) => one.styleJson !== styleJson);
      if (odd) throw new Error(`the symbol ${odd.name} holds ${odd.styleJson}`);
      return styles.map(({ name }) => name).sort();
    },
    next: (held, step) => [...held, `line ${step}`].sort(),
    async change(client, to, from) {
      const name = to.find((one) => !from.includes(one)) ?? '';
      await client.saveUserStyle({ name, styleJson, styleType: 'LINE' });
    },
    async arrange(client) {
      for (const { id } of await client.listUserStyles({})) await client.deleteUserStyle({ id });
    },
  };
}
