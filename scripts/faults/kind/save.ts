import type { Kind } from '../kind';
import { laneOf } from '../lane';
import type { Register } from '../lane';

/** Forms: settings, the name, the settings of an input, a price that results follow, and departments by hand. */
export const save: Kind = {
  name: 'save',
  async lanes({ client, projectId }) {
    return [
      await laneOf(client, settings(projectId)),
      await laneOf(client, projectName(projectId)),
      await laneOf(client, plainInput(projectId)),
      await laneOf(client, price(projectId)),
      await laneOf(client, departments(projectId)),
    ];
  },
};

export function settings(projectId: string): Register<{ authority: string; year: string }> {
  return {
    name: 'basic settings',
    async read(client) {
      const { formulatingAuthority, approvalNumber } = await client.getBasicSetting({ projectId });
      return { authority: formulatingAuthority, year: approvalNumber };
    },
    next: (_held, step) => ({ authority: `authority ${step}`, year: `GEP-${step}` }),
    async change(client, { authority, year }) {
      const projectBasicSetting = { projectId, formulatingAuthority: authority, approvalNumber: year };
      await client.saveBasicSetting({ projectBasicSetting });
    },
  };
}

function projectName(projectId: string): Register<string> {
  return {
    name: 'name of the project',
    read: async (client) => (await client.getProject({ projectId })).name,
    next: (_held, step) => `project-${step}`,
    async change(client, name) {
      await client.renameProject({ projectId, name });
    },
  };
}

function plainInput(projectId: string): Register<unknown> {
  return {
    name: 'plain value of an input',
    async read(client) {
      const { inputs } = await client.getModelSetup({ projectId, modelId: '7' });
      return inputs.find(({ key }) => key === 'pet')?.settings.plain ?? null;
    },
    // A long soak must not leave the range of the input.
    next: (_held, step) => 800 + (step % 2000),
    async change(client, plain) {
      await client.saveModelFileSettings({ projectId, modelId: '7', key: 'pet', plain: plain as number });
    },
  };
}

/** A price and the value that it gives: they change together, without a run. */
function price(projectId: string): Register<{ price: unknown; valuePerPrice: string }> {
  return {
    name: 'price and the results that follow it',
    async read(client) {
      const { parameters } = await client.getModelSetup({ projectId, modelId: '5' });
      const groups = await client.resultView({ projectId });
      const rows = groups.flatMap((group) => [group, ...group.children]);
      const value = rows.find(({ modelId }) => modelId === '5')?.priceValue ?? Number.NaN;
      const { co2Price } = parameters;
      const current = typeof co2Price === 'object' && 'current' in co2Price ? co2Price.current : co2Price;
      return { price: current, valuePerPrice: (value / Number(current)).toPrecision(9) };
    },
    next: ({ valuePerPrice }, step) => ({ price: 300 + step, valuePerPrice }),
    async change(client, to) {
      const co2Price = { current: to.price as number, comparable: 360 };
      await client.saveModelParameters({ projectId, modelId: '5', values: { co2Price } });
    },
  };
}

function departments(projectId: string): Register<string[]> {
  return {
    name: 'departments by hand',
    async read(client) {
      const { dataEntryUserPOS } = await client.getBasicSetting({ projectId, pageSize: 0 });
      return dataEntryUserPOS
        .filter(({ districtCode }) => districtCode === '')
        .map((row) => row.userName)
        .sort();
    },
    // The list stays short: an answer of thousands would be what the steps wait for.
    next: (held, step) => [...held, `office${String(step).padStart(6, '0')}`].sort(),
    async change(client, to, from) {
      const userName = to.find((name) => !from.includes(name)) ?? '';
      await client.addDepartment({ projectId, userName, deptName: userName });
    },
    async arrange(client) {
      const { dataEntryUserPOS } = await client.getBasicSetting({ projectId, pageSize: 0 });
      for (const { districtCode, userId } of dataEntryUserPOS)
        if (districtCode === '') await client.deleteDepartment({ projectId, userId });
    },
  };
}
