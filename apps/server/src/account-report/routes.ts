import { calls, reportTypes } from '@gep/api-client/contract';
import { actorOf } from '../user/actor';
import { binaryAnswer, sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import type { RasterTools } from '../result/redraw';
import { reportFile } from './report-file';
import { reportChapterList, saveReportText } from './report-texts';

/** The report of an account as a file, and the texts in it that are written by hand. */
export function accountReportRoutes(register: RegisterCall, tools: RasterTools): void {
  register(calls.accountReport, async ({ query }, request) => {
    const { projectId, format, language = request.language } = query;
    const { user } = sessionOf(request);
    const { name, bytes } = await reportFile(tools, user, { projectId, format, language }, request.signal);
    return binaryAnswer(bytes, reportTypes[format], name);
  });
  register(calls.listReportChapters, ({ query }, request) =>
    reportChapterList(
      tools.services,
      sessionOf(request).user,
      query.projectId,
      query.language,
      request.language,
    ),
  );
  register(calls.saveReportText, ({ body }, request) =>
    saveReportText(tools.services, body, actorOf(sessionOf(request).user)),
  );
}
