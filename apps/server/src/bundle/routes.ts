import { calls, resultFileName } from '@gep/api-client/contract';
import { binaryAnswer } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { phrase, textOf } from '../message/phrase';
import { findProject } from '../project/queries';
import { settingOf } from '../project/setting-queries';
import type { RasterTools } from '../result/redraw';
import { evidenceBundle } from './evidence-bundle';

/** The evidence of a project as one file. */
export function bundleRoutes(register: RegisterCall, tools: RasterTools): void {
  const { db } = tools.services.database;
  register(calls.evidenceBundle, async ({ query: { projectId } }, { language }) => {
    const content = await evidenceBundle(tools, projectId, language);
    const name = (await findProject(db, projectId))?.name ?? '';
    const { particularYear } = await settingOf(db, projectId);
    const part = textOf(phrase('bundle.part'))[language];
    return binaryAnswer(content, 'application/zip', resultFileName(name, particularYear, part));
  });
}
