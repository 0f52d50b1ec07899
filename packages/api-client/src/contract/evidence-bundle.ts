import * as z from 'zod';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId } from './protocol/form';

export const evidenceBundle = defineCall({
  name: 'evidenceBundle',
  summary:
    'Everything behind the results of a project as a zip file: inputs, results with their styles, records of the runs and ' +
    'hashes, as an RO-Crate (Process Run Crate).',
  method: 'GET',
  path: '/gep/user/project/account/bundle',
  query: z.object({ projectId: formId }),
  encoding: 'none',
  response: z.unknown(),
  payloadKey: 'none',
  access: 'project-admin',
  subject: projectInQuery,
  // A province takes a minute of reading and packing.
  perMinute: 6,
  binary: { when: 'always', type: 'application/zip' },
});
