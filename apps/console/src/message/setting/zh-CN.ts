/** Words of the setting screens. */
export const settingZh = {};
