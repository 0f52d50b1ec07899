import { downloadZh } from '../support/zh-CN';

/** What the login and the pages beside it say; they load no other words. */
export const entryZh = {
  app: { name: 'GEP 核算平台', slogan: '数据复制 · 部门协作 · 敏捷统计' },
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
  login: {
    title: '登录',
    account: '账号',
    password: '密码',
    remember: '记住密码',
    submit: '登录',
    who: '项目管理员与填报部门均在此登录',
    adminEntry: '管理员入口',
    reportEntry: '数据填报入口',
    steps: ['模型选择', '数据分发', '填报监控', '计算引擎', '结果展示'],
    map: '由本平台地图引擎绘制的底图',
  },
  register: {
    title: '注册',
    phone: '手机号',
    code: '验证码',
    send: '获取验证码',
    again: '重新获取（{{seconds}}秒）',
    submit: '注册',
    back: '已有账号，去登录',
    done: '注册成功，请登录',
  },
  download: downloadZh,
};
