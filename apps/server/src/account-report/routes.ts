import { calls, reportTypes } from '@gep/api-client/contract';
import { binaryAnswer, sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import type { RasterTools } from '../result/redraw';
import { reportFile } from './report-file';

/** The report of an account as a file. */
export function accountReportRoutes(register: RegisterCall, tools: RasterTools): void {
  register(calls.accountReport, async ({ query }, request) => {
    const { projectId, format, language = request.language } = query;
    const { user } = sessionOf(request);
    const { name, bytes } = await reportFile(tools, user, { projectId, format, language }, request.signal);
    return binaryAnswer(bytes, reportTypes[format], name);
  });
}
