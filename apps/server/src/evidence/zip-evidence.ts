import type { Language, OutdatedResult } from '@gep/api-client/contract';
import { phrase, textOf } from '../message/phrase';
import type { PhraseCode } from '../message/phrase';
import { findProject } from '../project/queries';
import { resultPlaces, yearName } from '../result/model-results';
import type { ZipEvidence } from '../result/result-zip';
import { outdatedResults } from '../run/outdated-results';
import type { Services } from '../services';
import { followedAfterRun } from './followed';
import { provenance } from './provenance';

/** What a download of results carries beside them: whether they are up to date, and what they were made from. */
export async function zipEvidence(
  services: Services,
  projectId: string,
  language: Language,
): Promise<ZipEvidence> {
  const outdated = await outdatedResults(services, projectId, language);
  const said = (code: PhraseCode, args?: Record<string, string>): string =>
    textOf(phrase(code, args))[language];
  const changesOf = (modelId: string, compareFlag: number): string | null => {
    const found = outdated.find((one) => one.modelId === modelId && one.compareFlag === compareFlag);
    return found ? namesOf(found, said('list.comma')) : null;
  };
  const stateOf = (modelId: string, compareFlag: number): string => {
    const changes = changesOf(modelId, compareFlag);
    return changes === null ? said('result.up-to-date') : said('result.outdated', { changes });
  };
  const project = await findProject(services.database.db, projectId);
  const places = (await resultPlaces(services, projectId)).filter(({ parentId }) => parentId === null);
  const older = places.flatMap((place) =>
    place.years.flatMap(({ row: { modelId, compareFlag } }) => {
      const changes = changesOf(modelId, compareFlag);
      return changes === null
        ? []
        : `- ${place.name[language]} (${yearName(compareFlag)[language]}): ${changes}`;
    }),
  );
  const followed = places.flatMap((place) =>
    place.years.flatMap(({ row }) =>
      place.entry === null
        ? []
        : followedAfterRun(row, places, language).map(
            ({ name, at }) =>
              `- ${place.name[language]} (${yearName(row.compareFlag)[language]}): ${name}, ${at.slice(0, 16)}Z`,
          ),
    ),
  );
  const readme = [
    said('readme.title', { project: project?.name ?? '' }),
    '',
    ...(older.length > 0 ? [said('readme.some-outdated'), ...older] : [said('readme.all-current')]),
    ...(followed.length > 0 ? ['', said('readme.followed'), ...followed] : []),
    '',
    said('readme.files'),
    '',
  ].join('\r\n');
  const json = JSON.stringify(await provenance(services, projectId, language, outdated), null, 2);
  return {
    stateOf,
    files: [
      { path: 'README.txt', bytes: Buffer.from(`\ufeff${readme}`, 'utf8') },
      { path: 'provenance.json', bytes: Buffer.from(`${json}\n`, 'utf8') },
    ],
  };
}

/** Names of what has changed, each once. */
function namesOf({ changes }: OutdatedResult, separator: string): string {
  return [...new Set(changes.map(({ name }) => name))].join(separator);
}
