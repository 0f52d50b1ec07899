import { accountZh } from './account/zh-CN';
import { collectionZh } from './collection/zh-CN';
import { departmentZh } from './department/zh-CN';
import { faultZh } from './fault/zh-CN';
import { modelsZh } from './models/zh-CN';
import { previewZh } from './preview/zh-CN';
import { noticeZh } from './notice/zh-CN';
import { progressZh } from './progress/zh-CN';
import { rangeZh } from './range/zh-CN';
import { relationZh } from './relation/zh-CN';
import { reportZh } from './report/zh-CN';
import { resultZh } from './result/zh-CN';
import { reviewZh } from './review/zh-CN';
import { settingZh } from './setting/zh-CN';
import { downloadZh, supportZh } from './support/zh-CN';
import { tableZh } from './table/zh-CN';

export const zhCN = {
  app: { name: 'GEP 核算平台', slogan: '数据复制 · 部门协作 · 敏捷统计' },
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
    retry: '重试',
  },
  success: '成功',
  session: {
    expired: '登录超时',
    handOffRefused: '当前已登录账号{{name}}：请先退出登录，再打开其他账号的项目',
  },
  error: {
    network: '网络连接失败，请检查网络后重试',
    unknown: '操作失败，请重试',
    page: '页面出错了',
    retry: '重试',
    'slow-script': '页面脚本在 120 秒内未加载完成，请检查网络后重新加载',
    script: '页面脚本加载失败：网络中断，或系统已更新，请重新加载',
    stylesheet: '页面样式加载失败：网络中断，或系统已更新，请重新加载',
    reload: '重新加载',
  },
  language: {
    zh: '中文',
    en: 'English',
    confirmTitle: '切换语言',
    confirm: '切换语言将重新加载页面，未保存的修改会丢失，是否继续?',
  },
  theme: { dark: '切换到深色', light: '切换到浅色' },
  login: {
    title: '登录',
    account: '账号',
    password: '密码',
    remember: '记住密码',
    submit: '登录',
    adminEntry: '管理员入口',
    reportEntry: '数据填报入口',
    steps: ['模型选择', '数据分发', '填报监控', '计算引擎', '结果展示'],
    map: '由本平台地图引擎绘制的底图',
  },
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
    synthetic: '本项目的全部数据由程序生成，为合成数据，不代表任何真实区域。',
    menu: '主菜单',
    group: { setting: '设置', data: '数据', accounting: '核算', result: '结果', help: '帮助' },
    page: {
      basic: '基础设置',
      model: '模型选择',
      forcedZero: '强制修正',
      spaceSharing: '空间分摊',
      reportNaming: '报表命名',
      department: '部门管理',
      distribution: '数据采集',
      progress: '填报进度',
      technicalSupport: '技术支持',
      confirm: '数据确认',
      pretreatment: '底图预处理',
      accounting: '核算看板',
      result: '空间可视化',
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
    nameRequired: '请输入项目名称',
    nameSpaces: '项目名称不能包含空格',
    opened: '当前项目',
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
  support: supportZh,
  download: downloadZh,
  fault: faultZh,
  models: modelsZh,
  range: rangeZh,
  relation: relationZh,
  table: tableZh,
  report: reportZh,
  review: reviewZh,
  result: resultZh,
  account: accountZh,
};

/** The shape of the words: every language has the same keys. */
export type Messages = typeof zhCN;
