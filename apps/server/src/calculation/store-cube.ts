import { writeCubeFile } from '../file/cube-file';
import { setCubeFile } from '../result/queries';
import type { CalculationTools } from './calculation-tools';

/** Stores the account cube of a run as one file, beside the results that it belongs to. */
export async function storeCube({ services, frame, cubes }: CalculationTools, runId: string): Promise<void> {
  if (cubes.length === 0) return;
  const { projectId } = frame;
  const path = services.files.temporaryPath('.cube');
  await writeCubeFile(path, cubes);
  const file = await services.files.adopt(path, 'account.cube');
  try {
    await services.files.keep(services.database, [file], { projectId, purpose: 'result' }, (tx, [{ id }]) =>
      setCubeFile(tx, projectId, runId, id),
    );
  } finally {
    // A kept file has moved away; this is for what a failure left.
    await services.files.discard([file]);
  }
}
