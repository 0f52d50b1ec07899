/** Words of maps, change, quality control and annexes of the report. */
export const annexWords = {
  maps: { zh: '空间分布', en: 'Distribution maps' },
  change: { zh: '变化', en: 'Change' },
  quality: { zh: '质量控制', en: 'Quality control' },
  annexes: { zh: '附录', en: 'Annexes' },
} as const;
