import { calls } from '@gep/api-client/contract';
import { binaryAnswer, sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { rangeFiles } from '../range/range-files';
import type { RasterTools } from '../result/redraw';
import { resultZip } from '../result/result-zip';
import { districtFile } from './district-file';
import { districtTable } from './district-table';
import { downloadName } from './download-name';
import { plausibilityOf } from './plausibility';
import { regionTableFile } from './region-table-file';
import { resultInputs } from './result-inputs';
import { tableTypes } from './table-file';
import { zipEvidence } from './zip-evidence';

/** What results can be judged by, and all of them as a file with what they were made from. */
export function evidenceRoutes(register: RegisterCall, tools: RasterTools): void {
  const { services } = tools;
  register(calls.resultPlausibility, ({ query }, request) =>
    plausibilityOf(services, sessionOf(request).user, query.projectId, request.language, query.compareFlag),
  );
  register(calls.listResultInputs, ({ query }, { language }) => resultInputs(services, query, language));
  register(calls.listDistrictFigures, ({ query }, { language }) =>
    districtTable(services, query.projectId, query.id, language),
  );
  register(calls.districtFile, async ({ query: { format = 'xlsx', ...place } }, { language }) => {
    const { name, content } = await districtFile(services, { ...place, format }, language);
    return binaryAnswer(content, tableTypes[format], name);
  });
  register(calls.regionTableFile, async ({ body: { format = 'xlsx', ...table } }, { language }) => {
    const { name, content } = await regionTableFile(services, { ...table, format }, language);
    return binaryAnswer(content, tableTypes[format], name);
  });
  register(calls.resultFile, async ({ query }, { language, word, signal }) => {
    const { projectId, modelId } = query;
    const evidence = await zipEvidence(services, projectId, language);
    const ranges = await rangeFiles({ ...tools, signal }, projectId, modelId, { language, word });
    const files = [...evidence.files, ...ranges];
    return binaryAnswer(
      await resultZip(tools, projectId, modelId, language, { ...evidence, files }),
      'application/zip',
      await downloadName(services, projectId, modelId),
    );
  });
}
