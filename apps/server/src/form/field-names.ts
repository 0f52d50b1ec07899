import type { FormName, LocalText } from '@gep/api-client/contract';

const name = (zh: string, en: string): LocalText => ({ zh, en });

/** What fields of forms are called on the screen, by form. Fields that are models or parameters have their own names. */
export const fieldNames: Readonly<Partial<Record<FormName, Readonly<Record<string, LocalText>>>>> = {
  basicSetting: {
    particularYear: name('数据年份', 'Data year'),
    formulatingAuthority: name('制定机关', 'Issued by'),
    approvalAuthority: name('批准机关', 'Approved by'),
    approvalNumber: name('批准文号', 'Approval number'),
    expirationDateYear: name('有效期至（年）', 'Valid to (year)'),
    expirationDateMonth: name('有效期至（月）', 'Valid to (month)'),
    resolution: name('计算分辨率', 'Resolution'),
    predecessorId: name('上一年项目', 'Year before'),
    enterCurrentYear: name('计算选项：当年', 'Calculate: current year'),
    enterComparableYear: name('计算选项：可比年', 'Calculate: comparable year'),
    usePretreatment: name('使用预处理', 'Use preprocessing'),
    accountingField: name('核算区划', 'Accounting level'),
    partitionField: name('分区级别', 'Partition level'),
    priceZoneField: name('价格分区', 'Price zone'),
    regionFile: name('行政区矢量文件', 'Administrative regions'),
  },
  departments: {
    added: name('已新增', 'added'),
    deleted: name('已删除', 'deleted'),
    generated: name('分区部门已重新生成或清空', 'All departments were generated again or deleted'),
    userName: name('账号', 'account'),
    deptName: name('部门名称', 'name'),
    realName: name('联系人', 'contact'),
    phone: name('联系电话', 'phone'),
    email: name('邮箱', 'e-mail'),
    userLevel: name('用户级别', 'user level'),
    password: name('密码', 'password'),
  },
  inputs: {
    file: name('文件', 'file'),
    plain: name('单一数值', 'plain value'),
    scale: name('缩放系数', 'scale'),
    offset: name('偏移量', 'offset'),
    noData: name('无数据值', 'no-data values'),
    reclassification: name('重分类表', 'class mapping'),
    preset: name('内置对照表', 'ready mapping'),
    classesConfirmedAt: name('类别确认', 'confirmation of classes'),
    fields: name('字段对应', 'column mapping'),
    encoding: name('编码', 'encoding'),
    departments: name('填报部门', 'departments that fill it in'),
  },
  reports: {
    name: name('名称', 'name'),
    submitDue: name('提交期限', 'submission deadline'),
    confirmDue: name('确认期限', 'confirmation deadline'),
    departments: name('填报部门', 'departments that fill it in'),
  },
  parameters: { unselected: name('模型已取消选择，参数已删除', 'unselected: its parameters are deleted') },
  uncertainties: { unselected: name('模型已取消选择', 'unselected') },
  forcedZero: {
    useModelEcosystemCorrelation: name('修正模型与生态系统的对应关系', 'Forced correction on or off'),
    useUrbanEcosystemBoundary: name('更新城市生态系统边界', 'Urban boundary on or off'),
    boundary: name('城市生态系统边界文件', 'Urban boundary file'),
  },
  layerStyle: { style: name('样式', 'style') },
  savedViews: {
    name: name('名称', 'name'),
    added: name('已新增', 'added'),
    deleted: name('已删除', 'deleted'),
  },
<<<<<<< HEAD
  indicatorInputs: {
    current: name('当年', 'current year'),
    comparable: name('可比年', 'comparable year'),
    source: name('来源', 'source'),
  },
=======
  reportTexts: { zh: name('中文正文', 'Chinese text'), en: name('英文正文', 'English text') },
>>>>>>> f5964c1b (report: maps, change, quality, annexes, texts by hand and their tab)
  projectName: { name: name('项目名称', 'Project name') },
  noticeSetting: { reminderDays: name('提醒日期', 'Days of reminders') },
  personalInfo: {
    realName: name('姓名', 'Name'),
    phone: name('联系电话', 'Phone'),
    email: name('邮箱', 'E-mail'),
  },
  userStyles: {
    name: name('名称', 'name'),
    added: name('已新增', 'added'),
    deleted: name('已删除', 'deleted'),
  },
};
