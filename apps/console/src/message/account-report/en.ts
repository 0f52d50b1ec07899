import type { accountReportZh } from './zh-CN';

/** Words of the tab of the report. */
export const accountReportEn: typeof accountReportZh = {
  title: 'Report',
  intro:
    'The report is made from the results as they are, with the same numbers. Your own text begins each chapter and is kept when the report is made again.',
  language: 'Language of the report',
  languages: { zh: '中文', en: 'English' },
  pdf: 'Download PDF',
  docx: 'Download Word',
  making: 'Making it…',
  loading: 'Reading the chapters…',
  failed: 'The chapters of the report cannot be read: {{reason}}',
  tables_one: '{{count}} table',
  tables_other: '{{count}} tables',
  maps_one: '{{count}} map',
  maps_other: '{{count}} maps',
  nothing: 'No tables or maps are generated',
  written: 'Own text, saved by {{name}} on {{time}}',
  write: 'Write text',
  editText: 'Edit text',
  dialog: '{{chapter}}: text ({{language}})',
  text: 'Text',
  textHelp: 'A paragraph a line, at most {{max}} characters. Save it empty to remove it.',
  chapters: 'Chapters of the report',
};
