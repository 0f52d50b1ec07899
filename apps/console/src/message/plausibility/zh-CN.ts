/** Words of the remarks on results that are worth a look. */
export const plausibilityZh = {
  title: '价值量',
  share: '占总值',
  perKm2: '单位面积价值量',
  change: '较可比年变化',
  same: '同当年：无可比年数据和价格',
  sameYear: '同当年',
  allSame: '可比年没有单独的数据和价格，与当年相同。',
  someSame: '“{{year}}”：该服务的可比年没有单独的数据和价格。',
  remarks: '值得核对',
  withoutValue: '{{name}}：已计算，但没有结果：{{reason}}',
  concentration: '{{name}}：{{of}} 个像元中的 {{cells}} 个占价值量的 {{share}}。',
  noCells: '没有像元的分区（{{count}} 个）：{{names}}，面积小于一个像元。',
};
