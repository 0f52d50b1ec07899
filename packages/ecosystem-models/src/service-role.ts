import type { ServiceFlag, ServiceRole } from './definition';

const flag = (role: ServiceRole, zh: string, en: string): ServiceFlag => ({
  role,
  reason: { zh, en },
  mark: 'choice',
});
const final = (zh: string, en: string): ServiceFlag => flag('final', zh, en);

/**
 * The role of every service. No model is flagged `imported`: all of them count what the cells and districts of the
 * accounting area supply, also where the users live outside it.
 */
export const serviceFlags = {
  farming: final('产品由农户、牧户和渔户直接收获', 'Farmers, herders and fishers harvest the products'),
  'water-resources': final('水由用户直接取用', 'Users withdraw the water'),
  'renewable-energy': final(
    '能源由用户直接使用；SEEA EA 将风能、太阳能列为非生物流量',
    'Users take the energy; SEEA EA records wind and sun apart, as abiotic flows',
  ),
  'sediment-mitigation': final(
    '水库与河道少清淤，使用者直接受益',
    'Operators of reservoirs and channels dredge less',
  ),
  'carbon-sequestration': final('受益者为全球居民，属集体服务', 'The world benefits: a collective service'),
  'climate-regulation': final('居民少用降温能源', 'Residents need less energy for cooling'),
  'water-conservation': final(
    '用水者得到稳定的水量；与水资源重叠的部分单列',
    'Users get a steadier flow; what overlaps with water resources is itemised',
  ),
  'air-purification': final('居民呼吸更洁净的空气', 'Residents breathe cleaner air'),
  'water-self-purification': final('用水者得到更洁净的水', 'Users get cleaner water'),
  'flood-mitigation': final('下游居民与财产受到保护', 'People and property downstream are protected'),
  'runoff-analysis': flag(
    'intermediate',
    '只为水源涵养、洪水调蓄和面源污染提供径流量，没有价值量',
    'Only gives other models their runoff; it has no value',
  ),
  'non-point-source-control': final(
    '下游用水者得到更洁净的水；与减少泥沙淤积同源但损害不同',
    'Users downstream get cleaner water: the soil of sediment mitigation, but other damage',
  ),
  'pest-control': flag(
    'intermediate',
    '受益者为林草产品的生产，其价值部分已在农林牧渔产品中',
    'An input to forest and grassland products, whose value already holds a part of it',
  ),
  'noise-abatement': final('道路两侧居民听到的噪声更小', 'Residents beside roads hear less noise'),
  'respiratory-disease': final('居民患病更少', 'Fewer residents fall ill'),
  'wind-sand-fixation': final('下风向居民与设施受到保护', 'People and structures downwind are protected'),
  'coastal-protection': final(
    '岸线后方的居民与财产受到保护',
    'People and property behind the shore are protected',
  ),
  'marine-purification': final('近海使用者得到更洁净的海水', 'Users of coastal waters get cleaner water'),
  'daily-recreation': final('居民直接到访', 'Residents visit'),
  'nature-tourism': final(
    '游客直接到访，区外游客按输出计',
    'Tourists visit; those from elsewhere are an export',
  ),
  'housing-premium': final('住户享受景观', 'Occupants enjoy the view'),
  'hotel-premium': final('住客享受景观', 'Guests enjoy the view'),
} as const satisfies Readonly<Record<string, ServiceFlag>>;
