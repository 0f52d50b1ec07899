/** Words of the screen of charts. */
export const chartsZh = {
  tabs: '图表类别',
  tab: {
    services: '服务',
    extent: '范围',
    seea: 'SEEA 账户表',
  },
  failed: '无法读取核算结果：{{reason}}',
};
