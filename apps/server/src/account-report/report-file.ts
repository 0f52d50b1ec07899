import { resultFileName } from '@gep/api-client/contract';
import type { Language, ReportFormat } from '@gep/api-client/contract';
import { findProject } from '../project/queries';
import { settingOf } from '../project/setting-queries';
import type { RasterTools } from '../result/redraw';
import type { User } from '../user/queries';
import { gatherReport } from './gather-report';
import { sayIn } from './say';
import { templateToFill } from './template';

interface WantedReport {
  readonly projectId: string;
  readonly format: ReportFormat;
  readonly language: Language;
}

/**
 * The report of a project as a file with its name; a thread writes it, into the template of the project where it has one.
 * @throws GepError NOT_FOUND for an unknown project
 */
export async function reportFile(
  tools: RasterTools,
  user: Pick<User, 'id'>,
  { projectId, format, language }: WantedReport,
  signal: AbortSignal,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { services, workers } = tools;
  const template = format === 'docx' ? await templateToFill(services, { projectId, language }) : null;
  const content = await gatherReport(tools, user, projectId, language, template?.chapters);
  const bytes = await workers.run(
    { kind: 'write-document', format, content, template: template?.path },
    signal,
  );
  const { db } = services.database;
  const project = await findProject(db, projectId);
  const { particularYear } = await settingOf(db, projectId);
  return {
    name: resultFileName(project?.name ?? '', particularYear, sayIn(language)('file'), format),
    bytes,
  };
}
