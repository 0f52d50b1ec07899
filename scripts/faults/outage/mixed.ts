import { save } from '../kind/save';
import { style } from '../kind/style';
import { upload } from '../kind/upload';
import type { Lane } from '../lane';
import type { Stage } from '../stage';

/** Work of many kinds beside each other: uploads, forms and styles. */
export async function mixedLanes(stage: Stage): Promise<Lane[]> {
  const lanes: Lane[] = [];
  for (const kind of [upload, save, style]) lanes.push(...(await kind.lanes(stage)));
  for (const lane of lanes) await lane.arrange(stage.client);
  return lanes;
}
