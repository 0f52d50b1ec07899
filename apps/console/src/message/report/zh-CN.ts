/** Words of the reports: what departments supply, by which deadline, in which state. */
export const reportZh = {
  name: '报表名称',
  input: '数据项',
  type: '类型',
  types: { RASTER: '栅格', VECTOR: '矢量', TABLE: '表格' },
  year: '年份',
  years: { 0: '当年', 1: '可比年' },
  /* Between the names of a list. */
  listed: '、',
  models: '所属模型',
  submitDue: '提交期限',
  confirmDue: '确认期限',
  noReports: '选择模型后，这里列出各模型所需的数据文件和表格。',
  toModels: '去选择模型',
  naming: {
    help: '填报部门看到的是这里的报表名称；名称留空时使用数据项名称。离开输入框即保存。',
    nameOf: '报表名称：{{name}}',
    submitDueOf: '提交期限：{{name}}',
    confirmDueOf: '确认期限：{{name}}',
  },
};
