import { calls } from '@gep/api-client/contract';
import type { Services } from '../services';
import { sessionOf } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import { actorOf } from '../user/actor';
import type { WorkerPool } from '../worker/worker-pool';
import {
  deleteRegionFile,
  recodeRegionFile,
  regionFileIds,
  regionFileView,
  uploadRegionFile,
} from './region-file';
import { regionPreview } from './region-preview';

/** The region file of a project. */
export function regionRoutes(register: RegisterCall, services: Services, workers: WorkerPool): void {
  register(
    calls.uploadRegionFile,
    ({ query, body }, request) => {
      const { files, caller } = request;
      const actor = actorOf(sessionOf(request).user);
      return uploadRegionFile(services, query.projectId, files, body.wireEncoding, actor, caller);
    },
    { replacedFiles: (projectId) => regionFileIds(services, projectId) },
  );
  register(calls.getRegionFile, ({ query }, { word }) => regionFileView(services, query.projectId, word));
  register(calls.setRegionFileEncoding, ({ body }, { word, caller }) =>
    recodeRegionFile(services, body.projectId, body.encoding, word, caller),
  );
  register(calls.deleteRegionFile, ({ query }) => deleteRegionFile(services, query.projectId));
  register(calls.regionPreview, ({ params }, request) =>
    regionPreview(services, workers, params.projectId, request),
  );
}
