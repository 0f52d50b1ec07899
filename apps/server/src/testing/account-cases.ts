import type { Case, Save } from './writer-case';

/** The cases of what is added to an account by hand. */
export function accountCases(projectId: string): readonly Case[] {
  const path = '/gep/user/project/account';
  const inputs = (source: string): Save => [
    'PUT',
    `${path}/indicatorInputs`,
    { form: { projectId, rows: '[]', source } },
  ];
  const text = (words: string): Save => [
    'PUT',
    `${path}/report/text`,
    { json: { projectId, chapter: 'region', language: 'zh', text: words } },
  ];
  return [
    {
      call: 'saveIndicatorInputs',
      read: `${path}/indicatorInputs?projectId=${projectId}`,
      field: 'source',
      other: inputs('统计年鉴'),
      save: inputs('统计公报'),
    },
    {
      call: 'saveReportText',
      read: `${path}/report/chapters?projectId=${projectId}&language=zh`,
      field: 'zh',
      other: text('甲'),
      save: text('乙'),
    },
  ];
}
