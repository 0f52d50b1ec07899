import { calls, isStorableText } from '@gep/api-client/contract';
import { binaryAnswer, sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import type { Services } from '../services';
import { actorOf } from '../user/actor';
import { absentServices, declareAbsentService, withdrawAbsentService } from './absent-service';
import { selectedCompleteness } from './completeness';
import { modelRows, selectModels } from './model';
import { saveInputSettings } from './input-settings';
import { deleteInput, restoreInput } from './deleted-input';
import { inputTemplate } from './records/input-template';
import { modelSetup, wordCompleteness, wordInput } from './model-setup';
import { filesAtPlace, uploadInput } from './upload-input';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Model tree, selection, and the setup of a model: inputs, parameters, assignment. */
export function modelRoutes(register: RegisterCall, services: Services): void {
  register(calls.listModels, () => Promise.resolve(modelRows()));
  register(calls.getSelectedModels, async ({ query }, { word }) =>
    (await selectedCompleteness(services, query.projectId)).map((one) => wordCompleteness(one, word)),
  );
  register(calls.selectModels, ({ query, body }) => selectModels(services, query.projectId, body.modelIds));
  register(calls.listAbsentServices, ({ query }, { word }) =>
    absentServices(services, query.projectId, word),
  );
  register(calls.declareAbsentService, ({ body }, request) =>
    declareAbsentService(services, body.projectId, body, actorOf(sessionOf(request).user)),
  );
  register(calls.withdrawAbsentService, ({ query }) =>
    withdrawAbsentService(services, query.projectId, query.modelId),
  );
  register(calls.getModelSetup, ({ params, query }, { word }) =>
    modelSetup(services, query.projectId, params.modelId, word),
  );
  register(
    calls.uploadModelFile,
    async ({ params, query }, request) => {
      const { files, caller, word } = request;
      const place = { ...params, projectId: query.projectId, compareFlag: query.compareFlag ?? 0 };
      const actor = actorOf(sessionOf(request).user);
      return wordInput(await uploadInput(services, place, files, actor, caller), word);
    },
    { replacedFiles: (projectId, raw) => replacedFiles(services, projectId, raw) },
  );
  register(calls.saveModelFileSettings, async ({ params, body }, request) => {
    const { caller, word } = request;
    const { projectId, compareFlag = 0, ...form } = body;
    const place = { ...params, projectId, compareFlag };
    return wordInput(
      await saveInputSettings(services, place, form, actorOf(sessionOf(request).user), caller),
      word,
    );
  });
  register(calls.inputTemplate, async ({ params, query }, { language }) => {
    const place = { ...params, projectId: query.projectId };
    const { content, fileName } = await inputTemplate(services, place, language);
    return binaryAnswer(content, workbookType, fileName);
  });
  register(calls.deleteModelFile, ({ params, query }) =>
    deleteInput(services, { ...params, projectId: query.projectId, compareFlag: query.compareFlag ?? 0 }),
  );
  register(calls.restoreModelFile, async ({ params, query }, { word }) => {
    const place = { ...params, projectId: query.projectId, compareFlag: query.compareFlag ?? 0 };
    return wordInput(await restoreInput(services, place), word);
  });
}

/** Files at the place that a request names before it is checked: empty where that cannot be one. */
async function replacedFiles(
  services: Services,
  projectId: string,
  raw: { params: unknown; query: unknown },
): Promise<string[]> {
  const { key } = raw.params as { key: string };
  const { compareFlag } = raw.query as { compareFlag?: unknown };
  if (!isStorableText(key)) return [];
  return filesAtPlace(services, { projectId, key, compareFlag: compareFlag === '1' ? 1 : 0 });
}
