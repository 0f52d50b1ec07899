/** Words of the screen of charts. */
export const chartsZh = {
  tabs: '图表类别',
  tab: {
    services: '服务',
  },
  failed: '无法读取核算结果：{{reason}}',
};
