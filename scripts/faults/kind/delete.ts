import type { Kind } from '../kind';
import { laneOf } from '../lane';
import type { Register } from '../lane';
import { copyName, deleteCopies, makeCopy, readCopies } from './copies';

/** Projects with all they hold, and the file of an input that can be restored. */
export const deletion: Kind = {
  name: 'delete',
  async lanes(stage) {
    let made = 0;
    return [
      await laneOf(stage.client, {
        name: 'projects',
        read: (client) => readCopies(client, stage),
        next: (held) => (held.length === 0 ? null : held.slice(1)),
        change: (client, _to, [first]) => deleteCopies(client, stage, first.name),
        async arrange(client, held) {
          for (let there = held.length; there < 3; there += 1)
            await makeCopy(client, stage.projectId, copyName((made += 1)));
        },
      }),
      await laneOf(stage.client, inputFile(stage.projectId)),
    ];
  },
};

const input = { modelId: '7', key: 'precipitation' } as const;

/** The file of an input goes and comes back. */
function inputFile(projectId: string): Register<{ there: string | null; restorable: boolean }> {
  let name = '';
  return {
    name: 'deleted input',
    async read(client) {
      const { inputs, deletedInputs } = await client.getModelSetup({ projectId, modelId: input.modelId });
      const there = inputs.find(({ key }) => key === input.key)?.file?.name ?? null;
      name = there ?? name;
      return { there, restorable: deletedInputs.some(({ key }) => key === input.key) };
    },
    next: ({ there }) =>
      there === null ? { there: name, restorable: false } : { there: null, restorable: true },
    async change(client, { there }) {
      if (there === null) await client.deleteModelFile({ projectId, ...input });
      else await client.restoreModelFile({ projectId, ...input });
    },
  };
}
