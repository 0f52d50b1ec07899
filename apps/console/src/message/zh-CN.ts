import { accountZh } from './account/zh-CN';
import { changeZh } from './change/zh-CN';
import { accountReportZh } from './account-report/zh-CN';
import { chartsZh } from './charts/zh-CN';
import { comparabilityZh } from './comparability/zh-CN';
import { scenarioZh } from './scenario/zh-CN';
import { seeaZh } from './seea/zh-CN';
import { collectionZh } from './collection/zh-CN';
import { departmentZh } from './department/zh-CN';
import { entryZh } from './entry/zh-CN';
import { faultZh } from './fault/zh-CN';
import { mapZh } from './map/zh-CN';
import { modelsZh } from './models/zh-CN';
import { previewZh } from './preview/zh-CN';
import { noticeZh } from './notice/zh-CN';
import { progressZh } from './progress/zh-CN';
import { figureZh } from './figure/zh-CN';
import { rangeZh } from './range/zh-CN';
import { relationZh } from './relation/zh-CN';
import { reportZh } from './report/zh-CN';
import { resultZh } from './result/zh-CN';
import { reviewZh } from './review/zh-CN';
import { settingZh } from './setting/zh-CN';
import { libraryZh } from './library/zh-CN';
import { supportZh } from './support/zh-CN';
import { tableZh } from './table/zh-CN';

export const zhCN = {
  ...entryZh,
  unsaved: {
    title: '保存修改',
    text: '当前页面有未保存的修改，是否保存？',
    dropTitle: '放弃修改',
    drop: '尚未保存的内容将丢失，确定关闭？',
  },
  action: {
    ok: '确定',
    cancel: '取消',
    close: '关闭',
    save: '保存',
    edit: '编辑',
    delete: '删除',
    open: '打开',
    rename: '重命名',
    create: '新建',
    yes: '是',
    no: '否',
    import: '导入',
    retry: '重试',
  },
  theme: { dark: '切换到深色', light: '切换到浅色' },
  shell: {
    fullSize: '按原始大小显示页面',
    fitDisplay: '页面缩放到屏幕',
    noProject: '当前没有打开的项目',
    projectManagement: '项目管理',
    openProject: '打开项目',
    collapse: '收起菜单',
    expand: '展开菜单',
    user: '用户菜单',
    account: '账号',
    personalInfo: '个人信息',
    changePassword: '修改密码',
    logout: '退出登录',
    logoutConfirm: '确定退出登录吗?',
    offline: '网络已断开',
    readOnly: '本项目由证据包打开，只能查看。如需修改，请复制项目。',
    synthetic: '本项目的全部数据由程序生成，为合成数据，不代表任何真实区域。',
    menu: '主菜单',
    group: {
      setting: '设置',
      data: '数据',
      accounting: '核算',
      result: '结果',
      installation: '系统管理',
      help: '帮助',
    },
    step: {
      label: '工作步骤',
      position: '第 {{step}} 步，共 {{count}} 步',
      next: '下一步：{{name}}',
      about: {
        basic: '设置年份和分辨率，上传行政区文件，选择核算和分区级别。',
        model: '选择要核算的模型，填写参数，上传数据或分配给部门填报。',
        confirm: '审核部门提交的数据；只有已确认的数据参与核算，没有分配填报的项目可跳过。',
        pretreatment: '提前把输入数据对齐到统一网格并检查；跳过时，核算会自动完成。',
        accounting: '计算所选模型，查看各项服务的实物量和价值。',
        result: '在地图上查看、制图、统计和导出结果。',
      },
    },
    page: {
      basic: '基础设置',
      model: '模型选择',
      forcedZero: '强制修正',
      spaceSharing: '空间分摊',
      reportNaming: '报表命名',
      department: '部门管理',
      distribution: '数据采集',
      progress: '填报进度',
      styleLibrary: '公共样式库',
      technicalSupport: '技术支持',
      confirm: '数据确认',
      pretreatment: '底图预处理',
      accounting: '核算看板',
      result: '空间可视化',
      charts: '图表可视化',
    },
  },
  project: {
    title: '项目管理',
    name: '项目名称',
    created: '创建时间',
    used: '最近使用',
    state: '状态',
    createTitle: '新建项目',
    renameTitle: '重命名项目',
    deleteTitle: '删除项目',
    deleteConfirm: '此操作将永久删除项目 {{name}} 及其全部数据和结果，是否继续？',
    empty: '还没有项目，点击“新建”创建第一个项目。',
    sample: '示例（合成数据）',
    readOnly: '来自证据包（只读）',
    nameRequired: '请输入项目名称',
    nameSpaces: '项目名称不能包含空格',
    opened: '当前项目',
    copy: {
      action: '复制',
      title: '复制项目 {{name}}',
      suffix: '-副本',
      name: '副本名称',
      start: '开始复制',
      always: '始终复制：基础设置、行政区文件、模型选择与参数、报表名称，以及尚未到期的填报和审核期限。',
      data: '同时复制输入数据文件及其设置',
      departments: '同时复制部门及其应填的报表',
      accounts: '副本中的部门使用新的账号和初始密码，请在副本中分发。',
      never: '不复制：部门填报的内容、计算结果。',
      running: '正在复制到 {{name}}',
      progress: '复制进度',
      done: '已完成 {{percent}}%',
      unseen: '暂时无法获取进度（{{reason}}），复制仍在继续',
      background: '在后台继续',
      failed:
        '复制未完成，没有留下任何内容。可能是存储空间不足，或源项目的行政区文件在复制期间被更换。请稍后重试。',
      copied: '已复制为项目 {{name}}',
    },
  },
  conflict: {
    title: '他人已修改',
    titleOwn: '另一窗口已修改',
    explain: '您打开此页之后，以下内容已被保存为其他值：',
    by: '{{who}}，{{time}}',
    you: '您（另一窗口）',
    somebody: '其他用户',
    choices:
      '“载入对方的修改”放弃您未保存的内容；“保留我的修改”覆盖以上全部内容，包括您没有改动的；“返回”不保存，已填写的内容保留。',
    notSaved: '未保存',
    back: '返回',
    theirs: '载入对方的修改',
    mine: '保留我的修改',
  },
  pager: {
    label: '分页',
    count: '共 {{total}} 条，第 {{page}} / {{pages}} 页',
    previous: '上一页',
    next: '下一页',
    size: '每页条数',
    perPage: '{{count}} 条/页',
    jumpTo: '跳至页码',
    jump: '跳转',
  },
  runState: { NOT_RUN: '未运行', IN_CALCULATE: '正在运行', COMPLETE: '运行完成', FAILED: '运行失败' },
  setting: settingZh,
  collection: collectionZh,
  department: departmentZh,
  preview: previewZh,
  progress: progressZh,
  notice: noticeZh,
  library: libraryZh,
  support: supportZh,
  fault: faultZh,
  map: mapZh,
  models: modelsZh,
  range: rangeZh,
  figure: figureZh,
  relation: relationZh,
  table: tableZh,
  report: reportZh,
  review: reviewZh,
  result: resultZh,
  account: accountZh,
  change: changeZh,
  accountReport: accountReportZh,
  charts: chartsZh,
  comparability: comparabilityZh,
  scenario: scenarioZh,
  seea: seeaZh,
};

/** The shape of the words: every language has the same keys. */
export type Messages = typeof zhCN;
