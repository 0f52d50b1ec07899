import type { Case, Save } from './writer-case';

const input = { inputKey: 'landCover', compareFlag: 0 };

/** The cases of what is handed out to departments. */
export function reportCases(projectId: string, departmentId: string): readonly Case[] {
  const path = '/gep/user/project/reportTemplate';
  const reports = { read: `${path}?projectId=${projectId}`, field: 'departments' };
  const assignment = (userIds: readonly string[]): Save => [
    'PUT',
    '/gep/user/project/model/7/assignment',
    { json: { projectId, key: input.inputKey, userIds } },
  ];
  const named = (name: string): Save => ['POST', path, { json: { projectId, ...input, name } }];
  const other = assignment([departmentId]);
  return [
    { ...reports, call: 'assignModelFile', other, save: assignment([]) },
    { ...reports, call: 'saveReportTemplate', field: 'name', other: named('一'), save: named('二') },
    {
      ...reports,
      call: 'assignReports',
      other,
      save: ['POST', `${path}/assignment`, { json: { projectId, items: [input], removed: [departmentId] } }],
    },
  ];
}
