/** Words of what keeps two years from being compared. */
export const comparabilityZh = {
  title: '两年结果不完全可比（{{count}} 项）',
  line: '{{kind}}：{{name}}',
  change: '（{{comparable}} → {{current}}）',
  touches: '涉及{{services}}',
  all: '全部服务',
  kind: {
    region: '分区或格网不同',
    resolution: '输入数据分辨率不同',
    source: '输入数据来源不同',
    'class-map': '重分类表不同',
    reading: '输入数据读取方式不同',
    method: '核算方法不同',
    'price-zones': '价格分区不同',
    'forced-zero': '强制修正不同',
    'urban-boundary': '城市边界不同',
    model: '模型版本不同',
    program: '程序版本不同',
    service: '仅一年有该服务',
  },
};
