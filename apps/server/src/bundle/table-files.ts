import { modelById } from '@gep/ecosystem-models';
import type { Language } from '@gep/api-client/contract';
import { parameterLines } from '../evidence/parameter-lines';
import { tableContent } from '../evidence/table-file';
import type { Cell } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { inputsOf } from '../model/queries';
import { recordedOf } from '../reprice/changed-parameters';
import { absentServices } from '../result/absent-services';
import { yearName } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import { totalLines } from '../result/total-lines';
import { inputName } from '../run/outdated-results';
import type { Services } from '../services';
import { fileOfBytes } from './bundle-file';
import type { BundleDraft } from './bundle-draft';
import { mediaType } from './stored-file';

/** Workbooks of a bundle: totals, parameters with what is a default, and what the classes of rasters were read as. */
export async function tableFiles(
  services: Services,
  projectId: string,
  { places, stateOf }: { places: readonly ResultPlace[]; stateOf: Parameters<typeof totalLines>[2] },
  draft: BundleDraft,
  language: Language,
): Promise<void> {
  const { db } = services.database;
  const absent = await absentServices(db, projectId);
  const tables: readonly { readonly title: PhraseCode; readonly lines: readonly (readonly Cell[])[] }[] = [
    { title: 'bundle.totals', lines: totalLines(places, absent, stateOf, language) },
    { title: 'bundle.parameters', lines: parameterTable(places, draft, language) },
    { title: 'bundle.mappings', lines: await mappingTable(services, projectId, draft, language) },
  ];
  for (const { title, lines } of tables) {
    const [head = [], ...rows] = lines;
    const name = draft.say(title);
    const path = draft.path([draft.say('bundle.results')], name, 'xlsx');
    const columns = head.map((column, i) => ({
      title: String(column),
      of: (row: readonly Cell[]) => row[i] ?? null,
    }));
    const content = await tableContent({ columns, rows, about: [], texts: 2, frozen: 1 }, 'xlsx', language);
    draft.keep(fileOfBytes({ path, name, type: mediaType(path) }, Buffer.from(content)));
  }
}

function parameterTable(
  places: readonly ResultPlace[],
  { say }: BundleDraft,
  language: Language,
): (readonly Cell[])[] {
  const lines = places
    .filter(({ parentId }) => parentId === null)
    .flatMap((place) =>
      place.years.flatMap(({ row }) => {
        const definition = modelById(Number(place.modelId))?.definition;
        if (!definition) return [];
        return parameterLines(definition, recordedOf(row), language).map(
          ({ name, part, value, unit, isDefault }) => [
            ...[place.name[language], yearName(row.compareFlag)[language], name, part, value, unit],
            isDefault ? say('bundle.default') : '',
          ],
        );
      }),
    );
  return [say('bundle.parameter-columns').split(','), ...lines];
}

async function mappingTable(
  services: Services,
  projectId: string,
  { say }: BundleDraft,
  language: Language,
): Promise<(readonly Cell[])[]> {
  const inputs = await inputsOf(services.database.db, projectId);
  const lines = inputs.flatMap(({ inputKey, compareFlag, fileName, reclassification, preset }) =>
    reclassification.map(({ from, to }) => [
      ...[inputName(inputKey, language), yearName(compareFlag)[language], fileName, from],
      ...[to === -9999 ? say('bundle.no-class') : to, preset],
    ]),
  );
  return [say('bundle.mapping-columns').split(','), ...lines];
}
