import type { accountZh } from './zh-CN';

/** Words of the personal dialogs, of the hand-over from other entries and of the region preview. */
export const accountEn: typeof accountZh = {
  leaving: 'No valid sign-in was handed over; going to the administration…',
  userName: 'Account',
  contact: 'Contact person',
  phone: 'Phone',
  email: 'E-mail',
  emailUse: 'For reminders and other notices; may stay empty',
  none: 'Not given',
  oldPassword: 'Old password',
  newPassword: 'New password',
  repeatPassword: 'New password again',
  forced: {
    initial: 'Welcome. Please replace the password that you were given with one that only you know.',
    stale: 'Your password has not been changed for over 90 days, which is a risk. Please change it now.',
  },
  preview: {
    open: 'Preview',
    blocked: 'The browser blocked the new tab: allow this site to open tabs and try again',
    title: 'Region preview',
    missing:
      'The preview has no parameters: no project is named. Open it with “Preview” at the region file in the basic settings.',
    loading: 'Reading the region file…',
    empty: 'The file has no polygons to show',
    count: '{{count}} features',
    style: 'Set style (for this page only, not saved)',
  },
};
