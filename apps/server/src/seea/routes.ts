import { calls } from '@gep/api-client/contract';
import { binaryAnswer } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { changedPlace, changedWindow } from './changed-cells';
import { extentView } from './extent-account';
import type { RangeTools } from '../range/result-ranges';
import { seeaFile } from './seea-file';
import { seeaTables } from './seea-tables';

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The extent account, and the tables of SEEA EA. */
export function seeaRoutes(register: RegisterCall, tools: RangeTools): void {
  register(calls.extentAccount, ({ query }, { language }) => extentView(tools, query, language));
  register(calls.changedCells, ({ query }) => changedPlace(tools, query));
  register(calls.changedCellsData, ({ query }, request) => changedWindow(tools, query, request));
  register(calls.seeaTables, ({ query }, { language }) => seeaTables(tools, query, language));
  register(calls.seeaFile, async ({ query }, { language }) => {
    const { name, content } = await seeaFile(tools, query, language);
    return binaryAnswer(content, workbook, name);
  });
}
