import { downloadEn } from '../support/en';
import type { entryZh } from './zh-CN';

export const entryEn: typeof entryZh = {
  app: { name: 'GEP console', slogan: 'Data copy · department collaboration · agile statistics' },
  success: 'Success',
  session: {
    expired: 'Your session has ended, please sign in again',
    handOffRefused: 'You are signed in as {{name}}: sign out before you open a project of another account',
  },
  error: {
    network: 'No connection: check the network and try again',
    unknown: 'This did not work, please try again',
    page: 'Something went wrong on this page',
    retry: 'Try again',
    'slow-script': 'The script of this page did not load within 120 seconds: check the network and reload',
    script:
      'The script of this page could not be loaded: the network failed, or the console was updated. Reload',
    stylesheet:
      'The styles of this page could not be loaded: the network failed, or the console was updated. Reload',
    reload: 'Reload',
  },
  language: {
    zh: '中文',
    en: 'English',
    confirmTitle: 'Change language',
    confirm: 'Changing the language reloads the page; unsaved changes are lost. Continue?',
  },
  login: {
    title: 'Sign in',
    account: 'Account',
    password: 'Password',
    remember: 'Remember password',
    submit: 'Sign in',
    who: 'Project owners and departments sign in here',
    adminEntry: 'Administrator entry',
    reportEntry: 'Data reporting entry',
    steps: [
      'Model selector',
      'Data distributor',
      'Collection monitor',
      'Processing engine',
      'Results viewer',
    ],
    map: 'Base map drawn by our own map engine',
  },
  register: {
    title: 'Register',
    phone: 'Phone',
    code: 'Verification code',
    send: 'Send code',
    again: 'Send again ({{seconds}} s)',
    submit: 'Register',
    back: 'Sign in with an account',
    done: 'Registered: sign in now',
  },
  download: downloadEn,
};
