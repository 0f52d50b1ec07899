/** Words of the personal dialogs, of the hand-over from other entries and of the region preview. */
export const accountZh = {
  leaving: '没有收到有效的登录信息，正在前往管理端…',
  userName: '账号',
  contact: '联系人',
  phone: '联系电话',
  email: '邮箱',
  emailUse: '用于接收期限提醒等通知，可不填',
  none: '未填写',
  oldPassword: '原密码',
  newPassword: '新密码',
  repeatPassword: '确认新密码',
  forced: {
    initial: '您好：首次登录请修改初始密码，新密码请勿告知他人。',
    stale: '您好：您的密码已超过90天未修改，存在安全隐患，请修改密码!',
  },
  preview: {
    open: '预览',
    blocked: '浏览器阻止了新标签页，请允许本站打开新标签页后重试',
    title: '行政区预览',
    missing: '缺少预览参数：没有指定项目。请在“基础设置”的行政区矢量文件处点击“预览”打开本页。',
    loading: '正在读取行政区文件…',
    empty: '该文件中没有可显示的多边形',
    count: '{{count}} 个要素',
    style: '设置样式（仅在本页有效，不保存）',
  },
};
