import type { ErrorEntry } from './error-entry';

/** The state of a project and of its forms. */
export const stateErrors = {
  // 106 state of the project
  FILE_REPLACED: {
    code: '10608',
    zh: '文件已被另一个操作替换，请重新打开后再试',
    en: 'Another request has replaced the file: open it again and retry',
  },
  IN_CALCULATION: {
    code: '10601',
    zh: '项目分析中，不可操作',
    en: 'The project is being calculated: not possible now',
  },
  PROJECT_READ_ONLY: {
    code: '10625',
    zh: '该项目由证据包打开，只能查看；如需修改，请复制项目',
    en: 'The project was opened from an evidence bundle and is read-only: copy it to change something',
  },
  NO_PHONE: {
    code: '10602',
    zh: '联系电话为空，无法发送催办通知!',
    en: 'No phone number: the reminder cannot be sent',
  },
  REMINDED_JUST_NOW: {
    code: '10603',
    zh: '刚刚已催办，请{seconds}秒后再试',
    en: 'Reminded just now, try again in {seconds} seconds',
  },
  FORM_STATE: {
    code: '10613',
    zh: '“{form}”的当前状态为“{state}”，不能{action}，请刷新后再试',
    en: '“{form}” is {state} now, so it cannot be {action}: reload and try again',
  },
  FORM_FAULTY: {
    code: '10614',
    zh: '“{form}”有{count}处错误，修改后才能提交：{first}',
    en: '“{form}” has {count} faults to correct before it can be submitted: {first}',
  },
  FORM_UNEXPLAINED: {
    code: '10615',
    zh: '“{form}”有{count}处需要填写说明：{first}',
    en: '“{form}” has {count} findings that need an explanation: {first}',
  },
  FORM_EMPTY: {
    code: '10616',
    zh: '“{form}”还没有上传文件',
    en: '“{form}” has no file yet: upload one first',
  },
  ONE_DEPARTMENT: {
    code: '10617',
    zh: '“{form}”是一个文件，只能分配给一个部门',
    en: '“{form}” is one file, so one department supplies it',
  },
  FORM_CONFIRMED: {
    code: '10618',
    zh: '“{form}”已由{department}提交并确认，请先取消确认，再收回',
    en: '“{form}” of {department} is confirmed: cancel the confirmation before you take the form back',
  },
  CODE_WRONG: { code: '10621', zh: '验证码错误或已失效', en: 'The code is wrong or no longer valid' },
  CODE_JUST_SENT: {
    code: '10622',
    zh: '验证码已发送，请{seconds}秒后再试',
    en: 'A code was sent: try again in {seconds} seconds',
  },
  CODE_QUOTA: {
    code: '10623',
    zh: '该手机号今日已获取{count}次验证码，请明日再试',
    en: 'This phone got {count} codes today: try again tomorrow',
  },
  PHONE_REGISTERED: { code: '10624', zh: '该手机号已注册', en: 'This phone has an account already' },
  NOTICE_SENT: { code: '10620', zh: '该通知已发出，无需重发', en: 'This notice was sent already' },
  FORM_OTHER_VERSION: {
    code: '10619',
    zh: '部门已重新提交“{form}”（第{version}版），请刷新后再审核',
    en: 'The department has submitted “{form}” again as version {version}: reload before you decide',
  },
  NO_REGION_FILE: { code: '10604', zh: '请先上传行政区文件', en: 'Upload a region file first' },
  LEVEL_NOT_MAPPED: {
    code: '10605',
    zh: '级别{level}缺少名称字段或编码字段',
    en: 'Level {level} has no name field or no code field',
  },
  FIELD_NOT_IN_FILE: {
    code: '10606',
    zh: '行政区文件中没有字段{field}',
    en: 'The region file has no field {field}',
  },
  LEVEL_ORDER: {
    code: '10607',
    zh: '分区部门级别{partition}不能高于核算区级别{accounting}',
    en: 'The partition level {partition} cannot be above the accounting level {accounting}',
  },
  VIEW_QUOTA: {
    code: '10665',
    zh: '每个项目最多保存{count}个地图视图，请先删除不用的视图',
    en: 'A project has at most {count} saved views: delete one first',
  },
  PROJECT_QUOTA: {
    code: '10609',
    zh: '最多可创建{count}个项目，请先删除不用的项目',
    en: 'An owner has at most {count} projects: delete one first',
  },
} as const satisfies Record<string, ErrorEntry>;
