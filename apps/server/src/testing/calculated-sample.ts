import { sampleProject } from './sample-project';
import { testApp } from './test-app';
import type { TestApp } from './test-app';
import { endOfRun, startRunOf } from './wait-run';

/** A server with the sample project, which is calculated. */
export interface CalculatedSample {
  readonly server: TestApp;
  /** Of the administrator, who owns the project. */
  readonly token: string;
  readonly projectId: string;
}

export async function calculatedSample(): Promise<CalculatedSample> {
  const server = await testApp();
  const token = await server.login();
  const projectId = await sampleProject(server);
  await startRunOf(server, token, projectId, 'calculation');
  await endOfRun(server, token, projectId, 'calculation');
  return { server, token, projectId };
}
