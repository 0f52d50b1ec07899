import { calls } from '@gep/api-client/contract';
import { binaryAnswer } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import type { RasterTools } from '../result/redraw';
import { bundleName } from './bundle-name';
import { evidenceBundle } from './evidence-bundle';

/** The evidence of a project as one file. */
export function bundleRoutes(register: RegisterCall, tools: RasterTools): void {
  const { db } = tools.services.database;
  register(calls.evidenceBundle, async ({ query: { projectId } }, { language }) => {
    const content = await evidenceBundle(tools, projectId, language);
    return binaryAnswer(content, 'application/zip', await bundleName(db, projectId, language));
  });
}
