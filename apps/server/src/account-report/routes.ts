import { calls, reportTypes } from '@gep/api-client/contract';
import { actorOf } from '../user/actor';
import { binaryAnswer, sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import type { RasterTools } from '../result/redraw';
import { fail } from '../error/gep-error';
import type { Services } from '../services';
import { reportFile } from './report-file';
import { reportChapterList, saveReportText } from './report-texts';
import { dropTemplate, storeTemplate, templateFile, templateFiles, templateView } from './template';

/** The file at the place that a request names before it is checked. */
function replacedTemplate(services: Services, projectId: string, query: unknown): Promise<string[]> {
  const { language } = query as { language?: unknown };
  return templateFiles(services, { projectId, language: language === 'en' ? 'en' : 'zh' });
}

/** The report of an account as a file, its template, and the texts in it that are written by hand. */
export function accountReportRoutes(register: RegisterCall, tools: RasterTools): void {
  register(calls.accountReport, async ({ query }, request) => {
    const { projectId, format, language = request.language } = query;
    const { user } = sessionOf(request);
    const { name, bytes } = await reportFile(tools, user, { projectId, format, language }, request.signal);
    return binaryAnswer(bytes, reportTypes[format], name);
  });
  register(calls.getAccountTemplate, ({ query }) => templateView(tools.services, query));
  register(calls.accountTemplateFile, async ({ query: { which, ...place } }, { signal }) => {
    const { name, bytes } = await templateFile(tools, place, which, signal);
    return binaryAnswer(bytes, reportTypes.docx, name);
  });
  register(
    calls.uploadAccountTemplate,
    ({ query }, request) => {
      const [file] = request.files;
      if (!file) return fail('FILE_EMPTY', { file: '' });
      const actor = actorOf(sessionOf(request).user);
      return storeTemplate(tools, query, file, actor, request.signal);
    },
    { replacedFiles: (projectId, { query }) => replacedTemplate(tools.services, projectId, query) },
  );
  register(calls.deleteAccountTemplate, ({ query }) => dropTemplate(tools.services, query));
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
