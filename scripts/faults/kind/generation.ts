import type { GepClient } from '@gep/api-client';
import type { Kind } from '../kind';
import { laneOf } from '../lane';

const levels = ['city', 'county'] as const;

/** The departments of a project are made for the districts of one level, then of the other. */
export const generation: Kind = {
  name: 'generation',
  async lanes({ client, projectId }) {
    const read = async (from: GepClient) => {
      const setting = await from.getBasicSetting({ projectId, pageSize: 0 });
      return {
        level: setting.partitionField,
        codes: setting.dataEntryUserPOS.map(({ districtCode }) => districtCode).sort(),
      };
    };
    const generate = async (from: GepClient, partitionField: (typeof levels)[number]): Promise<void> => {
      await from.generateDepartments({ projectId, accountingField: 'province', partitionField });
    };
    // What each level gives, undisturbed.
    const whole: Awaited<ReturnType<typeof read>>[] = [];
    for (const level of levels) {
      await generate(client, level);
      whole.push(await read(client));
    }
    const [cities, counties] = whole;
    if (cities.codes.length === 0 || counties.codes.length <= cities.codes.length)
      throw new Error(`the sample has ${cities.codes.length} cities and ${counties.codes.length} counties`);
    return [
      await laneOf(client, {
        name: 'departments of a level',
        read,
        next: ({ level }) => (level === 'city' ? counties : cities),
        change: (from, { level }) => generate(from, level === 'city' ? 'city' : 'county'),
      }),
    ];
  },
};
