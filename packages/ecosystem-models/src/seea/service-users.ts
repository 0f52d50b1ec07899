import type { ModelSlug } from '../catalogue';
import type { Name } from '../name';
import type { EconomicUnit } from './economic-units';

/** Groups of services as the rows of tables 7.1 and 9.1 have them. Totals leave abiotic flows out (SEEA EA 9.19). */
export const serviceSections = ['provisioning', 'regulating', 'cultural', 'abiotic'] as const;
/** A group of services. */
export type ServiceSection = (typeof serviceSections)[number];

/** Names as in the standard. */
export const sectionNames: Readonly<Record<ServiceSection, Name>> = {
  provisioning: { zh: '供给服务', en: 'Provisioning services' },
  regulating: { zh: '调节与维护服务', en: 'Regulating and maintenance services' },
  cultural: { zh: '文化服务', en: 'Cultural services' },
  abiotic: { zh: '非生物流量', en: 'Abiotic flows' },
};

/** The rows of the tables of SEEA EA that a service is in, and who is taken to use it. */
export interface ServiceEntry {
  readonly section: ServiceSection;
  /** The service of the reference list (table 6.3 of the standard). */
  readonly reference: Name;
  /** Parts of the use, 0-1; null for intermediate services, which ecosystems use. */
  readonly users: Readonly<Partial<Record<EconomicUnit, number>>> | null;
  /** Why these are the users. */
  readonly ground: Name;
}

const collective: Name = {
  zh: '受益者众多、难以分摊，按 SEEA EA 7.33 记为政府代表全体使用',
  en: 'Many users whose parts are not known: recorded as used by government on their behalf (SEEA EA 7.33)',
};
const residents: Name = { zh: '居民直接受益', en: 'Residents benefit' };
const waterUsers: Name = {
  zh: '供水与水处理单位少花费用',
  en: 'Water supply and treatment spend less',
};

/**
 * The default place and users of every service: one user each, because no input of the models says who uses what. They are
 * a choice, which the tables say.
 */
export const serviceEntries: Readonly<Record<ModelSlug, ServiceEntry>> = {
  farming: {
    section: 'provisioning',
    reference: { zh: '生物质供给服务', en: 'Biomass provisioning services' },
    users: { agriculture: 1 },
    ground: {
      zh: '产品由农业经营者收获；林业、渔业的部分未单列',
      en: 'Farmers harvest the products; parts of forestry and fishing are not known apart',
    },
  },
  'water-resources': {
    section: 'provisioning',
    reference: { zh: '供水服务', en: 'Water supply' },
    users: { water: 1 },
    ground: { zh: '由供水单位取用并分配', en: 'Withdrawn and distributed by water supply' },
  },
  'renewable-energy': {
    section: 'abiotic',
    reference: { zh: '非生物流量', en: 'Abiotic flows' },
    users: { energy: 1 },
    ground: { zh: '由发电企业使用', en: 'Used by producers of electricity' },
  },
  'sediment-mitigation': {
    section: 'regulating',
    reference: { zh: '土壤与泥沙保持服务', en: 'Soil and sediment retention services' },
    users: { government: 1 },
    ground: {
      zh: '水库与河道清淤由公共资金承担',
      en: 'Dredging of reservoirs and channels is paid from public funds',
    },
  },
  'carbon-sequestration': {
    section: 'regulating',
    reference: { zh: '全球气候调节服务', en: 'Global climate regulation services' },
    users: { government: 1 },
    ground: {
      zh: '全球受益的集体服务：按 SEEA EA 7.44 记为核算区政府使用，不记输出',
      en: 'A collective service of benefit to all: used by the government of the area, no export (SEEA EA 7.44)',
    },
  },
  'climate-regulation': {
    section: 'regulating',
    reference: { zh: '局地气候调节服务', en: 'Local (micro and meso) climate regulation services' },
    users: { households: 1 },
    ground: { zh: '居民少用降温能源', en: 'Residents need less energy for cooling' },
  },
  'water-conservation': {
    section: 'regulating',
    reference: { zh: '水流调节服务', en: 'Water flow regulation services' },
    users: { water: 1 },
    ground: { zh: '供水单位得到稳定的水量', en: 'Water supply gets a steadier flow' },
  },
  'air-purification': {
    section: 'regulating',
    reference: { zh: '空气过滤服务', en: 'Air filtration services' },
    users: { households: 1 },
    ground: residents,
  },
  'water-self-purification': {
    section: 'regulating',
    reference: { zh: '水质净化服务', en: 'Water purification services' },
    users: { water: 1 },
    ground: waterUsers,
  },
  'flood-mitigation': {
    section: 'regulating',
    reference: { zh: '洪水控制服务', en: 'Flood control services' },
    users: { government: 1 },
    ground: collective,
  },
  'runoff-analysis': {
    section: 'regulating',
    reference: { zh: '水流调节服务', en: 'Water flow regulation services' },
    users: null,
    ground: { zh: '只供其他模型使用', en: 'Only other models use it' },
  },
  'non-point-source-control': {
    section: 'regulating',
    reference: { zh: '水质净化服务', en: 'Water purification services' },
    users: { water: 1 },
    ground: waterUsers,
  },
  'pest-control': {
    section: 'regulating',
    reference: { zh: '生物防治服务', en: 'Biological control services' },
    users: null,
    ground: {
      zh: '由提供该服务的林地、草地自身的产品生产使用',
      en: 'Used by the products of the forests and grasslands that supply it',
    },
  },
  'noise-abatement': {
    section: 'regulating',
    reference: { zh: '噪声消减服务', en: 'Noise attenuation services' },
    users: { households: 1 },
    ground: residents,
  },
  'respiratory-disease': {
    section: 'regulating',
    reference: { zh: '空气过滤服务', en: 'Air filtration services' },
    users: { households: 1 },
    ground: residents,
  },
  'wind-sand-fixation': {
    section: 'regulating',
    reference: { zh: '土壤与泥沙保持服务', en: 'Soil and sediment retention services' },
    users: { government: 1 },
    ground: collective,
  },
  'coastal-protection': {
    section: 'regulating',
    reference: { zh: '洪水控制服务（海岸防护）', en: 'Flood control services (coastal protection)' },
    users: { government: 1 },
    ground: collective,
  },
  'marine-purification': {
    section: 'regulating',
    reference: { zh: '水质净化服务', en: 'Water purification services' },
    users: { government: 1 },
    ground: collective,
  },
  'daily-recreation': {
    section: 'cultural',
    reference: { zh: '休憩相关服务', en: 'Recreation-related services' },
    users: { households: 1 },
    ground: { zh: '居民到访', en: 'Residents visit' },
  },
  'nature-tourism': {
    section: 'cultural',
    reference: { zh: '休憩相关服务', en: 'Recreation-related services' },
    users: { households: 1 },
    ground: {
      zh: '游客到访；区外游客应记为输出，其占比未知',
      en: 'Tourists visit; those from elsewhere would be an export, but their part is not known',
    },
  },
  'housing-premium': {
    section: 'cultural',
    reference: { zh: '视觉景观服务', en: 'Visual amenity services' },
    users: { households: 1 },
    ground: { zh: '住户享受景观', en: 'Occupants enjoy the view' },
  },
  'hotel-premium': {
    section: 'cultural',
    reference: { zh: '视觉景观服务', en: 'Visual amenity services' },
    users: { services: 1 },
    ground: { zh: '酒店在房价中出售景观', en: 'Hotels sell the view with their rooms' },
  },
};
