import type { AccountSummary, SummaryService } from '@gep/api-client';

type Figures = NonNullable<SummaryService['current']>;

const year = (value: number | null, quantity: number | null, types: Figures['types'] = null): Figures => ({
  value,
  quantity,
  types,
});

const service = (
  own: Pick<SummaryService, 'id' | 'name' | 'group'> & Partial<SummaryService>,
): SummaryService => ({
  modelId: own.id,
  role: 'final',
  hasValue: true,
  functionUnit: 't',
  sameAsCurrent: false,
  current: null,
  comparable: null,
  children: [],
  ...own,
});

/** An account of five services in both years, with types of two levels. */
export const sampleSummary: AccountSummary = {
  year: '2020',
  total: {
    current: { name: '4 项服务价值合计（部分）', value: 10_500_000_000, composition: null },
    comparable: { name: '4 项服务价值合计（部分）', value: 8_000_000_000, composition: null },
  },
  groups: [
    { key: 'production', name: '物质产品供给' },
    { key: 'regulation', name: '调节服务' },
    { key: 'culture', name: '文化服务' },
  ],
  services: [
    service({
      id: '1',
      name: '农林牧渔产品',
      group: 'production',
      current: year(2_000_000_000, 4000, [{ code: 111, value: 500_000_000, quantity: 1000 }, { code: 0, value: 1_500_000_000, quantity: 3000 }]), // prettier-ignore
      comparable: year(2_500_000_000, 5000),
    }),
    service({
      id: '5',
      name: '固碳',
      group: 'regulation',
      functionUnit: 't CO₂',
      current: year(3_000_000_000, 800, [{ code: 111, value: 2_000_000_000, quantity: 500 }, { code: 121, value: 1_000_000_000, quantity: 300 }]), // prettier-ignore
      comparable: year(1_500_000_000, 400),
    }),
    service({
      id: '6',
      name: '气候调节',
      group: 'regulation',
      functionUnit: 'kWh',
      current: year(5_000_000_000, 9_000_000_000, [
        { code: 421, value: 5_000_000_000, quantity: 9_000_000_000 },
      ]),
      comparable: year(4_000_000_000, 7_000_000_000),
    }),
    service({
      id: '8',
      name: '空气净化',
      group: 'regulation',
      current: year(null, null),
      children: [
        {
          id: '8-so2',
          name: '二氧化硫',
          functionUnit: 't',
          current: { value: null, quantity: 12 },
          comparable: null,
        },
      ],
    }),
    service({
      id: '13',
      name: '病虫害控制',
      group: 'regulation',
      role: 'intermediate',
      functionUnit: 'hm²',
      current: year(500_000_000, 90, []),
    }),
  ],
  types: [
    { code: 1, name: '森林生态系统', parent: null },
    { code: 11, name: '阔叶林', parent: 1 },
    { code: 12, name: '针叶林', parent: 1 },
    { code: 111, name: '常绿阔叶林', parent: 11 },
    { code: 121, name: '常绿针叶林', parent: 12 },
    { code: 4, name: '湿地生态系统', parent: null },
    { code: 42, name: '湖泊', parent: 4 },
    { code: 421, name: '湖泊', parent: 42 },
  ],
};
