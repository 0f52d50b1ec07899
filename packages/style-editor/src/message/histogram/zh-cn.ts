/** Words of the editors in Chinese: histogram and breaks. */
export const histogramZh = {
  'histogram.title': '直方图',
  'histogram.empty': '没有直方图',
  'histogram.mean': '平均值 {value}',
  'histogram.log': '对数刻度',
  'histogram.breaks': '间断值',
  'histogram.break': '间断值 {number}',
  'histogram.ends': '拉伸范围',
  'histogram.class-count': '第 {number} 类：{count}',
  'histogram.hint':
    '方向键移动，按住 Shift 微调，Home 和 End 移到两侧尽头；PageUp 和 PageDown 转到其他间断值；拖动时按住 Alt 不取整。',
  'histogram.hint-count': 'Insert 或双击添加间断值，Delete 删除。',
  'histogram.add': '添加间断值',
  'histogram.remove': '删除间断值',
  'histogram.share': '占比',
  'paste.not-number': '第 {place} 个值“{got}”不是合法的数字',
  'paste.out-of-byte-range': '第 {place} 个值 {got} 不在 -255 到 255 之间',
  'paste.not-ascending': '第 {place} 个值 {got} 应大于前一个值 {before}',
  'paste.count': '粘贴了 {got} 个间断值，应为 {min} 到 {max} 个',
};
