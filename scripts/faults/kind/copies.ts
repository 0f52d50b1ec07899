import type { GepClient } from '@gep/api-client';
import { until } from '../processes';
import type { Stage } from '../stage';

/** What a copy holds: its settings and all its inputs, or nothing of it is there. */
export interface Copy {
  readonly name: string;
  readonly regionFile: string | null;
  readonly inputs: readonly string[];
}

export const copyName = (step: number): string => `copy-${step}`;

/** The copies of the sample as the server lists them. @throws Error for one that claims to be at work */
export async function readCopies(client: GepClient, { userId }: Stage): Promise<Copy[]> {
  const { data } = await client.listProjects({ userId, pageSize: 0 });
  const copies: Copy[] = [];
  for (const { id, name } of data) {
    if (!name.startsWith('copy-')) continue;
    copies.push({ name, ...(await contentOf(client, id)) });
  }
  return sorted(copies);
}

/** In the order of their names. */
export function sorted(copies: readonly Copy[]): Copy[] {
  return [...copies].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What a whole copy of a project holds. */
export async function contentOf(client: GepClient, projectId: string): Promise<Omit<Copy, 'name'>> {
  const { regionFileName } = await client.getBasicSetting({ projectId });
  const inputs: string[] = [];
  for (const { modelId } of await client.getSelectedModels({ projectId })) {
    const setup = await client.getModelSetup({ projectId, modelId });
    for (const { key, file, settings } of setup.inputs)
      inputs.push(`${modelId} ${key} ${file?.name ?? ''} ${file?.bytes ?? ''} ${String(settings.plain)}`);
  }
  return { regionFile: regionFileName, inputs: inputs.sort() };
}

/** Copies a project with its data and waits for the end. */
export async function makeCopy(client: GepClient, projectId: string, name: string): Promise<void> {
  const { copyProjectId } = await client.copyProject({ projectId, name, dataFlag: true });
  await until(`copy ${name}`, async () => {
    const { state } = await client.copyProgress({ projectId, copyProjectId });
    if (state === 'failed') throw new Error(`${name} has failed`);
    return state === 'complete';
  });
}

/** Deletes the copies of a name, or all. */
export async function deleteCopies(client: GepClient, { userId }: Stage, wanted?: string): Promise<void> {
  const { data } = await client.listProjects({ userId, pageSize: 0 });
  for (const { id, name } of data)
    if (wanted === undefined ? name.startsWith('copy-') : name === wanted) await client.deleteProject({ id });
}
