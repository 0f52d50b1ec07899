import type { ReportSummary } from '@gep/api-client/contract';
import type { TestApp } from './test-app';

/** The report forms that a person sees in a project. */
export async function formsSeen(server: TestApp, projectId: string, token: string): Promise<ReportSummary[]> {
  const path = `/gep/user/project/reportForm/list?projectId=${projectId}`;
  const { data } = await server.send('GET', path, { token });
  return (data as { data: ReportSummary[] }).data;
}
