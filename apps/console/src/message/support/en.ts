import type { downloadZh, supportZh } from './zh-CN';

/** Words of technical support. */
export const supportEn: typeof supportZh = {
  contact: 'Contact',
  noContact: 'No support contact is set up here: ask the administrator of this server.',
  diagnostics: 'Diagnostic information',
  about: 'Send this along with your question. It holds no account, no project and no data.',
  copy: 'Copy diagnostic information',
  files: 'Downloads',
  filesAbout: 'The guide for departments and blank templates of all tables.',
  toFiles: 'Open the downloads',
};

/** Words of the files for everybody. */
export const downloadEn: typeof downloadZh = {
  title: 'Downloads',
  back: 'To the console',
  guides: 'Guides',
  templates: 'Templates of tables',
  templatesAbout:
    'These are blank. A template from “Data collection”, after signing in, has the rows of your own districts.',
  name: 'File',
  models: 'Models that read it',
  save: 'Download',
};
