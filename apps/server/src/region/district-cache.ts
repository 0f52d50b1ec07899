import { createHash } from 'node:crypto';
import type { runGeodataTask } from '../geodata/host';
import { latestAnswers } from './latest-answers';

/** Part of a district: a feature of the region file. Its id is new with every upload. */
export interface DistrictPart {
  readonly id: string;
  /** Degrees. */
  readonly wkb: Uint8Array;
}

/**
 * Districts of several parts, each as one area (WKB, degrees) in the order asked for.
 * @param fileName the region file, for messages
 */
export type DissolvedDistricts = (
  fileName: string,
  districts: readonly { readonly name: string; readonly parts: readonly DistrictPart[] }[],
) => Promise<readonly Uint8Array[]>;

/** Answers that are kept: districts of one level of one project each. */
const maxKept = 8;

/** Dissolves in the parser process, which takes a second for a province: the latest answers are kept. */
export function keepDissolvedDistricts(
  geodata: typeof runGeodataTask,
  workFolder: string,
): DissolvedDistricts {
  const answers = latestAnswers<readonly Uint8Array[]>(maxKept);
  return (fileName, districts) => {
    if (districts.length === 0) return Promise.resolve([]);
    const key = createHash('sha256')
      .update(JSON.stringify(districts.map(({ parts }) => parts.map(({ id }) => id))))
      .digest('hex');
    const task = {
      kind: 'dissolve-districts',
      name: fileName,
      districts: districts.map(({ name, parts }) => ({ name, parts: parts.map(({ wkb }) => wkb) })),
    } as const;
    return answers(key, () => geodata(task, { workFolder }));
  };
}
