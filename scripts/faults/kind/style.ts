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

/** Below the quota of a library, which a long round would fill. */
const mostSymbols = 100;

/** Symbols are added, and deleted one by one where there are many; all are removed again before a round. */
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
    next: (held, step) => (held.length < mostSymbols ? [...held, `line ${step}`].sort() : held.slice(1)),
    async change(client, to, from) {
      const added = to.find((one) => !from.includes(one));
      if (added !== undefined) {
        await client.saveUserStyle({ name: added, styleJson, styleType: 'LINE' });
        return;
      }
      const gone = (await client.listUserStyles({})).find(({ name }) => !to.includes(name));
      await client.deleteUserStyle({ id: gone?.id ?? '' });
    },
    async arrange(client) {
      for (const { id } of await client.listUserStyles({})) await client.deleteUserStyle({ id });
    },
  };
}
