/** Words of technical support. */
export const supportZh = {
  contact: '联系方式',
  noContact: '管理员尚未填写技术支持联系方式，请联系本平台的管理员。',
  diagnostics: '诊断信息',
  about: '反馈问题时请附上以下信息，其中不含账号、项目和数据。',
  copy: '复制诊断信息',
  files: '资料下载',
  filesAbout: '填报指南和各数据表的空白模板。',
  toFiles: '打开资料下载',
};

/** Words of the files for everybody. */
export const downloadZh = {
  title: '资料下载',
  back: '返回平台',
  guides: '使用指南',
  templates: '数据表模板',
  templatesAbout: '以下为空白模板；登录后在“数据采集”中下载的模板已按本部门的区划填好行。',
  name: '文件',
  models: '使用该表的模型',
  save: '下载',
};
