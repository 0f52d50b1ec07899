import { warmGeodata } from '../geodata/testing/warm-geodata';
import { followedResults } from './followed-results';
import { fujianProject } from './fujian-project';
import { testApp } from './test-app';
import type { TestApp } from './test-app';

/** What tests of results of Fujian begin with. */
export interface FollowedFujian {
  readonly server: TestApp;
  readonly token: string;
  readonly projectId: string;
  readonly results: ReturnType<typeof followedResults>;
}

/** A server with the project of Fujian, not calculated yet: a test may have more to set. The test closes the server. */
export async function followedFujian(): Promise<FollowedFujian> {
  const server = await testApp({ geodata: warmGeodata });
  const token = await server.login();
  const projectId = await fujianProject(server, token);
  return { server, token, projectId, results: followedResults(server, token, projectId) };
}
