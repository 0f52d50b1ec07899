import { rm } from 'node:fs/promises';
import { writeCubeFile } from '../file/cube-file';
import type { InputPlan } from '../model/model-cases';
import { setAccount } from '../result/queries';
import type { CalculationTools } from './calculation-tools';
import type { ModelPlan } from './plan';
import { preparedInputsOf } from './prepared-queries';
import { districtKey } from './pretreat-state';

/**
 * Stores the account cube of a run as one file, beside the results that it belongs to, and says of each which districts
 * and ecosystem types it is counted by.
 */
export async function storeCube(
  { services, frame, cubes }: CalculationTools,
  runId: string,
  plans: readonly ModelPlan[],
): Promise<void> {
  if (cubes.length === 0) return;
  const { projectId } = frame;
  const path = services.files.temporaryPath('.cube');
  const as = { projectId, purpose: 'result' } as const;
  try {
    await writeCubeFile(path, cubes);
    const file = await services.files.adopt(path, 'account.cube');
    await services.files.keep(services.database, [file], as, async (tx, [{ id: cubeFileId }]) => {
      const prepared = new Map(
        (await preparedInputsOf(tx, projectId)).map((row) => [
          `${row.inputKey}/${row.compareFlag}`,
          row.fileId,
        ]),
      );
      const districtsFileId = prepared.get(`${districtKey}/0`) ?? null;
      for (const { model, compareFlag, cases } of plans) {
        const { landCover }: Readonly<Partial<Record<string, InputPlan>>> = cases[model.slug].inputs;
        const place = landCover && 'place' in landCover ? landCover.place : '';
        const typesFileId = prepared.get(place) ?? null;
        const files = { cubeFileId, typesFileId, districtsFileId };
        await setAccount(tx, { runId, modelId: String(model.id), compareFlag }, files);
      }
    });
  } finally {
    // A kept file has moved away; this is for what a failure left.
    await rm(path, { force: true });
  }
}
